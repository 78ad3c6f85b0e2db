//! List of popular passwords, looked up in the variants that people use: in letters of any case, with signs and
//! digits for letters, and with digits and signs around them.

/// Sorted hashes of four bytes each, big-endian; `data/passwords/README.md` tells their source.
static HASHES: &[u8] = include_bytes!("../../../../data/passwords/common.bin");

/// Shortest rest that counts as a word, once digits and signs are removed.
const SHORTEST: usize = 3;

/// True when the password, or its rest without digits and signs, is a popular one.
pub fn is_common(password: &str) -> bool {
    let inner: String = password.chars().filter(char::is_ascii_alphanumeric).collect();
    let letters: String = password.chars().filter(char::is_ascii_alphabetic).collect();
    let whole = password.trim_start_matches(|sign: char| !sign.is_alphanumeric());
    let rests = shortened(whole).chain([without_ornaments(password), without_ornaments(&inner), &inner, &letters]);
    is_listed(&folded(password)) || rests.map(folded).any(|text| text.len() >= SHORTEST && is_listed(once(&text)))
}

/// Hash under which a folded text is in the list.
pub fn hash(folded: &str) -> u32 {
    // FNV-1a of 64 bits, its halves combined by XOR.
    let hash = folded
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    let [a, b, c, d, e, f, g, h] = hash.to_be_bytes();
    u32::from_be_bytes([a ^ e, b ^ f, c ^ g, d ^ h])
}

/// Folds characters that stand for one letter into that letter: `P@ssw0rd` and `password` become the same. So do `i`
/// and `l`, because `1` stands for both.
pub fn folded(text: &str) -> String {
    let [as_i, _] = readings(text);
    as_i.replace('l', "i")
}

/// Text in small letters without diacritics.
pub fn plain(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).map(without_diacritic).collect()
}

/// Readings of a text in which digits and signs stand for letters: `1` and `!` for `i` or for `l`.
pub fn readings(text: &str) -> [String; 2] {
    ['i', 'l'].map(|one| plain(text).chars().map(|sign| letter_for(sign, one)).collect())
}

/// Text without the digits and signs around it.
pub fn without_ornaments(text: &str) -> &str {
    text.trim_matches(|sign: char| !sign.is_alphabetic())
}

/// Texts that remain as the digits and signs at the end are removed one by one, the whole text last.
fn shortened(text: &str) -> impl Iterator<Item = &str> {
    let word = text.trim_end_matches(|sign: char| !sign.is_alphabetic()).len();
    (word..=text.len()).filter_map(|end| text.get(..end))
}

/// Part that a text repeats, or the text itself.
fn once(text: &str) -> &str {
    let repeats = |length: &usize| text.as_bytes().chunks(*length).all(|part| part == &text.as_bytes()[..*length]);
    let part = (1..=text.len() / 2).filter(|length| text.len().is_multiple_of(*length)).find(repeats);
    part.and_then(|length| text.get(..length)).filter(|part| part.len() >= SHORTEST).unwrap_or(text)
}

fn without_diacritic(letter: char) -> char {
    match letter {
        'ą' => 'a',
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' => 'o',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        other => other,
    }
}

fn letter_for(sign: char, one: char) -> char {
    match sign {
        '4' | '@' => 'a',
        '3' => 'e',
        '1' | '!' => one,
        '0' => 'o',
        '5' | '$' => 's',
        '7' => 't',
        '8' => 'b',
        other => other,
    }
}

fn is_listed(folded: &str) -> bool {
    let (hashes, _) = HASHES.as_chunks::<4>();
    hashes.binary_search(&hash(folded).to_be_bytes()).is_ok()
}
