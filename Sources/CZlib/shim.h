#include <zlib.h>

// Macros of zlib, which Swift does not see. 31: a window of 32 KB, in the format of gzip.
static inline int zlib_begin_gzip(z_stream *stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, 31, 8, Z_DEFAULT_STRATEGY);
}

static inline int zlib_begin_gunzip(z_stream *stream) { return inflateInit2(stream, 31); }
