//! Texts of SMS and e-mails: each has a template with the text that a programme begins with, and versions that
//! operators write over it.
mod cause;
mod check;
mod html;
mod model;
mod registry;
mod store;
mod template;

pub use cause::cause;
pub use check::{LONGEST_BODY, LONGEST_SUBJECT, TextError, check_body, check_subject};
pub use html::{EmailLook, EmailPicture, email_html};
pub use model::{CurrentVersion, NewVersion, TemplateText, VersionRow};
pub use registry::{
    ALL, account, contact, find_template, invoices, notifications, operators, orders, points, registration, sign_in,
    trips,
};
pub use store::{find_current, insert_version, list_current, select_versions};
pub use template::{COMMON, PARTICIPANT, Template, Variable};

use plon_kernel::db::Read;

/// Text of a template that holds now: the newest version, else the original.
///
/// # Errors
/// When the database does not answer.
pub async fn load_text(db: &mut impl Read, template: &Template) -> sqlx::Result<TemplateText> {
    let current = store::find_current(db, template.key).await?;
    Ok(current.and_then(|version| version.text).unwrap_or_else(|| template.original()))
}
