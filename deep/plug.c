/* A disk whose plug is pulled: a layer between a process and the C library (LD_PRELOAD) that keeps, beside the folder
 * PLUG_ROOT, what a disk would hold of it if the power went now.
 *
 * PLUG_SHADOW/disk is that folder. A write reaches it when its file is flushed, a name (created, renamed, removed) when
 * its folder is. Because a disk may have written more than it was asked to, PLUG_EARLY per cent of what happens reaches
 * it at once, now and then only in part (a torn write): PLUG_SEED says which. PLUG_DROP names a part of a path whose
 * flushes are lied about, to prove that the loss is seen.
 *
 * PLUG_SHADOW/content holds the files by their numbers (inodes); the names of PLUG_SHADOW/disk are links to them.
 * Nothing is flushed for real: the process is killed, and the machine goes on.
 *
 * The writes of mmap are not seen: SQLite uses it for its index of the log alone, which need not last. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define LONGEST 1024
#define WHOLE (3 * LONGEST)
#define SECTOR 512

enum act { CREATE, REMOVE, RENAME, MAKE_FOLDER, REMOVE_FOLDER };

/* What was written to a file since it was last flushed; a length below zero is a new size. */
struct change { off_t from, length; };

struct file {
  ino_t number;
  struct change *changes;
  size_t count, room;
  struct file *next;
};

/* A change of names that no folder was flushed for yet. */
struct pending {
  enum act act;
  ino_t number;
  char from[LONGEST], to[LONGEST];
};

#define SLOTS 4096
static struct file *files[SLOTS];
static struct pending *queue;
static size_t queued, queue_room;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char root[LONGEST], shadow[LONGEST], dropped[LONGEST];
static dev_t device;
static unsigned early;
static uint64_t dice;

static int (*real_open)(const char *, int, ...);
static int (*real_openat)(int, const char *, int, ...);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static ssize_t (*real_writev)(int, const struct iovec *, int);
static ssize_t (*real_pwritev)(int, const struct iovec *, int, off_t);
static ssize_t (*real_copy)(int, off_t *, int, off_t *, size_t, unsigned);
static ssize_t (*real_sendfile)(int, int, off_t *, size_t);
static int (*real_ftruncate)(int, off_t);
static int (*real_truncate)(const char *, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_rename)(const char *, const char *);
static int (*real_renameat)(int, const char *, int, const char *);
static int (*real_link)(const char *, const char *);
static int (*real_linkat)(int, const char *, int, const char *, int);
static int (*real_unlink)(const char *);
static int (*real_unlinkat)(int, const char *, int);
static int (*real_mkdir)(const char *, mode_t);
static int (*real_mkdirat)(int, const char *, mode_t);
static int (*real_rmdir)(const char *);

__attribute__((constructor)) static void start(void) {
  const char *folder = getenv("PLUG_ROOT"), *beside = getenv("PLUG_SHADOW"), *seed = getenv("PLUG_SEED");
  const char *share = getenv("PLUG_EARLY"), *drop = getenv("PLUG_DROP");
  struct stat found;
  real_open = dlsym(RTLD_NEXT, "open64");
  real_openat = dlsym(RTLD_NEXT, "openat64");
  real_write = dlsym(RTLD_NEXT, "write");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
  real_writev = dlsym(RTLD_NEXT, "writev");
  real_pwritev = dlsym(RTLD_NEXT, "pwritev64");
  real_copy = dlsym(RTLD_NEXT, "copy_file_range");
  real_sendfile = dlsym(RTLD_NEXT, "sendfile64");
  real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
  real_truncate = dlsym(RTLD_NEXT, "truncate64");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
  real_rename = dlsym(RTLD_NEXT, "rename");
  real_renameat = dlsym(RTLD_NEXT, "renameat");
  real_link = dlsym(RTLD_NEXT, "link");
  real_linkat = dlsym(RTLD_NEXT, "linkat");
  real_unlink = dlsym(RTLD_NEXT, "unlink");
  real_unlinkat = dlsym(RTLD_NEXT, "unlinkat");
  real_mkdir = dlsym(RTLD_NEXT, "mkdir");
  real_mkdirat = dlsym(RTLD_NEXT, "mkdirat");
  real_rmdir = dlsym(RTLD_NEXT, "rmdir");
  if (!folder || !beside || !realpath(folder, root) || !realpath(beside, shadow) || stat(root, &found)) {
    root[0] = 0;
    return;
  }
  device = found.st_dev;
  early = share ? (unsigned)atoi(share) : 0;
  dice = (seed ? strtoull(seed, NULL, 10) : 1) * 2685821657736338717ull + 88172645463325252ull;
  snprintf(dropped, sizeof dropped, "%s", drop ? drop : "");
}

