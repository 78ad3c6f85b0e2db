//! Polish text: search keys and plural forms.

use crate::number::{NO_BREAK_SPACE, grouped};

/// Key under which a text is searched: lower case, Polish and other Latin letters without their marks, any run of
/// white space as one space, none at the ends. `Żółć  Łódzka` and `zolc lodzka` have the same key.
pub fn search_key(text: &str) -> String {
    let mut key = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !key.is_empty() {
            key.push(' ');
        }
        for letter in word.chars().flat_map(char::to_lowercase) {
            match unmarked(letter) {
                Some(plain) => key.push_str(plain),
                None if is_combining_mark(letter) => {}
                None => key.push(letter),
            }
        }
    }
    key
}

/// True for a character that has no shape of its own and only changes what stands around it: control characters
/// (`Cc`), formatting ones (`Cf` of Unicode 17: directions, joiners, the soft hyphen, tags) and line separators. Two
/// texts that look alike may differ by them, and a U+202E reverses what is read after it.
pub fn is_unprintable(sign: char) -> bool {
    sign.is_control()
        || matches!(sign,
            '\u{ad}' | '\u{600}'..='\u{605}' | '\u{61c}' | '\u{6dd}' | '\u{70f}' | '\u{890}'..='\u{891}' | '\u{8e2}'
            | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2064}'
            | '\u{2066}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{110bd}' | '\u{110cd}'
            | '\u{13430}'..='\u{1343f}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0001}'
            | '\u{e0020}'..='\u{e007f}')
}

/// True for such a character within a text of several lines, except line ends and the joiner of composed emoji.
pub fn is_unprintable_in_lines(sign: char) -> bool {
    is_unprintable(sign) && !matches!(sign, '\n' | '\r' | '\u{200d}')
}

fn unmarked(letter: char) -> Option<&'static str> {
    Some(match letter {
        'ą' | 'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' | 'ă' => "a",
        'ć' | 'č' | 'ç' => "c",
        'ď' => "d",
        'ę' | 'é' | 'è' | 'ê' | 'ë' | 'ě' => "e",
        'í' | 'ì' | 'î' | 'ï' => "i",
        'ł' | 'ľ' | 'ĺ' => "l",
        'ń' | 'ň' | 'ñ' => "n",
        'ó' | 'ò' | 'ô' | 'ö' | 'õ' | 'ø' | 'ő' => "o",
        'ř' | 'ŕ' => "r",
        'ś' | 'š' | 'ş' => "s",
        'ť' => "t",
        'ú' | 'ù' | 'û' | 'ü' | 'ů' | 'ű' => "u",
        'ý' | 'ÿ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        'ß' => "ss",
        'æ' => "ae",
        'œ' => "oe",
        _ => return None,
    })
}

/// True for a combining mark: some phones send `ó` as `o` and a mark of its own.
fn is_combining_mark(letter: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&letter)
}

/// Three forms of a Polish noun after a number: 1 punkt, 2 punkty, 5 punktów.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plural {
    pub one: &'static str,
    pub few: &'static str,
    pub many: &'static str,
}

impl Plural {
    /// Form for a whole number, by the plural rules of CLDR for Polish.
    pub fn form(&self, number: i64) -> &'static str {
        let number = number.unsigned_abs();
        match (number, number % 10, number % 100) {
            (1, _, _) => self.one,
            (_, _, 12..=14) => self.many,
            (_, 2..=4, _) => self.few,
            _ => self.many,
        }
    }

    /// Formats the number with its noun: `62 480 punktów`.
    pub fn count(&self, number: i64) -> String {
        format!("{}{NO_BREAK_SPACE}{}", grouped(number), self.form(number))
    }
}
