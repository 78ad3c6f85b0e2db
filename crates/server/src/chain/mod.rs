//! Hash chains over the audit log and the ledger: each sealed row has a SHA-256 of its content and the hash before.
//!
//! A background task seals rows in the order of their ids, some seconds after they were written: a hash taken in the
//! writing transaction would make all writers wait for one row.
mod model;
mod seal;
mod store;
mod verify;

use std::fmt;
use std::str::FromStr;

use anyhow::Context;
use sha2::{Digest as _, Sha256};

use model::Hash;

pub use model::Chain;
pub use seal::{Sealer, run};
pub use store::{Mark, find_last_id, has_passed};
pub use verify::{Error, Report, verify};

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

#[cfg(test)]
mod tests {
    use super::model::Content;
    use super::{Chain, Digest};

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
