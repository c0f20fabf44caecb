#define _GNU_SOURCE
#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

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

extern char **environ;

int start_program(int *id, const char *path, char *const words[], char *const variables[], int input, int output,
                  int messages) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int fault = posix_spawn_file_actions_init(&actions);
  if (fault) return fault;
  fault = posix_spawnattr_init(&attributes);
  if (fault) {
    posix_spawn_file_actions_destroy(&actions);
    return fault;
  }
  // The copies stay open in the program; our own descriptors are closed as it starts.
  if (!fault) fault = posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  if (!fault) fault = posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  if (!fault) fault = posix_spawn_file_actions_adddup2(&actions, messages, STDERR_FILENO);
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGPIPE);
  if (!fault) fault = posix_spawnattr_setsigdefault(&attributes, &signals);
  if (!fault) fault = posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  pid_t child = 0;
  if (!fault) fault = posix_spawn(&child, path, &actions, &attributes, words, variables ? variables : environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  *id = (int)child;
  return fault;
}

static int processor_count(void) {
#if defined(__linux__)
  cpu_set_t processors;
  // Fails where there are more than the set can hold.
  if (sched_getaffinity(0, sizeof(processors), &processors) == 0) return CPU_COUNT(&processors);
#endif
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count > 0 ? (int)count : 1;
}

static void *wait_for(void *mutex) {
  pthread_mutex_lock(mutex);
  pthread_mutex_unlock(mutex);
  return NULL;
}

int try_threads(size_t reserve) {
  // Two more manage the others.
  int wanted = processor_count() + 2, count = 0, fault = 0;
  pthread_t *threads = malloc((size_t)wanted * sizeof(pthread_t));
  if (!threads) return ENOMEM;
  pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&mutex);
  while (count < wanted && !fault) {
    fault = pthread_create(&threads[count], NULL, wait_for, &mutex);
    if (!fault) count++;
  }
  if (!fault) {
    void *memory = mmap(NULL, reserve, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) fault = errno;
    else munmap(memory, reserve);
  }
  pthread_mutex_unlock(&mutex);
  while (count > 0) pthread_join(threads[--count], NULL);
  free(threads);
  return fault;
}
