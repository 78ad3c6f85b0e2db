//! HTML part of an e-mail, made of its text: paragraphs, links, and the programme's name in its colours. It loads
//! nothing from outside.
use maud::{DOCTYPE, Markup, PreEscaped, html};
use plon_domain::theme::Palette;

/// Look of the programme's e-mails.
#[derive(Debug, Clone)]
pub struct EmailLook {
    pub name: String,
    pub palette: Palette,
    /// Logo in place of the name.
    pub logo: Option<EmailPicture>,
}

/// Picture that travels inside the e-mail.
#[derive(Debug, Clone)]
pub struct EmailPicture {
    /// Name of the part that holds it, as `cid:` addresses it.
    pub content_id: String,
    /// Width and height, in pixels.
    pub width: i64,
    pub height: i64,
}

/// HTML of an e-mail with a subject and a text.
pub fn email_html(look: &EmailLook, subject: &str, text: &str) -> String {
    let Palette { navy, ink, brand_text, .. } = look.palette;
    let page = format!("margin:0;padding:0;background-color:#f4f7f8;color:{ink};");
    let card = "max-width:600px;width:100%;background-color:#ffffff;border-collapse:collapse;";
    let head = format!("padding:20px 24px;background-color:{navy};color:#ffffff;font-size:20px;font-weight:bold;");
    let body = format!(
        "padding:24px;color:{ink};font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;\
         overflow-wrap:anywhere;"
    );
    let head = format!("{head}font-family:Arial,Helvetica,sans-serif;");
    let link = format!("color:{brand_text};");
    html! {
        (DOCTYPE)
        html lang="pl" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                meta name="color-scheme" content="light";
                title { (subject) }
            }
            body style=(page) {
                table role="presentation" width="100%" cellpadding="0" cellspacing="0" {
                    tr { td align="center" style="padding:24px 12px;" {
                        table role="presentation" cellpadding="0" cellspacing="0" style=(card) {
                            tr { td style=(head) { (programme(look)) } }
                            tr { td style=(body) { @for paragraph in paragraphs(text) { (self::paragraph(paragraph, &link)) } } }
                        }
                    } }
                }
            }
        }
    }
    .into_string()
}

/// The logo on a white ground, or the name.
fn programme(look: &EmailLook) -> Markup {
    match &look.logo {
        Some(logo) => html! {
            img src=(format!("cid:{}", logo.content_id)) alt=(look.name) width=(logo.width) height=(logo.height)
                style="display:block;border:0;padding:6px 10px;background-color:#ffffff;";
        },
        None => html! { (look.name) },
    }
}

fn paragraphs(text: &str) -> impl Iterator<Item = &str> {
    text.split("\n\n").map(|paragraph| paragraph.trim_matches('\n')).filter(|paragraph| !paragraph.trim().is_empty())
}

fn paragraph(text: &str, link: &str) -> Markup {
    html! {
        p style="margin:0 0 16px;" {
            @for (place, line) in text.lines().enumerate() {
                @if place > 0 { br; }
                (linked(line, link))
            }
        }
    }
}

/// A line with its web addresses as links.
fn linked(line: &str, style: &str) -> Markup {
    let mut rest = line;
    let mut parts = String::new();
    while let Some(start) = ["https://", "http://"].iter().filter_map(|scheme| rest.find(scheme)).min() {
        let (before, from) = rest.split_at(start);
        let end = from.find(|sign: char| sign.is_whitespace() || "<>\"„”".contains(sign)).unwrap_or(from.len());
        let address = from[..end].trim_end_matches(['.', ',', ';', ':', '!', '?', ')', '\'']);
        parts += &html! { (before) a href=(address) style=(style) { (address) } }.into_string();
        rest = &from[address.len()..];
    }
    parts += &html! { (rest) }.into_string();
    PreEscaped(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look(logo: Option<EmailPicture>) -> EmailLook {
        EmailLook { name: "Plon & Syn".to_owned(), palette: Palette::OWN, logo }
    }

    #[test]
    fn a_text_becomes_paragraphs_with_links_and_nothing_of_it_is_markup() {
        let text = "Dzień dobry,\n\n<b>Anna</b> & \"syn\".\nAdres: https://plon.example/a?b=1&c=2. Koniec\n\nProgram";
        let html = email_html(&look(None), "Temat <x>", text);
        assert!(html.contains("<title>Temat &lt;x&gt;</title>"), "{html}");
        assert!(html.contains("&lt;b&gt;Anna&lt;/b&gt; &amp; &quot;syn&quot;.<br>"), "{html}");
        let link = "<a href=\"https://plon.example/a?b=1&amp;c=2\" style=\"color:#095e5a;\">\
                    https://plon.example/a?b=1&amp;c=2</a>. Koniec";
        assert!(html.contains(link), "{html}");
        assert_eq!(html.matches("<p ").count(), 3);
        assert!(html.contains("Plon &amp; Syn"), "{html}");
    }

    #[test]
    fn nothing_is_loaded_from_outside() {
        let logo = EmailPicture { content_id: "logo@plon".to_owned(), width: 120, height: 32 };
        let html = email_html(&look(Some(logo)), "Temat", "Dzień dobry");
        assert!(html.contains("src=\"cid:logo@plon\" alt=\"Plon &amp; Syn\" width=\"120\" height=\"32\""), "{html}");
        assert!(!html.contains("http"), "{html}");
    }

    #[test]
    fn two_addresses_in_a_line_are_two_links() {
        let html = linked("http://a.pl, https://b.pl", "x").into_string();
        assert_eq!(
            html,
            "<a href=\"http://a.pl\" style=\"x\">http://a.pl</a>, <a href=\"https://b.pl\" style=\"x\">https://b.pl</a>"
        );
    }
}
