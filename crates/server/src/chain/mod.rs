//! Hash chains over the audit log and the ledger: each sealed row has a SHA-256 of its content and the hash before.
//!
//! A background task seals rows in the order of their ids, some seconds after they were written: a hash taken in the
//! writing transaction would make all writers wait for one row.
mod seal;
mod store;
mod verify;

use std::fmt;
use std::str::FromStr;

use anyhow::Context;
use sha2::{Digest as _, Sha256};

pub use seal::{Sealer, work};
pub use verify::{Error, Report, verify};

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
type Hash = [u8; 32];

/// Hash before the first row.
const GENESIS: Hash = [0; 32];

/// Bytes per row in a block: its id and its hash.
const LINK: usize = 8 + size_of::<Hash>();

fn hash_of(before: &Hash, content: &[u8]) -> Hash {
    Sha256::new().chain_update(before).chain_update(content).finalize().into()
}

/// End of a chain for the security log: `ledger:812:` and the hash of the last row of block 812.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Digest {
    pub chain: Chain,
    pub block: i64,
    pub hash: String,
}

impl fmt::Display for Digest {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}:{}", self.chain.as_str(), self.block, self.hash)
    }
}

impl FromStr for Digest {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Digest> {
        let parts: Vec<&str> = text.split(':').collect();
        let [name, block, hash] = parts[..] else { anyhow::bail!("a digest is written like ledger:812:<hash>") };
        let chain = Chain::ALL.into_iter().find(|chain| chain.as_str() == name).context("there is no such chain")?;
        let block = block.parse().context("the block of a digest is a number")?;
        anyhow::ensure!(hex::decode(hash).is_ok_and(|hash| hash.len() == 32), "the hash of a digest has 64 hex digits");
        Ok(Digest { chain, block, hash: hash.to_ascii_lowercase() })
    }
}

/// Canonical encoding of a row: every field with its kind and its length, so that no two rows have the same bytes.
#[derive(Debug, Default)]
struct Content(Vec<u8>);

impl Content {
    fn number(self, number: i64) -> Content {
        self.field(1, &number.to_be_bytes())
    }

    fn text(self, text: &str) -> Content {
        self.field(2, text.as_bytes())
    }

    fn number_or_none(self, number: Option<i64>) -> Content {
        match number {
            Some(number) => self.number(number),
            None => self.field(0, &[]),
        }
    }

    fn text_or_none(self, text: Option<&str>) -> Content {
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

#[cfg(test)]
mod tests {
    use super::{Chain, Content, Digest};

    #[test]
    fn no_two_rows_read_alike() {
        let rows = [
            Content::default().text("a").text("bc"),
            Content::default().text("ab").text("c"),
            Content::default().text_or_none(None).text("abc"),
            Content::default().text("").text("abc"),
            Content::default().number(97),
            Content::default().number_or_none(None),
        ];
        for (index, row) in rows.iter().enumerate() {
            assert!(rows[..index].iter().all(|other| other.0 != row.0), "{index}");
        }
    }

    #[test]
    fn a_digest_reads_as_it_is_written() {
        let digest = Digest { chain: Chain::Ledger, block: 812, hash: "0f".repeat(32) };
        assert_eq!(digest.to_string().parse::<Digest>().unwrap(), digest);
        for wrong in ["", "ledger", "ledger:1:", "ledger:x:00", "orders:1:00", &format!("{digest}:1")] {
            assert!(wrong.parse::<Digest>().is_err(), "{wrong}");
        }
    }
}