static unsigned roll(unsigned most) {
  dice ^= dice << 13;
  dice ^= dice >> 7;
  dice ^= dice << 17;
  return (unsigned)((dice >> 16) % most);
}

/* Whether this is one of the things that a disk does before it is asked. */
static int comes_early(void) { return early && roll(100) < early; }

/* The path below the root, or NULL: whoever asks gives a buffer of LONGEST. */
static const char *below(int folder, const char *path, char *whole) {
  char base[LONGEST] = "";
  size_t length = strlen(root);
  if (!root[0] || !path) return NULL;
  if (path[0] != '/') {
    if (folder == AT_FDCWD) {
      if (!getcwd(base, sizeof base)) return NULL;
    } else {
      char link[64];
      snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
      ssize_t read = readlink(link, base, sizeof base - 1);
      if (read < 0) return NULL;
      base[read] = 0;
    }
  }
  if (snprintf(whole, LONGEST, "%s%s%s", base, base[0] ? "/" : "", path) >= LONGEST) return NULL;
  char *to = whole;
  for (const char *from = whole; *from; from++) {
    if (from[0] == '/' && from[1] == '/') continue;
    if (from[0] == '/' && from[1] == '.' && (from[2] == '/' || !from[2])) { from++; continue; }
    *to++ = *from;
  }
  *to = 0;
  if (strncmp(whole, root, length) || whole[length] != '/') return NULL;
  return whole + length + 1;
}

static struct file *known(ino_t number) {
  struct file *file = files[number % SLOTS];
  while (file && file->number != number) file = file->next;
  return file;
}

static void on_disk(const char *path, char *to) { snprintf(to, WHOLE, "%s/disk/%s", shadow, path); }

static void content_of(ino_t number, char *to) {
  snprintf(to, WHOLE, "%s/content/%llu", shadow, (unsigned long long)number);
}

/* Takes note of a file: of a new one, or of one that stands on the disk under this path. */
static struct file *note(ino_t number, const char *path, int is_new) {
  struct file *file = known(number);
  char content[WHOLE], name[WHOLE];
  if (file && !is_new) return file;
  content_of(number, content);
  real_unlink(content);
  on_disk(path, name);
  if (is_new || real_link(name, content)) {
    int made = real_open(content, O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0644);
    if (made >= 0) close(made);
  }
  if (!file) {
    file = calloc(1, sizeof *file);
    file->number = number;
    file->next = files[number % SLOTS];
    files[number % SLOTS] = file;
  }
  file->count = 0;
  return file;
}

static void copy(int from, int to, off_t start, off_t length) {
  char block[1 << 16];
  while (length > 0) {
    ssize_t read = pread64(from, block, length < (off_t)sizeof block ? (size_t)length : sizeof block, start);
    if (read <= 0) return;
    real_pwrite(to, block, (size_t)read, start);
    start += read;
    length -= read;
  }
}

static int opened_content(ino_t number) {
  char content[WHOLE];
  content_of(number, content);
  return real_open(content, O_WRONLY | O_CLOEXEC);
}

/* The descriptor itself where it can be read: closing another one of the same file would drop all locks that the process
 * holds on it, and whoever comes next would take a database in use for one that nobody has open. */
static int readable(int fd) {
  char link[64];
  if ((fcntl(fd, F_GETFL) & O_ACCMODE) != O_WRONLY) return fd;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  return real_open(link, O_RDONLY | O_CLOEXEC);
}

static void unread(int reading, int fd) {
  if (reading >= 0 && reading != fd) close(reading);
}

