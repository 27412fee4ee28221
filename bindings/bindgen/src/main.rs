//! `tengen-bindgen generate --language kotlin …`: UniFFI's own generator, at the version the library is built with.

fn main() {
    uniffi::uniffi_bindgen_main();
}
