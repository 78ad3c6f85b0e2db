//! `plon schema`: what the server keeps, for those who generate code from it.
use plon_platform::audit;

/// Prints the schema of the audit log as JSON.
///
/// # Errors
/// When the schema is no JSON: a defect.
pub fn print_audit() -> anyhow::Result<()> {
    println!("{}", serde_json::to_string_pretty(&audit::schema())?);
    Ok(())
}
