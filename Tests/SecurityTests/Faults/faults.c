// A library to be preloaded into a program: at the n-th call that concerns a folder, something happens.
//
// It is before the C library's calls on files and passes each on. Calls are counted that name a path below
// FAULT_ROOT, that name one relative to the working folder, or that use a descriptor which such a call has opened.
//
//   FAULT_ROOT     the folder, as an absolute path without links
//   FAULT_CLASSES  sum of the classes that count: 1 changes, 2 reads, 4 looks
//   FAULT_AT       the number of the call at which it happens; the first is 1
//   FAULT_DO       what happens:
//                    fail   the call fails with FAULT_ERRNO
//                    full   this and all later calls that take space fail as on a full disk; a write is cut short first
//                    kill   the process is killed before the call
//                    swap   pairs of paths in FAULT_SWAP, one path a line, are exchanged before the call
//                    limit  the address space may grow by FAULT_SLACK bytes from here on
//   FAULT_LOG      a file that gets a line for each call that counts, with “!” before that at which it happened

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { CHANGES = 1, READS = 2, LOOKS = 4 };
enum action { NOTHING, FAIL, FULL, KILL, SWAP, LIMIT };

// What a call is to do.
enum verdict { PASS, REFUSE, CUT };

#define DESCRIPTORS 4096
static atomic_char tracked[DESCRIPTORS];
static atomic_int counter;
static int is_ready, classes, at, fault, log_descriptor = -1;
static enum action action;
static const char *root, *swaps;
static size_t root_length;
static long slack;

#define REAL(name)                                                                                                     \
  static __typeof__(&name) real;                                                                                       \
  if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

__attribute__((constructor)) static void prepare(void) {
  root = getenv("FAULT_ROOT");
  if (!root) return;
  root_length = strlen(root);
  const char *value = getenv("FAULT_CLASSES");
  classes = value ? atoi(value) : CHANGES;
  value = getenv("FAULT_AT");
  at = value ? atoi(value) : 0;
  value = getenv("FAULT_ERRNO");
  fault = value ? atoi(value) : EIO;
  value = getenv("FAULT_SLACK");
  slack = value ? atol(value) : 0;
  swaps = getenv("FAULT_SWAP");
  value = getenv("FAULT_DO");
  const char *names[] = {"", "fail", "full", "kill", "swap", "limit"};
  for (int index = 1; value && index < 6; index++)
    if (!strcmp(value, names[index])) action = (enum action)index;
  value = getenv("FAULT_LOG");
  if (value) log_descriptor = (int)syscall(SYS_openat, AT_FDCWD, value, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  is_ready = 1;
}

static void note(const char *call, const char *path, int happens) {
  if (log_descriptor < 0) return;
  char line[PATH_MAX + 64];
  int length = snprintf(line, sizeof line, "%s%s %s\n", happens ? "!" : "", call, path ? path : "");
  if (length > (int)sizeof line - 1) length = sizeof line - 1;
  syscall(SYS_write, log_descriptor, line, (size_t)length);
}

static void exchange(void) {
  char *text = strdup(swaps ? swaps : ""), *rest = text, *first, *second;
  while ((first = strsep(&rest, "\n")) && (second = strsep(&rest, "\n")))
    syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, 2);
  free(text);
}

static void limit(void) {
  char text[64] = "";
  int descriptor = (int)syscall(SYS_openat, AT_FDCWD, "/proc/self/statm", O_RDONLY, 0);
  if (syscall(SYS_read, descriptor, text, sizeof text - 1) < 0) return;
  syscall(SYS_close, descriptor);
  rlim_t size = (rlim_t)(atol(text) * sysconf(_SC_PAGESIZE) + slack);
  setrlimit(RLIMIT_AS, &(struct rlimit){size, size});
}

static int is_inside(int folder, const char *path) {
  if (!is_ready || !path) return 0;
  if (path[0] == '/') return !strncmp(path, root, root_length) && (path[root_length] == '/' || !path[root_length]);
  return folder == AT_FDCWD || (folder >= 0 && folder < DESCRIPTORS && tracked[folder]);
}

static int is_tracked(int descriptor) {
  return is_ready && descriptor >= 0 && descriptor < DESCRIPTORS && tracked[descriptor];
}

// Counts a call, and says what it is to do. Errno is set where it is refused.
static enum verdict judge(int is_ours, int class, int takes_space, const char *call, const char *path) {
  if (!is_ours || !(class & classes)) return PASS;
  int number = atomic_fetch_add(&counter, 1) + 1;
  note(call, path, at && number == at);
  if (!at || number < at || (number > at && action != FULL)) return PASS;
  switch (action) {
  case FAIL: errno = fault; return REFUSE;
  case FULL:
    if (!takes_space) return PASS;
    errno = ENOSPC;
    return number == at ? CUT : REFUSE;
  case KILL: kill(getpid(), SIGKILL); return PASS;
  case SWAP: exchange(); return PASS;
  case LIMIT: limit(); return PASS;
  default: return PASS;
  }
}

