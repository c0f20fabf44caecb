#ifndef PATTERNBOOK_FILES_H
#define PATTERNBOOK_FILES_H

#include <stddef.h>

/// The calls of the operating system that Swift's own module of the C library leaves out.
///
/// Each returns -1 and sets errno when it fails.

/// Opens a path below a folder, if no part of the path is a symbolic link.
///
/// errno is ELOOP where a part is one, and ENOSYS where the system has no such call.
int open_without_links(int folder, const char *path, int flags);

/// Exchanges two names in a folder in one step.
int exchange_names(int folder, const char *first, const char *second);

/// Renames a file or folder, unless the new name is taken (EEXIST).
int rename_to_free_name(int folder, const char *name, int new_folder, const char *new_name);

/// Starts a program whose standard streams are the given descriptors, with the usual answer to SIGPIPE.
///
/// words and variables end with NULL; where variables is NULL, the program gets ours. Returns 0 or an error number, and
/// does not set errno.
int start_program(int *id, const char *path, char *const words[], char *const variables[], int input, int output,
                  int messages);

/// Creates the threads that work on all processors of this process needs, which exist at the same time, and ends them.
///
/// Also fails if that many bytes of address space cannot be reserved beside the threads. Returns 0 or an error number.
int try_threads(size_t reserve);

#endif
