//! Chains, their hashes, and the bytes of a row that go into them.

/// A table whose rows are chained.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chain {
    Audit,
    Ledger,
}

impl Chain {
    pub const ALL: [Chain; 2] = [Chain::Audit, Chain::Ledger];

    pub fn as_str(self) -> &'static str {
        match self {
            Chain::Audit => "audit",
            Chain::Ledger => "ledger",
        }
    }

    /// Name of the table.
    pub fn table(self) -> &'static str {
        match self {
            Chain::Audit => "audit_log",
            Chain::Ledger => "transfers",
        }
    }
}

/// SHA-256 over a row and the previous hash.
pub type Hash = [u8; 32];

/// Hash before the first row.
pub const GENESIS: Hash = [0; 32];

/// Bytes per row in a block: its id and its hash.
pub const LINK: usize = 8 + size_of::<Hash>();

/// Canonical encoding of a row: every field with its kind and its length, so that no two rows have the same bytes.
#[derive(Debug, Default)]
pub struct Content(pub Vec<u8>);

impl Content {
    pub fn number(self, number: i64) -> Content {
        self.field(1, &number.to_be_bytes())
    }

    pub fn text(self, text: &str) -> Content {
        self.field(2, text.as_bytes())
    }

    pub fn number_or_none(self, number: Option<i64>) -> Content {
        match number {
            Some(number) => self.number(number),
            None => self.field(0, &[]),
        }
    }

    pub fn text_or_none(self, text: Option<&str>) -> Content {
        match text {
            Some(text) => self.text(text),
            None => self.field(0, &[]),
        }
    }

    fn field(mut self, kind: u8, bytes: &[u8]) -> Content {
        self.0.push(kind);
        self.0.extend((bytes.len() as u64).to_be_bytes());
        self.0.extend(bytes);
        self
    }
}
