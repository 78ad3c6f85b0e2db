//! The front end's shell, and the two places in it for a page.
use maud::Markup;

/// The build's `index.html`, split at its title and at the app's root.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shell {
    before_title: String,
    title: String,
    between: String,
    after_root: String,
}

const TITLE: (&str, &str) = ("<title>", "</title>");
const ROOT: &str = "<div id=\"root\"></div>";

impl Shell {
    /// Splits a shell; `None` when it is not one, and nothing can be written into it.
    pub fn read(html: &str) -> Option<Shell> {
        let (before_title, rest) = html.split_once(TITLE.0)?;
        let (title, rest) = rest.split_once(TITLE.1)?;
        let (between, after_root) = rest.split_once(ROOT)?;
        Some(Shell {
            before_title: before_title.to_owned(),
            title: title.to_owned(),
            between: between.to_owned(),
            after_root: after_root.to_owned(),
        })
    }

    /// The shell with another theme colour, such as `#10233f`, for the browser's own bars.
    pub fn in_theme(self, colour: &str) -> Shell {
        let name = "<meta name=\"theme-color\" content=\"";
        let coloured = self.before_title.split_once(name).and_then(|(before, rest)| {
            let (_, after) = rest.split_once('"')?;
            Some([before, name, colour, "\"", after].concat())
        });
        Shell { before_title: coloured.unwrap_or(self.before_title), ..self }
    }

    /// The bare shell, with `head` before its title.
    pub fn bare(&self, head: &Markup) -> String {
        let Shell { before_title, title, between, after_root } = self;
        [before_title, &head.0, TITLE.0, title, TITLE.1, between, ROOT, after_root].concat()
    }

    /// The filled document: `head` in place of the title, `root` in the app's root, `data` before it.
    pub fn filled(&self, head: &Markup, data: &Markup, root: &Markup) -> String {
        let Shell { before_title, between, after_root, .. } = self;
        let between = without_code_named(between);
        [before_title, &head.0, &between, &data.0, "<div id=\"root\">", &root.0, "</div>", after_root].concat()
    }

    /// The document of a page without the app: its styles, and neither scripts nor a manifest to install by.
    pub fn without_scripts(&self, head: &Markup, root: &Markup) -> String {
        let Shell { before_title, between, .. } = self;
        let between: String = between
            .split_inclusive('\n')
            .filter(|line| {
                !["<script", " rel=\"modulepreload\" ", " rel=\"manifest\" "].iter().any(|of| line.contains(of))
            })
            .collect();
        [before_title, &head.0, &between, &root.0, "</body>\n</html>\n"].concat()
    }
}

/// Drops the app's preloads where there is something to read: the first script loads the code after the paint.
fn without_code_named(head: &str) -> String {
    head.split_inclusive('\n').filter(|line| !line.contains(" rel=\"modulepreload\" ")).collect()
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
    fn a_page_comes_before_the_code_of_the_app() {
        let html = "<title>Plon</title>\n<script></script>\n<link rel=\"modulepreload\" href=\"/a.js\">\n</head><div id=\"root\"></div>";
        let filled = Shell::read(html).unwrap().filled(&html! {}, &html! {}, &html! {});
        assert_eq!(filled, "\n<script></script>\n</head><div id=\"root\"></div>");
    }

    #[test]
    fn a_page_without_the_app_names_no_script() {
        let html = "<title>Plon</title>\n<link rel=\"stylesheet\" href=\"/a.css\">\n<link rel=\"manifest\" href=\"/m\">\n<script></script>\n<link rel=\"modulepreload\" href=\"/a.js\">\n</head><div id=\"root\"></div><noscript>";
        let page = Shell::read(html).unwrap().without_scripts(&html! { title { "A" } }, &html! { main {} });
        assert_eq!(
            page,
            "<title>A</title>\n<link rel=\"stylesheet\" href=\"/a.css\">\n</head><main></main></body>\n</html>\n"
        );
    }

    #[test]
    fn a_bare_shell_keeps_its_title_and_takes_a_look() {
        let html = "<meta name=\"theme-color\" content=\"#10233f\"><title>Plon</title><p></p><div id=\"root\"></div>";
        let shell = Shell::read(html).unwrap();
        assert_eq!(shell.bare(&html! {}), html);
        let dressed = shell.in_theme("#224422").bare(&html! { link data-look; });
        assert_eq!(
            dressed,
            "<meta name=\"theme-color\" content=\"#224422\"><link data-look><title>Plon</title><p></p><div id=\"root\"></div>"
        );
    }

    #[test]
    fn what_has_no_places_is_no_shell() {
        for html in ["", "<title>Plon</title>", "<div id=\"root\"></div>", "<title>Plon<div id=\"root\"></div>"] {
            assert_eq!(Shell::read(html), None, "{html}");
        }
    }
}
