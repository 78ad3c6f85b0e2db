//! Filters of the audit log as an administrator types them.
use plon_domain::invoice::InvoiceNumber;
use plon_domain::nip::Nip;
use plon_kernel::ids::OperatorId;
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::error::{ApiError, Fields};
use plon_platform::text_input::parse_days;

use super::store::{AffectedRow, AuditFilter};

/// Signs of a public id (`Rng::public_id`).
const PUBLIC_ID: usize = 22;

/// Filters of the list and of its export.
#[derive(Debug)]
pub struct Typed {
    pub operator: Option<OperatorId>,
    pub action: Option<String>,
    pub nip: Option<String>,
    pub subject: Option<String>,
    pub subject_id: Option<i64>,
    pub search: Option<String>,
    pub from: Option<BusinessDate>,
    pub to: Option<BusinessDate>,
}

/// Reads the filters of the log.
///
/// # Errors
/// `Invalid` with all errors at once.
pub fn parse_filter(app: &App, typed: Typed) -> Result<AuditFilter, ApiError> {
    let mut fields = Fields::default();
    let nip = filled(typed.nip).and_then(|nip| fields.parse("nip", Nip::parse(&nip)));
    let row = match (typed.subject_id, filled(typed.search)) {
        (Some(id), _) => AffectedRow::Id(id),
        (None, Some(search)) => parse_row(&mut fields, search.trim()),
        (None, None) => AffectedRow::Any,
    };
    let (from, before) = parse_days(&mut fields, &app.clock, (typed.from, typed.to));
    fields.check()?;
    let (operator, action, subject) = (typed.operator, filled(typed.action), filled(typed.subject));
    Ok(AuditFilter { operator, action, nip, from, before, subject, row })
}

fn filled(text: Option<String>) -> Option<String> {
    text.filter(|text| !text.trim().is_empty())
}

/// The row that a search names: by its number, its public id, or the number of an invoice.
fn parse_row(fields: &mut Fields, search: &str) -> AffectedRow {
    if let Ok(id) = search.trim_start_matches('#').parse() {
        return AffectedRow::Id(id);
    }
    if is_public_id(search) {
        return AffectedRow::PublicId(search.to_owned());
    }
    let number = fields.parse("search", InvoiceNumber::parse(search));
    number.map_or(AffectedRow::Any, |number| AffectedRow::Invoice(number.key()))
}

/// True for a text of a public id's shape; numbers of invoices are written in capitals.
fn is_public_id(text: &str) -> bool {
    let has = |of: fn(&u8) -> bool| text.bytes().any(|sign| of(&sign));
    text.len() == PUBLIC_ID
        && text.bytes().all(|sign| sign.is_ascii_alphanumeric() || b"-_".contains(&sign))
        && has(u8::is_ascii_lowercase)
        && has(u8::is_ascii_uppercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_is_told_by_its_shape() {
        let row = |search: &str| parse_row(&mut Fields::default(), search);
        assert!(matches!(row("#18"), AffectedRow::Id(18)));
        assert!(matches!(row("ZeVdUsUuwcPuylhhR4BIew"), AffectedRow::PublicId(_)));
        assert!(matches!(row("fv 12/2025"), AffectedRow::Invoice(key) if key == "FV/12/2025"));
        assert!(matches!(row("FV-000012-2025-POZNAN1"), AffectedRow::Invoice(_)));
    }
}
