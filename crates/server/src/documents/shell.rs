//! The front end's shell, and the two places in it that a page is written into.
use maud::Markup;

/// The build's `index.html` around its title and around the app's root.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shell {
    before_title: String,
    between: String,
    after_root: String,
}

const TITLE: (&str, &str) = ("<title>", "</title>");
const ROOT: &str = "<div id=\"root\"></div>";

impl Shell {
    /// `None` where it is no shell: then nothing can be written into it.
    pub fn read(html: &str) -> Option<Shell> {
        let (before_title, rest) = html.split_once(TITLE.0)?;
        let (_, rest) = rest.split_once(TITLE.1)?;
        let (between, after_root) = rest.split_once(ROOT)?;
        Some(Shell {
            before_title: before_title.to_owned(),
            between: between.to_owned(),
            after_root: after_root.to_owned(),
        })
    }

    /// The document: `head` in place of the title, `root` in the app's root, `data` before it.
    pub fn filled(&self, head: &Markup, data: &Markup, root: &Markup) -> String {
        let Shell { before_title, between, after_root } = self;
        [before_title, &head.0, between, &data.0, "<div id=\"root\">", &root.0, "</div>", after_root].concat()
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    #[test]
    fn a_page_stands_where_the_shell_has_its_places() {
        let shell = Shell::read("<head><title>Plon</title><script></script></head><div id=\"root\"></div><noscript>");
        let filled = shell.unwrap().filled(&html! { title { "A" } }, &html! { i {} }, &html! { main {} });
        assert_eq!(
            filled,
            "<head><title>A</title><script></script></head><i></i><div id=\"root\"><main></main></div><noscript>"
        );
    }

    #[test]
    fn what_has_no_places_is_no_shell() {
        for html in ["", "<title>Plon</title>", "<div id=\"root\"></div>", "<title>Plon<div id=\"root\"></div>"] {
            assert_eq!(Shell::read(html), None, "{html}");
        }
    }
}
