//! Findings of `plon check` and `plon doctor`, a line each.
use std::fmt::Display;

/// Prints each finding at once and counts what is wrong.
#[derive(Debug, Default)]
pub struct Findings {
    errors: u64,
    warnings: u64,
}

impl Findings {
    pub fn ok(&mut self, about: impl Display) {
        println!("ok       {about}");
    }

    /// Reports what works and should be looked at.
    pub fn warn(&mut self, about: impl Display) {
        self.warnings += 1;
        println!("warning  {about}");
    }

    /// Reports what does not work.
    pub fn fail(&mut self, about: impl Display) {
        self.errors += 1;
        println!("error    {about}");
    }

    /// # Errors
    /// With the number of errors when there is one.
    pub fn end(&self) -> anyhow::Result<()> {
        let counted = |count: u64, name: &str| format!("{count} {name}{}", if count == 1 { "" } else { "s" });
        let warnings = counted(self.warnings, "warning");
        anyhow::ensure!(self.errors == 0, "{}, {warnings}", counted(self.errors, "error"));
        println!("no error, {warnings}");
        Ok(())
    }
}
