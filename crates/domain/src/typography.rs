//! Line breaking of Polish text: the spaces and hyphens at which no line may end.
use crate::number::NO_BREAK_SPACE;

/// Units that may follow a number.
const UNITS: [&str; 8] = ["zł", "tys", "mln", "L", "kg", "pkt", "bar", "par"];

/// Replaces each space at which no line may end by a no-break space: after a word of one letter, between a number and
/// its unit, within a number, and within a legal form.
pub fn no_break(text: &str) -> String {
    let signs: Vec<char> = text.chars().collect();
    let tie = |(place, &sign): (usize, &char)| match sign {
        ' ' if belong_together(&signs[..place], &signs[place + 1..]) => NO_BREAK_SPACE,
        _ => sign,
    };
    signs.iter().enumerate().map(tie).collect()
}

/// Splits the no-break text into parts, of which every second one is a word that may not be broken at its hyphen: a
/// post code, or a word with a hyphen near its start or its end. Longer words may be broken, and addresses are left
/// alone.
pub fn no_break_parts(text: &str) -> Vec<String> {
    let signs: Vec<char> = no_break(text).chars().collect();
    let (mut parts, mut from) = (Vec::new(), 0);
    for hyphen in (0..signs.len()).filter(|place| signs[*place] == '-') {
        if let Some((before, after)) = whole_around(&signs[..hyphen], &signs[hyphen + 1..]) {
            let (start, end) = (hyphen - before, hyphen + 1 + after);
            parts.push(signs[from..start].iter().collect());
            parts.push(signs[start..end].iter().collect());
            from = end;
        }
    }
    parts.push(signs[from..].iter().collect());
    parts
}

fn belong_together(before: &[char], after: &[char]) -> bool {
    let after_number = before.last().is_some_and(char::is_ascii_digit);
    ends_in_letter_alone(before)
        || after_number && (begins_with_unit(after) || begins_with_thousands(after))
        || after.first().is_some_and(char::is_ascii_digit) && names_a_number(before)
        || is_within_legal_form(before, after)
}

fn ends_in_letter_alone(before: &[char]) -> bool {
    let is_alone = |sign: &char| sign.is_whitespace() || ['(', '„'].contains(sign);
    match before {
        [rest @ .., last] => "aiouwzAIOUWZ".contains(*last) && rest.last().is_none_or(is_alone),
        [] => false,
    }
}

fn begins_with_unit(after: &[char]) -> bool {
    let is_word_of = |length: usize| after.get(length).is_none_or(|next| !next.is_alphabetic());
    let kind = after.iter().take_while(|sign| sign.is_ascii_uppercase()).count();
    let is_unit = |unit: &&str| begins_with(after, unit) && is_word_of(unit.chars().count());
    kind == 2 && is_word_of(2) || UNITS.iter().any(is_unit)
}

fn begins_with(signs: &[char], word: &str) -> bool {
    let mut signs = signs.iter();
    word.chars().all(|letter| signs.next() == Some(&letter))
}

fn begins_with_thousands(after: &[char]) -> bool {
    after.iter().take_while(|sign| sign.is_ascii_digit()).count() == 3
}

/// True when a word that a number follows ends here.
fn names_a_number(before: &[char]) -> bool {
    ["NIP", "nr"].iter().any(|name| {
        let start = before.len().checked_sub(name.len());
        start.is_some_and(|start| {
            begins_with(&before[start..], name) && before[..start].last().is_none_or(|sign| !sign.is_alphabetic())
        })
    })
}

/// True inside a legal form: `Sp. z o.o.`, `Sp. k.`
fn is_within_legal_form(before: &[char], after: &[char]) -> bool {
    let is_company = match before {
        [rest @ .., 's' | 'S', 'p' | 'P', '.'] => {
            rest.last().is_none_or(|sign| !(sign.is_ascii_alphanumeric() || *sign == '_'))
        }
        _ => false,
    };
    is_company && matches!(after, ['z' | 'Z', ..] | ['j' | 'J' | 'k' | 'K' | 'p' | 'P', '.', ..])
}

/// Number of characters before and after a hyphen that form one unbreakable word with it.
fn whole_around(before: &[char], after: &[char]) -> Option<(usize, usize)> {
    let letters = before.iter().rev().take_while(|sign| sign.is_alphabetic()).count();
    let digits = before.iter().rev().take_while(|sign| sign.is_ascii_digit()).count();
    let is_sign_of_word = |sign: &&char| sign.is_alphabetic() || sign.is_ascii_digit();
    let follows = after.iter().take_while(is_sign_of_word).count();
    let is_whole = match (digits, letters) {
        (2, 0) => follows == 3 && after[..3].iter().all(char::is_ascii_digit),
        (0, 1..=3) => (1..=12).contains(&follows),
        (0, 4..=12) => (1..=3).contains(&follows),
        _ => false,
    };
    let begins = letters.max(digits);
    let stands_alone = ends_before_word(&before[..before.len() - begins]) && begins_after_word(&after[follows..]);
    (is_whole && stands_alone).then_some((begins, follows))
}

fn ends_before_word(before: &[char]) -> bool {
    before.last().is_none_or(|sign| !(sign.is_alphabetic() || sign.is_ascii_digit() || "@./:_-".contains(*sign)))
}

fn begins_after_word(after: &[char]) -> bool {
    match after {
        ['@' | '/' | '_' | '-', ..] => false,
        ['.' | ':', next, ..] => !(next.is_alphabetic() || next.is_ascii_digit()),
        _ => true,
    }
}
