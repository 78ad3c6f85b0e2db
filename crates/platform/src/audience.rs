//! Audiences of the programme: the one that a public list is asked for, and those that collect points.
use plon_domain::audience::AccountType;

use crate::error::Fields;
use crate::settings;
use plon_kernel::db::Read;

/// Audience of the query's `program`, farms and companies by default; `None` keeps the field's sentence.
pub fn parse_audience(fields: &mut Fields, program: Option<&str>) -> Option<AccountType> {
    let Some(code) = program else { return Some(AccountType::Retail) };
    let known = AccountType::try_from(code).ok();
    if known.is_none() {
        fields.add_error("program", "Nie ma takiego programu");
    }
    known
}

/// True when invoices, points and rewards are open to an audience; partners need the operators' setting.
///
/// # Errors
/// When the database does not answer.
pub async fn collects_points(db: &mut impl Read, audience: AccountType) -> sqlx::Result<bool> {
    Ok(audience == AccountType::Retail || settings::load_text(db, settings::PARTNERS_COLLECT).await? == "true")
}
