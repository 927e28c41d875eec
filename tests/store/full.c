/* Stands for a full disk: while a certain file is there, no file in a folder gets any longer.
 *
 * cc -shared -fPIC -o full.so full.c -ldl
 * LD_PRELOAD=full.so FULL_FROM=/data/ FULL_WHILE=/flag program
 *
 * What lies on the disk can be written over, as on a real one.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int no_room(int fd, off_t end) {
  const char *from = getenv("FULL_FROM"), *flag = getenv("FULL_WHILE");
  char link[64], path[4096];
  struct stat found;
  if (!from || !flag || access(flag, F_OK) != 0) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  if (strncmp(path, from, strlen(from)) != 0) return 0;
  if (fstat(fd, &found) != 0 || !S_ISREG(found.st_mode) || end <= found.st_size) return 0;
  errno = ENOSPC;
  return 1;
}

#define WRITES_AT(name)                                                          \
  ssize_t name(int fd, const void *what, size_t size, off_t at) {                \
    static ssize_t (*real)(int, const void *, size_t, off_t);                    \
    if (!real) real = (ssize_t(*)(int, const void *, size_t, off_t))dlsym(RTLD_NEXT, #name); \
    return no_room(fd, at + (off_t)size) ? -1 : real(fd, what, size, at);        \
  }

WRITES_AT(pwrite)
WRITES_AT(pwrite64)

ssize_t write(int fd, const void *what, size_t size) {
  static ssize_t (*real)(int, const void *, size_t);
  if (!real) real = (ssize_t(*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
  off_t at = lseek(fd, 0, SEEK_CUR);
  return at >= 0 && no_room(fd, at + (off_t)size) ? -1 : real(fd, what, size);
}
