//! Cursor of a resource: where its reader has got to, and before or after which restore.
use plon_kernel::error_code::ErrorCode;
use plon_platform::error::{ApiError, Fields};

/// Place that a reader has reached, of the feed that is told now.
///
/// # Errors
/// `CursorEnded` for a cursor from before a restore; `Invalid` for one that is none of this resource's.
pub fn parse(cursor: Option<&str>, resource: &str, epoch: &str) -> Result<i64, ApiError> {
    let Some(cursor) = cursor else { return Ok(0) };
    let parts: Vec<&str> = cursor.split('.').collect();
    match parts.as_slice() {
        [of, when, place] if *of == resource && place.parse::<i64>().is_ok_and(|place| place >= 0) => {
            if *when != epoch {
                return Err(ErrorCode::CursorEnded.into());
            }
            Ok(place.parse().unwrap_or_default())
        }
        _ => {
            let mut fields = Fields::default();
            fields.add_error("cursor", "Podaj kursor z\u{a0}poprzedniej odpowiedzi, bez zmian");
            Err(fields.into_error())
        }
    }
}

/// The cursor behind a place.
pub fn format(resource: &str, epoch: &str, place: i64) -> String {
    format!("{resource}.{epoch}.{place}")
}
