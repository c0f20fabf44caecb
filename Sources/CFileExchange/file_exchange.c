#define _GNU_SOURCE
#include "file_exchange.h"

#include <stdio.h>

#if defined(__APPLE__)

int exchange_files(const char *first, const char *second) { return renamex_np(first, second, RENAME_SWAP); }

#else

#include <fcntl.h>

int exchange_files(const char *first, const char *second) {
  return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}

#endif
