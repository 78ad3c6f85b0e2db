//! Passwords that are easy to guess: popular ones, keyboard patterns, and known facts about their owner.
use std::collections::BTreeSet;

use thiserror::Error;

use super::{Password, common, patterns};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum GuessablePassword {
    #[error(
        "Hasło nie może być popularnym hasłem ani pojedynczym słowem, także z dopisanymi cyframi i znakami. Wybierz inne."
    )]
    Common,
    #[error("Hasło nie może być ciągiem powtórzonych albo sąsiednich znaków. Wybierz inne.")]
    Pattern,
    #[error(
        "Hasło nie może zawierać numeru NIP, imienia, nazwiska, nazwy firmy, adresu e-mail ani nazwy programu. \
         Wybierz inne."
    )]
    Personal,
}

/// Known facts about the person who sets a password.
#[derive(Debug, Clone, Default)]
pub struct Owner {
    /// Words in small letters without diacritics.
    words: BTreeSet<String>,
    numbers: Vec<String>,
}

/// Names of the programme itself, refused to everybody.
const PROGRAMME: [&str; 3] = ["plon", "program", "lojalnosc"];

/// Shortest word looked for inside of a password; a shorter one is part of too many others.
const SHORTEST_INSIDE: usize = 4;
/// Shortest number that counts as an identifier.
const SHORTEST_NUMBER: usize = 6;

impl Owner {
    /// Collects the words and digits of names, addresses and numbers, which the password may not contain.
    pub fn of<'a>(texts: impl IntoIterator<Item = &'a str>) -> Owner {
        let mut owner = Owner::default();
        for text in texts {
            owner.words.extend(text.split(|sign: char| !sign.is_alphabetic()).map(common::plain));
            let digits: String = text.chars().filter(char::is_ascii_digit).collect();
            if digits.len() >= SHORTEST_NUMBER {
                owner.numbers.push(digits);
            }
        }
        owner
    }

    fn stands_in(&self, password: &str) -> bool {
        let read = common::readings(password);
        let bare = common::readings(common::without_ornaments(password));
        let digits: String = password.chars().filter(char::is_ascii_digit).collect();
        let inside = |word: &str| word.len() >= SHORTEST_INSIDE && read.iter().any(|text| text.contains(word));
        self.numbers.iter().any(|number| digits.contains(number.as_str()))
            || self.words.iter().any(|word| inside(word) || (!word.is_empty() && bare.contains(word)))
            || PROGRAMME.iter().any(|word| inside(word))
    }
}

impl Password {
    /// Refuses a password that is easy to guess.
    ///
    /// # Errors
    /// First reason found.
    pub fn check_guessable(&self, owner: &Owner) -> Result<(), GuessablePassword> {
        let password = self.expose();
        if owner.stands_in(password) {
            return Err(GuessablePassword::Personal);
        }
        if patterns::is_pattern(password) {
            return Err(GuessablePassword::Pattern);
        }
        if common::is_common(password) { Err(GuessablePassword::Common) } else { Ok(()) }
    }
}
