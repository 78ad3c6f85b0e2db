//! The audience for which a public list is asked.
use plon_domain::audience::AccountType;

use crate::error::Fields;

/// The audience of the query's `program`: farms and companies where it names none. `None` keeps the field's sentence.
pub fn asked_for(fields: &mut Fields, program: Option<&str>) -> Option<AccountType> {
    let Some(code) = program else { return Some(AccountType::Retail) };
    let known = AccountType::try_from(code).ok();
    if known.is_none() {
        fields.fault("program", "Nie ma takiego programu");
    }
    known
}
