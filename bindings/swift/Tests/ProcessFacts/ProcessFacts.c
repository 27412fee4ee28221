#define _GNU_SOURCE
#include "ProcessFacts.h"

#include <pthread.h>

#ifdef __APPLE__
#include <malloc/malloc.h>

size_t bytes_lent_out(void) {
  malloc_statistics_t statistics;
  malloc_zone_statistics(NULL, &statistics);
  return statistics.size_in_use;
}
#else
#include <malloc.h>

size_t bytes_lent_out(void) {
  struct mallinfo2 all = mallinfo2();
  return all.uordblks + all.hblkhd;
}
#endif

void current_thread_name(char *name, size_t capacity) {
  if (pthread_getname_np(pthread_self(), name, capacity) != 0) {
    name[0] = '\0';
  }
}
