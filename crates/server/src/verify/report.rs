//! Report of a verification: one line for each check without errors, one for each error.
use std::fmt::Display;

pub const OK: &str = "ok    ";
pub const FAILURE: &str = "FAULT ";
pub const NOTE: &str = "note  ";

/// Writes each line at once, so that a million errors take no memory.
pub struct Report<'a> {
    out: Box<dyn FnMut(&str) + Send + 'a>,
    /// The running check, and the number of its errors.
    running: Option<(String, u64)>,
    checks: u64,
    errors: u64,
}

impl<'a> Report<'a> {
    pub fn new(out: impl FnMut(&str) + Send + 'a) -> Report<'a> {
        Report { out: Box::new(out), running: None, checks: 0, errors: 0 }
    }

    /// Starts a check, named by the claim that it proves, and ends the previous one.
    pub fn check(&mut self, name: impl Into<String>) {
        self.end();
        self.checks += 1;
        self.running = Some((name.into(), 0));
    }

    /// Reports an error of the running check.
    pub fn report_error(&mut self, about: &str) {
        self.errors += 1;
        let name = self.running.as_mut().map_or("", |(name, errors)| {
            *errors += 1;
            name.as_str()
        });
        (self.out)(&format!("{FAILURE}{name}: {about}"));
    }

    /// Reports that the running check cannot be carried out, which is an error too.
    pub fn unreadable(&mut self, cause: &impl Display) {
        self.report_error(&format!("it cannot be checked: {cause}"));
    }

    /// Reports a remark that is no error.
    pub fn note(&mut self, text: &str) {
        (self.out)(&format!("{NOTE}{text}"));
    }

    /// Ends the running check.
    pub fn end(&mut self) {
        if let Some((name, 0)) = self.running.take() {
            (self.out)(&format!("{OK}{name}"));
        }
    }

    pub fn errors(&self) -> u64 {
        self.errors
    }

    pub fn checks(&self) -> u64 {
        self.checks
    }
}
