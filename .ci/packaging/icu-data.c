// ICU data without any items.
//
// Foundation brings ICU with 34 MB of data about languages, regions, and calendars, which is half of the program. Patternbook
// uses none of it: it sorts, folds, and formats text itself, so that its output is the same everywhere. ICU is made for this:
// a lookup finds nothing and says so. Properties of characters and normalization are not part of the data.
//
// .ci/release gives this the name that Foundation's code refers to. The linker then leaves the data in its archive.
#include <stdint.h>

struct data {
  uint16_t header_size;
  uint8_t magic[2];
  struct {
    uint16_t size, reserved;
    uint8_t is_big_endian, charset, char_size, reserved_byte;
    uint8_t format[4], format_version[4], data_version[4];
  } info;
  uint8_t padding[8];
  uint32_t count, end[3];
};

__attribute__((aligned(16))) const struct data patternbook_icu_data = {
  .header_size = 32,
  .magic = {0xDA, 0x27},
  .info = {
    .size = 20,
    .is_big_endian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__,
    .char_size = 2,
    .format = {'T', 'o', 'C', 'P'},
    .format_version = {1},
  },
};
