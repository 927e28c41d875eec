/* Stands for a power cut: of each file in a folder a shadow is kept that holds only what was synced.
 *
 * cc -shared -fPIC -o synced.so synced.c -ldl
 * LD_PRELOAD=synced.so SYNCED_FROM=/data/ SYNCED_TO=/shadow/ program
 *
 * A sync copies the file as it is now into its shadow (what was written before it is on disk then).
 * What comes after the last sync is in no shadow, as if the power had failed. Names are taken to be on
 * disk as soon as they are made; a file that is removed is removed from the shadows too.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void shadow(int fd) {
  const char *from = getenv("SYNCED_FROM"), *to = getenv("SYNCED_TO");
  char link[64], path[4096], target[4096], part[4200];
  if (!from || !to) return;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return;
  path[length] = 0;
  if (strncmp(path, from, strlen(from)) != 0) return;
  struct stat found;
  if (fstat(fd, &found) != 0 || !S_ISREG(found.st_mode)) return;
  snprintf(target, sizeof target, "%s%s", to, path + strlen(from));
  snprintf(part, sizeof part, "%s.part", target);
  int out = open(part, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (out < 0) return;
  char block[65536];
  ssize_t got;
  /* Not by another handle: closing that would let go of SQLite's locks on the file. */
  for (off_t at = 0; (got = pread(fd, block, sizeof block, at)) > 0; at += got)
    if (write(out, block, got) != got) abort();
  close(out);
  rename(part, target);
}

int fsync(int fd) {
  static int (*real)(int);
  if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  int result = real(fd);
  if (result == 0) shadow(fd);
  return result;
}

int fdatasync(int fd) {
  static int (*real)(int);
  if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
  int result = real(fd);
  if (result == 0) shadow(fd);
  return result;
}

int unlink(const char *path) {
  static int (*real)(const char *);
  if (!real) real = (int (*)(const char *))dlsym(RTLD_NEXT, "unlink");
  const char *from = getenv("SYNCED_FROM"), *to = getenv("SYNCED_TO");
  int result = real(path);
  if (result == 0 && from && to && strncmp(path, from, strlen(from)) == 0) {
    char target[4096];
    snprintf(target, sizeof target, "%s%s", to, path + strlen(from));
    real(target);
  }
  return result;
}
