#define _GNU_SOURCE
#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

#if defined(__APPLE__)

int open_without_links(int folder, const char *path, int flags) {
  return openat(folder, path, flags | O_NOFOLLOW_ANY);
}

int exchange_names(int folder, const char *first, const char *second) {
  return renameatx_np(folder, first, folder, second, RENAME_SWAP);
}

int rename_to_free_name(int folder, const char *name, int new_folder, const char *new_name) {
  return renameatx_np(folder, name, new_folder, new_name, RENAME_EXCL);
}

#else

#include <linux/openat2.h>
#include <sys/syscall.h>
#include <unistd.h>

int open_without_links(int folder, const char *path, int flags) {
  struct open_how how = {.flags = (unsigned int)flags, .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS};
  int file = (int)syscall(SYS_openat2, folder, path, &how, sizeof(how));
  // Sandboxes that do not know the call refuse it in various ways.
  if (file < 0 && (errno == EPERM || errno == EINVAL || errno == E2BIG)) errno = ENOSYS;
  return file;
}

int exchange_names(int folder, const char *first, const char *second) {
  return renameat2(folder, first, folder, second, RENAME_EXCHANGE);
}

int rename_to_free_name(int folder, const char *name, int new_folder, const char *new_name) {
  return renameat2(folder, name, new_folder, new_name, RENAME_NOREPLACE);
}

#endif
