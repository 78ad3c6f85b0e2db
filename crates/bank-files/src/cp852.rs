//! CP852 (IBM852), used by older bank programs; absent from WHATWG's encodings, and so from `encoding_rs`.

/// The characters of the bytes from 128 on, in order: Unicode's mapping table CP852.TXT.
const UPPER: &str = "\
    ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×č\
    áíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐\
    └┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀\
    ÓßÔŃńňŠšŔÚŕŰýÝţ´\u{ad}˝˛ˇ˘§÷¸°¨˙űŘř■\u{a0}";

/// The byte of a character; `None` where CP852 lacks it.
pub fn byte(sign: char) -> Option<u8> {
    if sign.is_ascii() {
        return u8::try_from(sign).ok();
    }
    let place = UPPER.chars().position(|upper| upper == sign)?;
    u8::try_from(place + 128).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_whole_and_has_the_polish_letters_where_dos_had_them() {
        assert_eq!(UPPER.chars().count(), 128);
        let bytes: Vec<u8> = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ".chars().filter_map(byte).collect();
        let expected = [
            0xa5, 0x86, 0xa9, 0x88, 0xe4, 0xa2, 0x98, 0xab, 0xbe, 0xa4, 0x8f, 0xa8, 0x9d, 0xe3, 0xe0, 0x97, 0x8d, 0xbd,
        ];
        assert_eq!(bytes, expected);
        assert_eq!((byte('"'), byte('漢')), (Some(b'"'), None));
    }
}
