//! Elixir-0: one record per line, no header. Quotes in a text are doubled; bars separate pieces of 35 characters.
use plon_domain::iban::Iban;

use super::{Order, Party, Payment, line};

/// Code of a transfer order, in the first field.
const TRANSFER: &str = "110";
/// Code of an ordinary transfer, in the fifteenth field.
const ORDINARY: &str = "51";
/// Maximum length of a piece; a text has at most four pieces.
const PIECE: usize = 35;
const PIECES: usize = 4;
/// Pieces of a party's name; the other two hold its address.
const NAME_PIECES: usize = 2;

/// Renders the records of all transfers.
pub fn render(order: &Order) -> String {
    order.payments.iter().map(|payment| record(order, payment)).collect()
}

fn record(order: &Order, payment: &Payment) -> String {
    let (from, to) = (&order.sender, &payment.to);
    let mut fields = vec![
        TRANSFER.to_owned(),
        order.execute_on.strftime("%Y%m%d").to_string(),
        payment.amount.0.to_string(),
        from.account.sort_code().to_owned(),
        "0".to_owned(),
        quoted(digits(&from.account)),
        quoted(digits(&to.account)),
        quoted(&party(from)),
        quoted(&party(to)),
        "0".to_owned(),
        to.account.sort_code().to_owned(),
        quoted(&pieces(&payment.title, PIECES).join("|")),
        quoted(""),
        quoted(""),
        quoted(ORDINARY),
    ];
    fields.extend(order.elixir_reference.as_deref().map(|reference| quoted(&line(reference, PIECE))));
    fields.join(",") + "\r\n"
}

fn digits(account: &Iban) -> &str {
    account.as_str().trim_start_matches("PL")
}

fn party(party: &Party) -> String {
    let address = [&party.street, &party.city].into_iter().flat_map(|part| pieces(part, 1));
    pieces(&party.name, NAME_PIECES).into_iter().chain(address).collect::<Vec<_>>().join("|")
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\"\""))
}

/// Splits a text into at most `most` pieces, between words where possible; the rest is cut off.
fn pieces(text: &str, most: usize) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    for word in line(&text.replace('|', " "), usize::MAX).split(' ').flat_map(parts) {
        match pieces.last_mut() {
            Some(last) if last.chars().count() + 1 + word.chars().count() <= PIECE => *last += &format!(" {word}"),
            _ => pieces.push(word),
        }
    }
    pieces.retain(|piece| !piece.is_empty());
    pieces.truncate(most);
    pieces
}

/// Splits a word that is longer than a piece.
fn parts(word: &str) -> Vec<String> {
    let signs: Vec<char> = word.chars().collect();
    signs.chunks(PIECE).map(|part| part.iter().collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_broken_between_words_and_cut_after_its_last_piece() {
        let long = "Spółdzielnia Producentów Rzepaku i Pszenicy Ziemi Łęczyckiej";
        let broken = ["Spółdzielnia Producentów Rzepaku i", "Pszenicy Ziemi Łęczyckiej"];
        assert_eq!(pieces(long, 2), broken);
        assert_eq!(pieces(long, 1), broken[..1]);
        assert_eq!(pieces(&"ż".repeat(40), 4), ["ż".repeat(35), "ż".repeat(5)]);
        assert_eq!(pieces(" a|b\u{a0}\n", 4), ["a b"]);
        assert_eq!(pieces("", 4), Vec::<String>::new());
    }
}