/* Brings a file's content to the disk. */
static void flush(int fd, struct file *file, off_t size) {
  int from = readable(fd), to = opened_content(file->number);
  if (from >= 0 && to >= 0) {
    for (size_t at = 0; at < file->count; at++) {
      struct change *change = &file->changes[at];
      if (change->length < 0) real_ftruncate(to, change->from);
      else copy(from, to, change->from, change->length);
    }
    real_ftruncate(to, size);
    file->count = 0;
  }
  unread(from, fd);
  if (to >= 0) close(to);
}

/* Takes note of a change; some reach the disk at once, and of those some in part. */
static void changed(int fd, off_t from, off_t length) {
  int saved = errno;
  struct stat found;
  if (root[0] && !fstat(fd, &found) && S_ISREG(found.st_mode) && found.st_dev == device) {
    pthread_mutex_lock(&lock);
    struct file *file = known(found.st_ino);
    if (file) {
      struct change *last = file->count ? &file->changes[file->count - 1] : NULL;
      if (last && length >= 0 && last->length >= 0 && last->from + last->length == from) {
        last->length += length;
      } else {
        if (file->count == file->room) {
          file->room = file->room ? file->room * 2 : 16;
          file->changes = realloc(file->changes, file->room * sizeof *file->changes);
        }
        file->changes[file->count++] = (struct change){from, length};
      }
      if (comes_early()) {
        int source = readable(fd), to = opened_content(found.st_ino);
        off_t part = length;
        if (length > SECTOR && roll(3) == 0) part = (off_t)roll((unsigned)(length / SECTOR)) * SECTOR;
        if (source >= 0 && to >= 0) {
          if (length < 0) real_ftruncate(to, from);
          else copy(source, to, from, part);
        }
        unread(source, fd);
        if (to >= 0) close(to);
      }
    }
    pthread_mutex_unlock(&lock);
  }
  errno = saved;
}

static void carry_out(const struct pending *one) {
  char from[WHOLE], to[WHOLE], content[WHOLE], making[WHOLE + 8];
  on_disk(one->from, from);
  on_disk(one->to, to);
  content_of(one->number, content);
  switch (one->act) {
    case CREATE:
    case RENAME:
      snprintf(making, sizeof making, "%s/making", shadow);
      real_unlink(making);
      if (!real_link(content, making)) real_rename(making, to);
      if (one->act == RENAME) real_unlink(from);
      break;
    case REMOVE: real_unlink(from); break;
    case MAKE_FOLDER: real_mkdir(to, 0755); break;
    case REMOVE_FOLDER: real_rmdir(from); break;
  }
}

static size_t length_of_folder(const char *path) {
  const char *end = strrchr(path, '/');
  return end ? (size_t)(end - path) : 0;
}

static int is_in(const char *path, const char *folder) {
  size_t length = length_of_folder(path);
  return path[0] && strlen(folder) == length && !strncmp(path, folder, length);
}

/* Brings the names of a folder to the disk, with all that they hang together with; of NULL all there are. */
static void flush_names(const char *folder) {
  char (*folders)[LONGEST] = calloc(queued + 1, LONGEST);
  char *chosen = calloc(queued + 1, 1);
  size_t many = 0, left = 0;
  if (folder) snprintf(folders[many++], LONGEST, "%s", folder);
  for (size_t at = queued; at-- > 0;) {
    struct pending *one = &queue[at];
    int touches = !folder;
    for (size_t which = 0; which < many && !touches; which++)
      touches = is_in(one->from, folders[which]) || is_in(one->to, folders[which]);
    chosen[at] = (char)touches;
    if (touches && folder && one->act == RENAME && many < queued) {
      snprintf(folders[many], LONGEST, "%.*s", (int)length_of_folder(one->from), one->from);
      many++;
    }
  }
  for (size_t at = 0; at < queued; at++) {
    if (chosen[at]) carry_out(&queue[at]);
    else queue[left++] = queue[at];
  }
  queued = left;
  free(folders);
  free(chosen);
}

static void named(enum act act, ino_t number, const char *from, const char *to) {
  if (queued == queue_room) {
    queue_room = queue_room ? queue_room * 2 : 64;
    queue = realloc(queue, queue_room * sizeof *queue);
  }
  struct pending *one = &queue[queued++];
  one->act = act;
  one->number = number;
  snprintf(one->from, LONGEST, "%s", from);
  snprintf(one->to, LONGEST, "%s", to);
  if (comes_early()) flush_names(NULL);
}

