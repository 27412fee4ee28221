use std::panic::{AssertUnwindSafe, catch_unwind};

use tengen_core::app::AppError;

use crate::error::TengenError;

/// Runs one exported call. A panic in it becomes [`TengenError::Internal`]: the core publishes a changed copy last, so
/// that what was on the table before the call is still there after it.
pub fn guard<T>(call: impl FnOnce() -> Result<T, AppError>) -> Result<T, TengenError> {
    match catch_unwind(AssertUnwindSafe(call)) {
        Ok(result) => result.map_err(TengenError::from),
        Err(panic) => Err(TengenError::Internal { code: panic_text(panic.as_ref()) }),
    }
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    panic
        .downcast_ref::<&str>()
        .map(ToString::to_string)
        .or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "panic".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_an_error_with_its_text() {
        let error = guard::<()>(|| panic!("broken {}", "part")).unwrap_err();
        assert!(matches!(error, TengenError::Internal { code } if code == "broken part"));
        assert_eq!(guard(|| Ok(7)).unwrap(), 7);
    }
}
