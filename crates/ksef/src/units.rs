//! Units and packs as sellers write them: what a quantity counts, and how much a pack holds.

use plon_domain::number::parse_decimal;
use plon_domain::text::search_key;
use plon_domain::volume::{PackVolume, Unit};

/// Measure that a line's quantity counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counts {
    /// Packs, and how much each holds where the unit says it.
    Packs(Option<PackText>),
    /// Litres or kilograms, or parts of them: so many thousandths of the unit in one.
    Volume { unit: Unit, thousandths: i64 },
}

/// Pack as a text states it: `op. 5 l`, `20L`, `5x1l`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PackText {
    pub unit: Unit,
    /// Content of one pack, in thousandths of the unit.
    pub volume: PackVolume,
    /// Packs in what is counted: 5 in `5x1l`, else 1.
    pub times: i64,
}

/// Words for one pack, without marks and in small letters.
const PACKS: &[&str] = &[
    "szt",
    "sztuka",
    "sztuki",
    "sztuk",
    "op",
    "opak",
    "opakowanie",
    "opakowania",
    "opakowan",
    "kan",
    "kanister",
    "kanistry",
    "kanistra",
    "kanistrow",
    "but",
    "butelka",
    "butelki",
    "butelek",
    "banka",
    "banki",
    "worek",
    "wor",
    "worki",
    "workow",
    "poj",
    "pojemnik",
    "pojemniki",
    "wiadro",
    "wiaderko",
    "beczka",
    "saszetka",
    "puszka",
    "pce",
    "ea",
    "xpk",
    "xbg",
    "xbo",
    "xcn",
    "xjy",
    "xdr",
];

/// Codes of UN/ECE for one piece, which have digits amid them.
const PIECE_CODES: &[&str] = &["h87", "c62"];

/// Words for litres, kilograms and their parts, with the thousandths of the unit in one; codes of UN/ECE at the end.
const VOLUMES: &[(&str, Unit, i64)] = &[
    ("l", Unit::Litre, 1_000),
    ("ltr", Unit::Litre, 1_000),
    ("lt", Unit::Litre, 1_000),
    ("litr", Unit::Litre, 1_000),
    ("litry", Unit::Litre, 1_000),
    ("litra", Unit::Litre, 1_000),
    ("litrow", Unit::Litre, 1_000),
    ("ml", Unit::Litre, 1),
    ("mililitr", Unit::Litre, 1),
    ("hl", Unit::Litre, 100_000),
    ("kg", Unit::Kilogram, 1_000),
    ("kilogram", Unit::Kilogram, 1_000),
    ("kilogramy", Unit::Kilogram, 1_000),
    ("kilogramow", Unit::Kilogram, 1_000),
    ("g", Unit::Kilogram, 1),
    ("gr", Unit::Kilogram, 1),
    ("gram", Unit::Kilogram, 1),
    ("gramow", Unit::Kilogram, 1),
    ("dag", Unit::Kilogram, 10),
    ("t", Unit::Kilogram, 1_000_000),
    ("tona", Unit::Kilogram, 1_000_000),
    ("tony", Unit::Kilogram, 1_000_000),
    ("ton", Unit::Kilogram, 1_000_000),
    ("ltrs", Unit::Litre, 1_000),
    ("mlt", Unit::Litre, 1),
    ("kgm", Unit::Kilogram, 1_000),
    ("grm", Unit::Kilogram, 1),
    ("tne", Unit::Kilogram, 1_000_000),
];

