//! `plon schema`: prints schemas of the server's data, for code generators.
use plon_platform::audit;

/// Prints the schema of the audit log as JSON.
///
/// # Errors
/// When the schema cannot be serialized: a defect.
pub fn print_audit() -> anyhow::Result<()> {
    println!("{}", serde_json::to_string_pretty(&audit::schema())?);
    Ok(())
}
