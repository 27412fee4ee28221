#pragma once

#include <stddef.h>

/// What Swift's own modules don't tell on every platform.

/// The bytes that the process's allocator has lent out, to Swift and to Rust alike.
size_t bytes_lent_out(void);

/// Writes the name of the calling thread, at most `capacity` bytes with the closing zero.
void current_thread_name(char *name, size_t capacity);