static int flushed(int fd) {
  struct stat found;
  char whole[LONGEST], link[64];
  if (!root[0] || fstat(fd, &found) || found.st_dev != device) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t read = readlink(link, whole, sizeof whole - 1);
  if (read < 0) return 0;
  whole[read] = 0;
  size_t length = strlen(root);
  if (strncmp(whole, root, length) || (whole[length] && whole[length] != '/')) return 0;
  if (dropped[0] && strstr(whole, dropped)) return 1;
  pthread_mutex_lock(&lock);
  if (S_ISDIR(found.st_mode)) {
    flush_names(whole[length] ? whole + length + 1 : "");
  } else {
    struct file *file = known(found.st_ino);
    if (file) flush(fd, file, found.st_size);
  }
  pthread_mutex_unlock(&lock);
  return 1;
}

int fsync(int fd) { return flushed(fd) ? 0 : real_fsync(fd); }
int fdatasync(int fd) { return flushed(fd) ? 0 : real_fdatasync(fd); }

static int open_at(int folder, const char *path, int flags, mode_t mode) {
  char whole[LONGEST];
  const char *inside = below(folder, path, whole);
  struct stat found;
  if (!inside || (flags & O_TMPFILE) == O_TMPFILE || !(flags & (O_CREAT | O_WRONLY | O_RDWR)))
    return real_openat(folder, path, flags, mode);
  pthread_mutex_lock(&lock);
  int is_new = lstat(whole, &found) != 0;
  int fd = real_openat(folder, path, flags, mode);
  int saved = errno;
  if (fd >= 0 && !fstat(fd, &found) && S_ISREG(found.st_mode)) {
    note(found.st_ino, inside, is_new);
    if (is_new) named(CREATE, found.st_ino, "", inside);
  }
  pthread_mutex_unlock(&lock);
  if (fd >= 0 && !is_new && flags & O_TRUNC) changed(fd, 0, -1);
  errno = saved;
  return fd;
}

#define MODE(last) \
  va_list more; \
  va_start(more, last); \
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0; \
  va_end(more)

int open(const char *path, int flags, ...) { MODE(flags); return open_at(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags); return open_at(AT_FDCWD, path, flags | O_LARGEFILE, mode); }
int openat(int folder, const char *path, int flags, ...) { MODE(flags); return open_at(folder, path, flags, mode); }
int openat64(int folder, const char *path, int flags, ...) { MODE(flags); return open_at(folder, path, flags, mode); }
int creat(const char *path, mode_t mode) { return open_at(AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode); }
int creat64(const char *path, mode_t mode) { return creat(path, mode); }

/* After a write at the file's own position. */
static ssize_t moved_on(int fd, ssize_t written) {
  if (written > 0) {
    int saved = errno;
    off_t end = lseek64(fd, 0, SEEK_CUR);
    errno = saved;
    if (end >= written) changed(fd, end - written, written);
  }
  return written;
}

static ssize_t put_at(int fd, off_t from, ssize_t written) {
  if (written > 0) changed(fd, from, written);
  return written;
}

ssize_t write(int fd, const void *from, size_t size) { return moved_on(fd, real_write(fd, from, size)); }
ssize_t writev(int fd, const struct iovec *parts, int count) { return moved_on(fd, real_writev(fd, parts, count)); }
ssize_t pwrite(int fd, const void *from, size_t size, off_t at) { return put_at(fd, at, real_pwrite(fd, from, size, at)); }
ssize_t pwrite64(int fd, const void *from, size_t size, off64_t at) { return put_at(fd, at, real_pwrite(fd, from, size, at)); }
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) { return put_at(fd, at, real_pwritev(fd, parts, count, at)); }
ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t at) { return put_at(fd, at, real_pwritev(fd, parts, count, at)); }
ssize_t sendfile(int to, int from, off_t *at, size_t size) { return moved_on(to, real_sendfile(to, from, at, size)); }
ssize_t sendfile64(int to, int from, off64_t *at, size_t size) { return moved_on(to, real_sendfile(to, from, at, size)); }

ssize_t copy_file_range(int from, off64_t *from_at, int to, off64_t *to_at, size_t size, unsigned flags) {
  ssize_t copied = real_copy(from, from_at, to, to_at, size, flags);
  return to_at ? put_at(to, *to_at - copied, copied) : moved_on(to, copied);
}

