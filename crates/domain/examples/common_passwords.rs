//! Makes `data/passwords/common.bin`: reads words from standard input, one a line, and writes the sorted hashes of what
//! they fold to. `scripts/common-passwords` brings the lists.
use std::collections::BTreeSet;
use std::io::{Read, Write, stdin, stdout};

use plon_domain::password::common::{folded, hash, without_ornaments};

/// A word that is shorter once the digits and signs around it are gone stands for itself only.
const SHORTEST: usize = 4;

fn main() -> std::io::Result<()> {
    let mut words = String::new();
    stdin().read_to_string(&mut words)?;
    let mut hashes = BTreeSet::new();
    for word in words.lines().map(str::trim).filter(|word| !word.is_empty()) {
        hashes.insert(hash(&folded(word)));
        let bare = folded(without_ornaments(word));
        if bare.len() >= SHORTEST {
            hashes.insert(hash(&bare));
        }
    }
    hashes.iter().try_for_each(|hash| stdout().write_all(&hash.to_be_bytes()))
}