static int opened(int descriptor, int is_ours) {
  if (is_ready && descriptor >= 0 && descriptor < DESCRIPTORS) tracked[descriptor] = (char)is_ours;
  return descriptor;
}

// MARK: Opening

static int open_class(int flags) { return flags & (O_CREAT | O_TRUNC | O_WRONLY | O_RDWR) ? CHANGES | READS : READS; }

#define MODE(flags)                                                                                                    \
  mode_t mode = 0;                                                                                                     \
  if ((flags) & (O_CREAT | __O_TMPFILE)) {                                                                             \
    va_list list;                                                                                                      \
    va_start(list, flags);                                                                                             \
    mode = va_arg(list, mode_t);                                                                                       \
    va_end(list);                                                                                                      \
  }

#define OPEN(name)                                                                                                     \
  int name(const char *path, int flags, ...) {                                                                         \
    REAL(name);                                                                                                        \
    MODE(flags)                                                                                                        \
    int ours = is_inside(AT_FDCWD, path);                                                                              \
    if (judge(ours, open_class(flags), flags & O_CREAT, #name, path)) return -1;                                       \
    return opened(real(path, flags, mode), ours);                                                                      \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                                                                                   \
  int name(int folder, const char *path, int flags, ...) {                                                             \
    REAL(name);                                                                                                        \
    MODE(flags)                                                                                                        \
    int ours = is_inside(folder, path);                                                                                \
    if (judge(ours, open_class(flags), flags & O_CREAT, #name, path)) return -1;                                       \
    return opened(real(folder, path, flags, mode), ours);                                                              \
  }
OPENAT(openat)
OPENAT(openat64)

DIR *opendir(const char *path) {
  REAL(opendir);
  int ours = is_inside(AT_FDCWD, path);
  if (judge(ours, READS, 0, "opendir", path)) return NULL;
  DIR *folder = real(path);
  if (folder) opened(dirfd(folder), ours);
  return folder;
}

int closedir(DIR *folder) {
  REAL(closedir);
  opened(dirfd(folder), 0);
  return real(folder);
}

int close(int descriptor) {
  REAL(close);
  int ours = is_tracked(descriptor);
  enum verdict verdict = judge(ours, CHANGES, 0, "close", NULL);
  int error = errno;
  if (ours) opened(descriptor, 0);
  int result = real(descriptor);
  if (!verdict) return result;
  errno = error;
  return -1;
}

// MARK: Calls that take paths

#define PATH(name, class, space, parameters, arguments, folder, path)                                                  \
  int name parameters {                                                                                                \
    REAL(name);                                                                                                        \
    if (judge(is_inside(folder, path), class, space, #name, path)) return -1;                                          \
    return real arguments;                                                                                             \
  }
PATH(mkdir, CHANGES, 1, (const char *path, mode_t mode), (path, mode), AT_FDCWD, path)
PATH(mkdirat, CHANGES, 1, (int folder, const char *path, mode_t mode), (folder, path, mode), folder, path)
PATH(rename, CHANGES, 0, (const char *path, const char *to), (path, to), AT_FDCWD, path)
PATH(renameat, CHANGES, 0, (int folder, const char *path, int other, const char *to), (folder, path, other, to), folder, path)
PATH(renameat2, CHANGES, 0, (int folder, const char *path, int other, const char *to, unsigned flags),
     (folder, path, other, to, flags), folder, path)
PATH(link, CHANGES, 1, (const char *path, const char *to), (path, to), AT_FDCWD, to)
PATH(linkat, CHANGES, 1, (int folder, const char *path, int other, const char *to, int flags),
     (folder, path, other, to, flags), other, to)
PATH(symlink, CHANGES, 1, (const char *target, const char *path), (target, path), AT_FDCWD, path)
PATH(symlinkat, CHANGES, 1, (const char *target, int folder, const char *path), (target, folder, path), folder, path)
PATH(unlink, CHANGES, 0, (const char *path), (path), AT_FDCWD, path)
PATH(unlinkat, CHANGES, 0, (int folder, const char *path, int flags), (folder, path, flags), folder, path)
PATH(rmdir, CHANGES, 0, (const char *path), (path), AT_FDCWD, path)
PATH(chmod, CHANGES, 0, (const char *path, mode_t mode), (path, mode), AT_FDCWD, path)
PATH(fchmodat, CHANGES, 0, (int folder, const char *path, mode_t mode, int flags), (folder, path, mode, flags), folder, path)
PATH(chown, CHANGES, 0, (const char *path, uid_t owner, gid_t group), (path, owner, group), AT_FDCWD, path)
PATH(fchownat, CHANGES, 0, (int folder, const char *path, uid_t owner, gid_t group, int flags),
     (folder, path, owner, group, flags), folder, path)
PATH(utimensat, CHANGES, 0, (int folder, const char *path, const struct timespec times[2], int flags),
     (folder, path, times, flags), folder, path)
PATH(access, LOOKS, 0, (const char *path, int mode), (path, mode), AT_FDCWD, path)
PATH(faccessat, LOOKS, 0, (int folder, const char *path, int mode, int flags), (folder, path, mode, flags), folder, path)
PATH(stat, LOOKS, 0, (const char *path, struct stat *status), (path, status), AT_FDCWD, path)
PATH(lstat, LOOKS, 0, (const char *path, struct stat *status), (path, status), AT_FDCWD, path)
PATH(fstatat, LOOKS, 0, (int folder, const char *path, struct stat *status, int flags), (folder, path, status, flags),
     folder, path)
PATH(stat64, LOOKS, 0, (const char *path, struct stat64 *status), (path, status), AT_FDCWD, path)
PATH(lstat64, LOOKS, 0, (const char *path, struct stat64 *status), (path, status), AT_FDCWD, path)
PATH(fstatat64, LOOKS, 0, (int folder, const char *path, struct stat64 *status, int flags),
     (folder, path, status, flags), folder, path)

char *realpath(const char *path, char *resolved) {
  REAL(realpath);
  if (judge(is_inside(AT_FDCWD, path), LOOKS, 0, "realpath", path)) return NULL;
  return real(path, resolved);
}

ssize_t readlink(const char *path, char *buffer, size_t size) {
  REAL(readlink);
  if (judge(is_inside(AT_FDCWD, path), LOOKS, 0, "readlink", path)) return -1;
  return real(path, buffer, size);
}

ssize_t readlinkat(int folder, const char *path, char *buffer, size_t size) {
  REAL(readlinkat);
  if (judge(is_inside(folder, path), LOOKS, 0, "readlinkat", path)) return -1;
  return real(folder, path, buffer, size);
}

// MARK: Calls that take descriptors

#define DESCRIPTOR(name, class, space, parameters, arguments)                                                          \
  int name parameters {                                                                                                \
    REAL(name);                                                                                                        \
    if (judge(is_tracked(descriptor), class, space, #name, NULL)) return -1;                                           \
    return real arguments;                                                                                             \
  }
DESCRIPTOR(fsync, CHANGES, 1, (int descriptor), (descriptor))
DESCRIPTOR(fdatasync, CHANGES, 1, (int descriptor), (descriptor))
DESCRIPTOR(ftruncate, CHANGES, 1, (int descriptor, off_t length), (descriptor, length))
DESCRIPTOR(ftruncate64, CHANGES, 1, (int descriptor, off64_t length), (descriptor, length))
DESCRIPTOR(fallocate, CHANGES, 1, (int descriptor, int mode, off_t offset, off_t length), (descriptor, mode, offset, length))
DESCRIPTOR(fchmod, CHANGES, 0, (int descriptor, mode_t mode), (descriptor, mode))
DESCRIPTOR(fchown, CHANGES, 0, (int descriptor, uid_t owner, gid_t group), (descriptor, owner, group))
DESCRIPTOR(futimens, CHANGES, 0, (int descriptor, const struct timespec times[2]), (descriptor, times))
DESCRIPTOR(flock, CHANGES, 0, (int descriptor, int operation), (descriptor, operation))
DESCRIPTOR(fstat, LOOKS, 0, (int descriptor, struct stat *status), (descriptor, status))
DESCRIPTOR(fstat64, LOOKS, 0, (int descriptor, struct stat64 *status), (descriptor, status))

#define TRANSFER(name, class, space, parameters, arguments, half)                                                      \
  ssize_t name parameters {                                                                                            \
    REAL(name);                                                                                                        \
    enum verdict verdict = judge(is_tracked(descriptor), class, space, #name, NULL);                                   \
    if (verdict == REFUSE) return -1;                                                                                  \
    if (verdict == CUT) half;                                                                                          \
    return real arguments;                                                                                             \
  }
#define HALF size = size > 1 ? size / 2 : size
TRANSFER(write, CHANGES, 1, (int descriptor, const void *bytes, size_t size), (descriptor, bytes, size), HALF)
TRANSFER(pwrite, CHANGES, 1, (int descriptor, const void *bytes, size_t size, off_t offset),
         (descriptor, bytes, size, offset), HALF)
TRANSFER(pwrite64, CHANGES, 1, (int descriptor, const void *bytes, size_t size, off64_t offset),
         (descriptor, bytes, size, offset), HALF)
TRANSFER(writev, CHANGES, 1, (int descriptor, const struct iovec *vectors, int size), (descriptor, vectors, size), HALF)
TRANSFER(read, READS, 0, (int descriptor, void *bytes, size_t size), (descriptor, bytes, size), HALF)
TRANSFER(pread, READS, 0, (int descriptor, void *bytes, size_t size, off_t offset), (descriptor, bytes, size, offset), HALF)
TRANSFER(pread64, READS, 0, (int descriptor, void *bytes, size_t size, off64_t offset),
         (descriptor, bytes, size, offset), HALF)