static int cut(int fd, off_t size) {
  int done = real_ftruncate(fd, size);
  if (!done) changed(fd, size, -1);
  return done;
}

int ftruncate(int fd, off_t size) { return cut(fd, size); }
int ftruncate64(int fd, off64_t size) { return cut(fd, size); }

int truncate(const char *path, off_t size) {
  int fd = open(path, O_WRONLY | O_CLOEXEC);
  if (fd < 0) return fd;
  int done = cut(fd, size);
  close(fd);
  return done;
}
int truncate64(const char *path, off64_t size) { return truncate(path, size); }

static int rename_at(int from_folder, const char *from, int to_folder, const char *to) {
  char whole[LONGEST], other[LONGEST];
  const char *inside = below(from_folder, from, whole), *target = below(to_folder, to, other);
  struct stat found;
  if (!inside || !target) return real_renameat(from_folder, from, to_folder, to);
  pthread_mutex_lock(&lock);
  int is_file = !lstat(whole, &found) && S_ISREG(found.st_mode);
  if (is_file) note(found.st_ino, inside, 0);
  int done = real_renameat(from_folder, from, to_folder, to), saved = errno;
  if (!done && is_file) named(RENAME, found.st_ino, inside, target);
  pthread_mutex_unlock(&lock);
  errno = saved;
  return done;
}

int rename(const char *from, const char *to) { return rename_at(AT_FDCWD, from, AT_FDCWD, to); }
int renameat(int one, const char *from, int other, const char *to) { return rename_at(one, from, other, to); }
int renameat2(int one, const char *from, int other, const char *to, unsigned flags) {
  if (flags) { errno = EINVAL; return -1; }
  return rename_at(one, from, other, to);
}

static int link_at(int from_folder, const char *from, int to_folder, const char *to, int flags) {
  char whole[LONGEST], other[LONGEST];
  const char *inside = below(from_folder, from, whole), *target = below(to_folder, to, other);
  struct stat found;
  if (!target) return real_linkat(from_folder, from, to_folder, to, flags);
  pthread_mutex_lock(&lock);
  int done = real_linkat(from_folder, from, to_folder, to, flags), saved = errno;
  if (!done && inside && !lstat(whole, &found)) {
    note(found.st_ino, inside, 0);
    named(CREATE, found.st_ino, "", target);
  }
  pthread_mutex_unlock(&lock);
  errno = saved;
  return done;
}

int link(const char *from, const char *to) { return link_at(AT_FDCWD, from, AT_FDCWD, to, 0); }
int linkat(int one, const char *from, int other, const char *to, int flags) { return link_at(one, from, other, to, flags); }

static int remove_at(int folder, const char *path, int flags) {
  char whole[LONGEST];
  const char *inside = below(folder, path, whole);
  if (!inside) return real_unlinkat(folder, path, flags);
  pthread_mutex_lock(&lock);
  int done = real_unlinkat(folder, path, flags), saved = errno;
  if (!done) named(flags & AT_REMOVEDIR ? REMOVE_FOLDER : REMOVE, 0, inside, "");
  pthread_mutex_unlock(&lock);
  errno = saved;
  return done;
}

int unlink(const char *path) { return remove_at(AT_FDCWD, path, 0); }
int unlinkat(int folder, const char *path, int flags) { return remove_at(folder, path, flags); }
int rmdir(const char *path) { return remove_at(AT_FDCWD, path, AT_REMOVEDIR); }

static int make_at(int folder, const char *path, mode_t mode) {
  char whole[LONGEST];
  const char *inside = below(folder, path, whole);
  if (!inside) return real_mkdirat(folder, path, mode);
  pthread_mutex_lock(&lock);
  int done = real_mkdirat(folder, path, mode), saved = errno;
  if (!done) named(MAKE_FOLDER, 0, "", inside);
  pthread_mutex_unlock(&lock);
  errno = saved;
  return done;
}

int mkdir(const char *path, mode_t mode) { return make_at(AT_FDCWD, path, mode); }
int mkdirat(int folder, const char *path, mode_t mode) { return make_at(folder, path, mode); }
