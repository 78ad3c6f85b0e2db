//! The lines of a verification: one for each check that found nothing, one for each fault.
use std::fmt::Display;

pub const OK: &str = "ok    ";
pub const FAULT: &str = "FAULT ";
pub const NOTE: &str = "note  ";

/// Passes each line on as it comes, so that a million faults take no memory.
pub struct Report<'a> {
    out: Box<dyn FnMut(&str) + Send + 'a>,
    /// The check that runs, and how many faults it has found.
    running: Option<(String, u64)>,
    checks: u64,
    faults: u64,
}

impl<'a> Report<'a> {
    pub fn new(out: impl FnMut(&str) + Send + 'a) -> Report<'a> {
        Report { out: Box::new(out), running: None, checks: 0, faults: 0 }
    }

    /// Begins a check, named by what holds when it finds nothing, and ends the one before.
    pub fn check(&mut self, name: impl Into<String>) {
        self.end();
        self.checks += 1;
        self.running = Some((name.into(), 0));
    }

    /// A fault of the running check.
    pub fn fault(&mut self, about: &str) {
        self.faults += 1;
        let name = self.running.as_mut().map_or("", |(name, faults)| {
            *faults += 1;
            name.as_str()
        });
        (self.out)(&format!("{FAULT}{name}: {about}"));
    }

    /// The running check cannot be carried out, which is a fault too.
    pub fn unreadable(&mut self, cause: &impl Display) {
        self.fault(&format!("it cannot be checked: {cause}"));
    }

    /// Something to know that is no fault.
    pub fn note(&mut self, text: &str) {
        (self.out)(&format!("{NOTE}{text}"));
    }

    /// Ends the running check.
    pub fn end(&mut self) {
        if let Some((name, 0)) = self.running.take() {
            (self.out)(&format!("{OK}{name}"));
        }
    }

    pub fn faults(&self) -> u64 {
        self.faults
    }

    pub fn checks(&self) -> u64 {
        self.checks
    }
}
