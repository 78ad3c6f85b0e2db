//! Participants: farms and companies, and the registers that list them.

use thiserror::Error;

coded! {
    /// Kind of a participant.
    pub enum ParticipantKind {
        Farm = "farm",
        Company = "company",
    }
}

coded! {
    /// Register of a farm or a company.
    pub enum Register {
        /// Farmers' social insurance.
        Krus = "krus",
        /// The court's register of companies.
        Krs = "krs",
        /// The register of sole traders.
        Ceidg = "ceidg",
        Other = "other",
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NotOffered {
    #[error("Pole jest wymagane")]
    Empty,
    #[error("Wybierz jedną z podanych możliwości")]
    Unknown,
}

impl ParticipantKind {
    /// # Errors
    /// Anything but the code of a kind.
    pub fn parse(input: &str) -> Result<ParticipantKind, NotOffered> {
        ParticipantKind::try_from(offered(input)?).map_err(|_| NotOffered::Unknown)
    }

    /// Registers that a participant of the kind may be in.
    pub const fn registers(self) -> &'static [Register] {
        match self {
            ParticipantKind::Farm => &[Register::Krus, Register::Other],
            ParticipantKind::Company => &[Register::Krs, Register::Ceidg, Register::Other],
        }
    }

    /// Parses the register of a participant of this kind.
    ///
    /// # Errors
    /// Anything but the code of a register that the kind may be in.
    pub fn register(self, input: &str) -> Result<Register, NotOffered> {
        let register = Register::try_from(offered(input)?).ok();
        register.filter(|register| self.registers().contains(register)).ok_or(NotOffered::Unknown)
    }
}

fn offered(input: &str) -> Result<&str, NotOffered> {
    Some(input.trim()).filter(|code| !code.is_empty()).ok_or(NotOffered::Empty)
}
