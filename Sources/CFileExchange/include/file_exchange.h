#ifndef FILE_EXCHANGE_H
#define FILE_EXCHANGE_H

/// Exchanges two files or folders in one step; returns 0, or -1 with errno set.
///
/// Swift's own module of the C library leaves this call out, because it is Linux's alone.
int exchange_files(const char *first, const char *second);

#endif
