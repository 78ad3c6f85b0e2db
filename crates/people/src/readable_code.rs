//! Codes of invitations and of partners' links, short enough to be read out over the telephone.

/// Letters and digits that cannot be mistaken for one another.
const SIGNS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/// Makes a code such as `K7QX-93TB` from eight random bytes.
pub fn readable_code(chance: [u8; 8]) -> String {
    let signs: String = chance.iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect();
    let (first, last) = signs.split_at(4);
    format!("{first}-{last}")
}

#[cfg(test)]
mod tests {
    use super::readable_code;

    #[test]
    fn a_code_is_two_groups_of_signs_that_look_different() {
        assert_eq!(readable_code([0, 1, 2, 31, 32, 33, 255, 8]), "234Z-23ZA");
    }
}