/// Piece of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Token<'a> {
    Number(&'a str),
    Word(&'a str),
    Slash,
    Equals,
    /// Multiplication sign: `x`, `*` or `×` next to a number.
    Times,
    /// Any other sign.
    Other,
}

/// Meaning of a unit, such as `szt.`, `l`, `op. 5 l`, `1 kan. = 10 l` or `5x1l`; `None` where the table does not have
/// it, as for a pallet or a carton.
pub fn meaning(text: &str) -> Option<Counts> {
    let key = search_key(text);
    if PIECE_CODES.contains(&key.as_str()) {
        return Some(Counts::Packs(None));
    }
    let tokens: Vec<Token<'_>> =
        tokens(&key).into_iter().filter(|token| !matches!(token, Token::Other | Token::Slash)).collect();
    let tokens = match tokens.as_slice() {
        [Token::Number("1"), rest @ ..] if starts_with_pack(rest) => rest,
        tokens => tokens,
    };
    match tokens {
        [Token::Word(word)] if is_pack(word) => Some(Counts::Packs(None)),
        [Token::Word(word)] => volume_word(word).map(|(unit, thousandths)| Counts::Volume { unit, thousandths }),
        [Token::Word(word), Token::Equals | Token::Word("a" | "po"), stated @ ..] if is_pack(word) => whole(stated),
        [Token::Word(word), stated @ ..] if is_pack(word) => whole(stated),
        [stated @ .., Token::Word(word)] if is_pack(word) => whole(stated),
        stated => whole(stated),
    }
}

/// Packs that a name states, such as `5L` in `AGROSAR 360 SL 5L`. A concentration or a dose is no pack: `360 g/l`,
/// `3 l/ha`.
pub fn packs_in_name(name: &str) -> Vec<PackText> {
    let key = search_key(name);
    let tokens = tokens(&key);
    let mut packs: Vec<PackText> = Vec::new();
    let mut rest = tokens.as_slice();
    let mut after_number = false;
    while let [first, others @ ..] = rest {
        // Three digits after a number may be its thousands: `1 000 ml`.
        let may_be_thousands = after_number && matches!(first, Token::Number(digits) if digits.len() == 3);
        match stated(rest).filter(|_| !may_be_thousands) {
            Some((pack, after)) => {
                if !is_rate(after) && !packs.contains(&pack) {
                    packs.push(pack);
                }
                rest = after;
                after_number = false;
            }
            None => {
                rest = others;
                after_number = matches!(first, Token::Number(_));
            }
        }
    }
    packs
}

fn starts_with_pack(tokens: &[Token<'_>]) -> bool {
    matches!(tokens, [Token::Word(word), ..] if is_pack(word))
}

fn is_pack(word: &str) -> bool {
    PACKS.contains(&word)
}

fn volume_word(word: &str) -> Option<(Unit, i64)> {
    VOLUMES.iter().find(|(name, ..)| *name == word).map(|(_, unit, thousandths)| (*unit, *thousandths))
}

/// Tokens that are nothing but the statement of a pack.
fn whole(tokens: &[Token<'_>]) -> Option<Counts> {
    stated(tokens).filter(|(_, rest)| rest.is_empty()).map(|(pack, _)| Counts::Packs(Some(pack)))
}

/// Statement of a pack at the start, `5 l` or `4 x 5 l`, and what follows it.
fn stated<'t, 'a>(tokens: &'t [Token<'a>]) -> Option<(PackText, &'t [Token<'a>])> {
    let (times, number, word, rest) = match tokens {
        [Token::Number(times), Token::Times, Token::Number(number), Token::Word(word), rest @ ..] => {
            (times.parse::<i64>().ok().filter(|times| (1..=1_000).contains(times))?, number, word, rest)
        }
        [Token::Number(number), Token::Word(word), rest @ ..] => (1, number, word, rest),
        _ => return None,
    };
    let (unit, thousandths) = volume_word(word)?;
    let volume = parse_decimal(number, 3)?.checked_mul(thousandths)?;
    if volume % 1_000 != 0 {
        return None;
    }
    Some((PackText { unit, volume: PackVolume::try_from(volume / 1_000).ok()?, times }, rest))
}

/// True after the upper part of a rate: what follows is a slash and a word that is none for a pack.
fn is_rate(after: &[Token<'_>]) -> bool {
    matches!(after, [Token::Slash, Token::Word(word), ..] if !is_pack(word))
}

/// Tokens of a key: runs of digits with one dot or comma amid them, runs of letters, and single signs.
fn tokens(key: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut rest = key;
    while let Some(sign) = rest.chars().next() {
        let length = if sign.is_ascii_digit() {
            number_length(rest)
        } else if sign.is_alphabetic() {
            letters_length(rest)
        } else {
            sign.len_utf8()
        };
        let Some((piece, after)) = rest.split_at_checked(length.max(sign.len_utf8())) else {
            break;
        };
        let follows_number = matches!(tokens.last(), Some(Token::Number(_)));
        let precedes_number = after.trim_start().starts_with(|next: char| next.is_ascii_digit());
        let token = match sign {
            ' ' => None,
            '/' => Some(Token::Slash),
            '=' => Some(Token::Equals),
            '*' | '×' => Some(Token::Times),
            _ if piece == "x" && follows_number && precedes_number => Some(Token::Times),
            _ if sign.is_ascii_digit() => Some(Token::Number(piece)),
            _ if sign.is_alphabetic() => Some(Token::Word(piece)),
            _ => Some(Token::Other),
        };
        tokens.extend(token);
        rest = after;
    }
    tokens
}

fn number_length(text: &str) -> usize {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let whole = digits(text);
    let decimals = text.get(whole..).and_then(|rest| rest.strip_prefix(['.', ','])).map_or(0, digits);
    if decimals > 0 { whole + 1 + decimals } else { whole }
}

fn letters_length(text: &str) -> usize {
    text.find(|sign: char| !sign.is_alphabetic()).unwrap_or(text.len())
}
