// A C target needs one source file; all that the module declares is in the Rust library.
