// Three functions that would need a newer system than everything else in the program, which needs glibc 2.34.
//
// They are called by Foundation and by the C++ library, never by Patternbook. Linked with --wrap for each.
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>

#if defined(__x86_64__)
#define FIRST_VERSION "GLIBC_2.2.5"
#elif defined(__aarch64__)
#define FIRST_VERSION "GLIBC_2.17"
#endif

// Since 2.35, these leave setting errno to the caller; the first versions do it themselves.
double first_hypot(double, double);
float first_hypotf(float, float);
__asm__(".symver first_hypot, hypot@" FIRST_VERSION);
__asm__(".symver first_hypotf, hypotf@" FIRST_VERSION);

double __wrap_hypot(double x, double y) { return first_hypot(x, y); }

float __wrap_hypotf(float x, float y) { return first_hypotf(x, y); }

// New in 2.36.
uint32_t __wrap_arc4random(void) {
  uint32_t value;
  if (getentropy(&value, sizeof value) != 0) abort();
  return value;
}
