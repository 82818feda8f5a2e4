/*
 * A disk that fails on command, as a library for LD_PRELOAD: it replaces the C library's functions
 * that write or flush a store's files. The test chooses the fault through a file that both
 * processes map, named by FAULTY_DISK.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { NONE, WRITE_EIO, WRITE_ENOSPC, WRITE_TORN, WRITE_SHORT, FLUSH_EIO };

struct plan {
  int32_t kind;
  /* Calls of that kind that still succeed. */
  int32_t left;
  /* Whether every later call fails too, as when the process was killed there. */
  int32_t lasts;
  /* Calls that failed. */
  int32_t failed;
};

static volatile struct plan *plan(void) {
  static volatile struct plan *shared;
  if (shared) return shared;
  const char *name = getenv("FAULTY_DISK");
  int file = name ? open(name, O_RDWR) : -1;
  if (file < 0) return NULL;
  void *mapped = mmap(NULL, sizeof(struct plan), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  return mapped == MAP_FAILED ? NULL : (shared = mapped);
}

static int is_store(int fd) {
  char link[64], path[512];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return strstr(path, "store.sqlite") != NULL;
}

/* What is to happen to this call. */
static int fault(int fd, int is_flush) {
  volatile struct plan *now = plan();
  if (!now || now->kind == NONE || (now->kind == FLUSH_EIO) != is_flush || !is_store(fd)) return NONE;
  if (now->left-- > 0) return NONE;
  int kind = now->kind;
  if (now->lasts) now->left = 0;
  else now->kind = NONE;
  /* After a torn write nothing more arrives, and not half of it again. */
  if (kind == WRITE_TORN && now->failed > 0) kind = WRITE_EIO;
  now->failed++;
  return kind;
}

#define REAL(name) \
  static __typeof__(name) *real; \
  if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

#define FAIL(code) \
  do { \
    errno = (code); \
    return -1; \
  } while (0)

#define WRITE(whole, half) \
  switch (fault(fd, 0)) { \
    case WRITE_EIO: FAIL(EIO); \
    case WRITE_ENOSPC: FAIL(ENOSPC); \
    case WRITE_SHORT: return half; \
    case WRITE_TORN: (void)!half; FAIL(EIO); \
    default: return whole; \
  }

ssize_t write(int fd, const void *data, size_t size) {
  REAL(write);
  WRITE(real(fd, data, size), real(fd, data, size / 2 + 1))
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at) {
  REAL(pwrite);
  WRITE(real(fd, data, size, at), real(fd, data, size / 2 + 1, at))
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) {
  REAL(pwrite64);
  WRITE(real(fd, data, size, at), real(fd, data, size / 2 + 1, at))
}

int fsync(int fd) {
  REAL(fsync);
  if (fault(fd, 1)) FAIL(EIO);
  return real(fd);
}

int fdatasync(int fd) {
  REAL(fdatasync);
  if (fault(fd, 1)) FAIL(EIO);
  return real(fd);
}
