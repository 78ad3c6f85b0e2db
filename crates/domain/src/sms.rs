//! Size of an SMS: its encoding, its length, and the parts that an operator charges for.

/// Characters of the default alphabet (GSM 03.38); each takes one place.
const BASIC: &str = "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿\
                     abcdefghijklmnopqrstuvwxyzäöñüà";

/// Characters of its extension; each takes two places, which stay in one part.
const EXTENSION: &str = "\u{c}^{}\\[~]|€";

coded! {
    /// Encoding of an SMS.
    pub enum SmsEncoding {
        /// Seven bits a character; without Polish letters and no-break spaces.
        Gsm7 = "gsm7",
        /// Sixteen bits a character.
        Ucs2 = "ucs2",
    }
}

impl SmsEncoding {
    /// Places of an SMS of one part, and of each part of a longer one.
    const fn places(self) -> (usize, usize) {
        match self {
            SmsEncoding::Gsm7 => (160, 153),
            SmsEncoding::Ucs2 => (70, 67),
        }
    }

    /// Places that a character takes.
    fn width(self, sign: char) -> usize {
        match self {
            SmsEncoding::Gsm7 if EXTENSION.contains(sign) => 2,
            SmsEncoding::Gsm7 => 1,
            SmsEncoding::Ucs2 => sign.len_utf16(),
        }
    }
}

/// Size of an SMS.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SmsSize {
    pub encoding: SmsEncoding,
    /// Places taken; a character outside of the basic alphabet may take two.
    pub length: usize,
    /// Parts that it is sent and charged in; none for an empty text.
    pub parts: usize,
}

impl SmsSize {
    pub fn of(text: &str) -> SmsSize {
        let is_plain = text.chars().all(|sign| BASIC.contains(sign) || EXTENSION.contains(sign));
        let encoding = if is_plain { SmsEncoding::Gsm7 } else { SmsEncoding::Ucs2 };
        let length = text.chars().map(|sign| encoding.width(sign)).sum();
        let (whole, part) = encoding.places();
        let parts = match length {
            0 => 0,
            length if length <= whole => 1,
            _ => {
                let (mut parts, mut taken) = (1, 0);
                for width in text.chars().map(|sign| encoding.width(sign)) {
                    if taken + width > part {
                        (parts, taken) = (parts + 1, 0);
                    }
                    taken += width;
                }
                parts
            }
        };
        SmsSize { encoding, length, parts }
    }
}
