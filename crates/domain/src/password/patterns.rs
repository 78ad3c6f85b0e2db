//! Keyboard patterns: a repeated sign, the alphabet, digits in order, and neighbouring keys.
use std::collections::BTreeSet;

/// Least number of different parts; fewer are a pattern. A run of three or more keys counts as one part.
const FEWEST_PARTS: usize = 5;

/// Length of the shortest run.
const RUN: usize = 3;

/// Keys by rows; each row is half a key to the right of the one above.
const ROWS: [&str; 4] = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
/// Signs of the digit keys with Shift.
const SHIFTED: [char; 10] = ['!', '@', '#', '$', '%', '^', '&', '*', '(', ')'];

/// True when a password is made of few runs and signs.
pub fn is_pattern(password: &str) -> bool {
    let keys: Vec<char> = password.chars().map(key_of).collect();
    let mut parts = BTreeSet::new();
    let mut rest = keys.as_slice();
    while !rest.is_empty() {
        let length = match run(rest) {
            length if length >= RUN => length,
            _ => 1,
        };
        let (part, others) = rest.split_at(length);
        parts.insert(part);
        rest = others;
    }
    parts.len() < FEWEST_PARTS
}

/// Number of keys from the first on that form one run: each step is the same as the first.
fn run(keys: &[char]) -> usize {
    let [first, second, ..] = keys else { return keys.len() };
    let by_key = step(*first, *second);
    let by_letter = letter_step(*first, *second);
    let same_keys = |pair: &[char]| by_key.is_some() && step(pair[0], pair[1]) == by_key;
    let same_letters = |pair: &[char]| by_letter.is_some() && letter_step(pair[0], pair[1]) == by_letter;
    let pairs = || keys.windows(2);
    1 + pairs().take_while(|pair| same_keys(pair)).count().max(pairs().take_while(|pair| same_letters(pair)).count())
}

/// Step from one key to a neighbour, or to itself.
fn step(from: char, to: char) -> Option<(i32, i32)> {
    let ((row, column), (to_row, to_column)) = (place(from)?, place(to)?);
    let (down, right) = (to_row - row, to_column - column);
    let is_near = down.abs() <= 1 && right.abs() <= 1;
    is_near.then_some((down, right))
}

fn place(key: char) -> Option<(i32, i32)> {
    let mut rows = (0_i32..).zip(ROWS);
    rows.find_map(|(row, keys)| {
        (0_i32..).zip(keys.chars()).find(|(_, sign)| *sign == key).map(|(column, _)| (row, column))
    })
}

/// Step in the alphabet or among digits: one on, one back, or none.
fn letter_step(from: char, to: char) -> Option<i32> {
    let step = i32::try_from(u32::from(to)).ok()? - i32::try_from(u32::from(from)).ok()?;
    (step.abs() <= 1).then_some(step)
}

fn key_of(sign: char) -> char {
    let small = sign.to_ascii_lowercase();
    let digit = SHIFTED.iter().position(|shifted| *shifted == small);
    digit.and_then(|at| ROWS[0].chars().nth(at)).unwrap_or(small)
}
