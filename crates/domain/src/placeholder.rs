//! Placeholders in texts: `{name}` stands for a value that is filled in whenever the text is read.
use thiserror::Error;

/// Error for a placeholder without a value.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("Nie ma wartości {{{0}}}")]
pub struct UnknownPlaceholder(pub String);

/// Replaces each `{name}` by its value; a no-break space in a name counts as a space, and an empty value takes the
/// space or line end before it along. A brace without its pair stands for itself.
///
/// # Errors
/// The first placeholder that has no value.
pub fn fill(text: &str, values: &[(&str, &str)]) -> Result<String, UnknownPlaceholder> {
    let (mut filled, mut rest) = (String::with_capacity(text.len()), text);
    while let Some((before, after)) = rest.split_once('{') {
        let Some((name, following)) = after.split_once('}') else { break };
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let value = values.iter().find(|(known, _)| *known == name);
        let value = value.ok_or(UnknownPlaceholder(name))?.1;
        filled.push_str(if value.is_empty() { before.strip_suffix([' ', '\n']).unwrap_or(before) } else { before });
        filled.push_str(value);
        rest = following;
    }
    filled.push_str(rest);
    Ok(filled)
}

/// Fills a text of several paragraphs; a paragraph of which nothing is left is dropped with the empty line before it.
///
/// # Errors
/// As `fill`.
pub fn fill_paragraphs(text: &str, values: &[(&str, &str)]) -> Result<String, UnknownPlaceholder> {
    let filled: Result<Vec<String>, _> = text.split("\n\n").map(|paragraph| fill(paragraph, values)).collect();
    Ok(filled?.into_iter().filter(|paragraph| !paragraph.trim().is_empty()).collect::<Vec<_>>().join("\n\n"))
}

/// Names of a text's placeholders, in the order of the text.
pub fn names(text: &str) -> Vec<String> {
    let (mut names, mut rest) = (Vec::new(), text);
    while let Some((_, after)) = rest.split_once('{') {
        let Some((name, following)) = after.split_once('}') else { break };
        names.push(name.split_whitespace().collect::<Vec<_>>().join(" "));
        rest = following;
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    const VALUES: [(&str, &str); 2] = [("punkty za 1 zł", "50 punktów"), ("nazwa", "Plon")];

    #[test]
    fn each_placeholder_gets_its_value() {
        for (text, filled) in [
            ("bez niczego", "bez niczego"),
            ("{nazwa}: {punkty za 1 zł} to 1 zł", "Plon: 50 punktów to 1 zł"),
            ("{ punkty\u{a0}za 1\u{a0}zł }", "50 punktów"),
            ("{nazwa}{nazwa}", "PlonPlon"),
            ("klamra } i { bez pary", "klamra } i { bez pary"),
            ("", ""),
        ] {
            assert_eq!(fill(text, &VALUES).as_deref(), Ok(filled), "{text}");
        }
    }

    #[test]
    fn one_without_a_value_is_refused() {
        assert_eq!(fill("a {nazwa} {inne}", &VALUES), Err(UnknownPlaceholder("inne".to_owned())));
        assert_eq!(fill("{}", &VALUES).unwrap_err().to_string(), "Nie ma wartości {}");
    }
}
