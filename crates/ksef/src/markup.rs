//! A look at a file's markup before it is parsed, so that a hostile one costs neither time nor memory.

use crate::InvalidEInvoice;

/// Deepest nesting of elements; FA(3) has some ten.
const DEEPEST: usize = 32;
/// Most opening and closing tags.
const MOST_TAGS: usize = 600_000;
/// Most attributes in one tag: the parser compares each with all others.
const MOST_ATTRIBUTES_OF_TAG: usize = 32;
/// Most attributes of all tags together.
const MOST_ATTRIBUTES: usize = 100_000;
/// Most declarations of namespaces: the parser copies those of the parent for each tag that has one.
const MOST_NAMESPACES: usize = 64;

#[derive(Default)]
struct Counts {
    depth: usize,
    tags: usize,
    attributes: usize,
    namespaces: usize,
}

/// Checks the markup without building anything.
///
/// # Errors
/// A DOCTYPE, a processing instruction, markup that does not end, and more of anything than an invoice has.
pub fn check(text: &str) -> Result<(), InvalidEInvoice> {
    if text.bytes().filter(|&byte| byte == b'=').count() > MOST_ATTRIBUTES {
        return Err(InvalidEInvoice::TooManyElements);
    }
    let mut counts = Counts::default();
    let mut rest = after_declaration(text)?;
    while let Some((_, markup)) = rest.split_once('<') {
        rest = after_markup(markup, &mut counts)?;
        if counts.depth > DEEPEST {
            return Err(InvalidEInvoice::TooDeep);
        }
        if counts.tags > MOST_TAGS || counts.attributes > MOST_ATTRIBUTES || counts.namespaces > MOST_NAMESPACES {
            return Err(InvalidEInvoice::TooManyElements);
        }
    }
    Ok(())
}

/// Returns the text after the XML declaration, which may be missing and must say UTF-8 where it names an encoding.
fn after_declaration(text: &str) -> Result<&str, InvalidEInvoice> {
    let Some(declaration) = text.strip_prefix("<?xml").filter(|rest| rest.starts_with(char::is_whitespace)) else {
        return Ok(text);
    };
    let (declaration, rest) = declaration.split_once("?>").ok_or(InvalidEInvoice::NotXml)?;
    let Some((_, encoding)) = declaration.split_once("encoding") else {
        return Ok(rest);
    };
    let name = encoding.trim_start().strip_prefix('=').map(str::trim_start).unwrap_or_default();
    let name = name.split(['"', '\'']).nth(1).unwrap_or_default();
    if name.eq_ignore_ascii_case("utf-8") { Ok(rest) } else { Err(InvalidEInvoice::NotUtf8) }
}

/// Returns the text after a piece of markup whose `<` has been read.
fn after_markup<'a>(markup: &'a str, counts: &mut Counts) -> Result<&'a str, InvalidEInvoice> {
    let past = |start: &str, end: &str| {
        let inside = markup.strip_prefix(start)?;
        Some(inside.split_once(end).map(|(_, rest)| rest).ok_or(InvalidEInvoice::NotXml))
    };
    if let Some(rest) = past("!--", "-->").or_else(|| past("![CDATA[", "]]>")) {
        return rest;
    }
    if markup.starts_with('!') {
        return Err(InvalidEInvoice::HasDoctype);
    }
    if markup.starts_with('?') {
        return Err(InvalidEInvoice::HasInstruction);
    }
    counts.tags += 1;
    if let Some(rest) = past("/", ">") {
        counts.depth = counts.depth.saturating_sub(1);
        return rest;
    }
    after_tag(markup, counts)
}

/// Returns the text after an opening tag; a `>` within quotes does not end it.
fn after_tag<'a>(markup: &'a str, counts: &mut Counts) -> Result<&'a str, InvalidEInvoice> {
    let mut quote = None;
    let mut attributes = 0;
    for (place, byte) in markup.bytes().enumerate() {
        match (quote, byte) {
            (Some(open), _) if open == byte => quote = None,
            (Some(_), _) => {}
            (None, b'"' | b'\'') => quote = Some(byte),
            (None, b'=') => attributes += 1,
            (None, b'>') => {
                let (tag, rest) = markup.split_at_checked(place).ok_or(InvalidEInvoice::NotXml)?;
                counts.depth += usize::from(!tag.ends_with('/'));
                counts.attributes += attributes;
                counts.namespaces += if attributes == 0 { 0 } else { tag.matches("xmlns").count() };
                return Ok(rest);
            }
            (None, _) => {}
        }
        if attributes > MOST_ATTRIBUTES_OF_TAG {
            return Err(InvalidEInvoice::TooManyElements);
        }
    }
    Err(InvalidEInvoice::NotXml)
}
