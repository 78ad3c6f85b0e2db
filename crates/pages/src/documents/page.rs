//! A page before it becomes a document: its head, its text, and the API responses that the app would ask for.
use std::collections::BTreeMap;

use maud::{Markup, PreEscaped, display, html};
use serde::Serialize;
use serde_json::{Value, json};

use crate::brand::Brand;
use plon_kernel::types::BusinessDate;
use plon_pictures::Picture;
use plon_platform::error::ApiError;

/// Picture for link previews of the portal.
const CARD: &str = "/icons/card.png";
const CARD_SAYS: &str = "Kupuj produkty, zbieraj punkty, ciesz się nagrodami";

/// A public page.
pub struct Page {
    pub head: Head,
    /// Content of `main`; empty where the page is rendered by the app alone.
    pub main: Markup,
    pub answers: Answers,
}

/// Metadata of a page.
pub struct Head {
    title: String,
    description: String,
    /// Path from its slash, with the page number of a list.
    path: String,
    kind: Kind,
    /// Picture for link previews.
    picture: Option<Picture>,
    /// Questions answered on the page, each with its answer as HTML.
    questions: Vec<(String, String)>,
}

enum Kind {
    Site,
    Page,
    Article { published_on: BusinessDate },
    NotThere,
}

impl Head {
    pub fn page(path: impl Into<String>, title: impl Into<String>, description: impl Into<String>) -> Head {
        Head {
            title: title.into(),
            description: description.into(),
            path: path.into(),
            kind: Kind::Page,
            picture: None,
            questions: Vec::new(),
        }
    }

    /// Head of the home page of the site.
    pub fn site(title: impl Into<String>, description: impl Into<String>) -> Head {
        Head { kind: Kind::Site, ..Head::page("/", title, description) }
    }

    pub fn not_there() -> Head {
        Head { kind: Kind::NotThere, ..Head::page("", "Nie ma takiej strony", "") }
    }

    /// Marks the page as an article published on a day.
    pub fn of(self, published_on: BusinessDate) -> Head {
        Head { kind: Kind::Article { published_on }, ..self }
    }

    /// Sets the page's own picture.
    pub fn showing(self, picture: Option<Picture>) -> Head {
        Head { picture, ..self }
    }

    /// Sets the questions that the page answers.
    pub fn answering(self, questions: Vec<(String, String)>) -> Head {
        Head { questions, ..self }
    }

    /// Elements of the head in place of the shell's title; `data-document` tells the app which to remove again.
    pub fn markup(&self, origin: &str, brand: &Brand) -> Markup {
        if matches!(self.kind, Kind::NotThere) {
            return html! {
                title { (self.title) }
                meta name="robots" content="noindex" data-document;
            };
        }
        let url = format!("{origin}{}", self.path);
        let og_type = if matches!(self.kind, Kind::Article { .. }) { "article" } else { "website" };
        html! {
            title { (self.title) " – " (brand.name) }
            meta name="description" content=(self.description) data-document;
            link rel="canonical" href=(url) data-document;
            meta property="og:type" content=(og_type) data-document;
            meta property="og:title" content=(self.title) data-document;
            meta property="og:description" content=(self.description) data-document;
            meta property="og:url" content=(url) data-document;
            meta property="og:site_name" content=(brand.name) data-document;
            meta property="og:locale" content="pl_PL" data-document;
            @if let Some(Picture { src, width, height, alternative, .. }) = &self.picture {
                (shared(&format!("{origin}{src}"), (*width, *height), alternative))
            } @else {
                (shared(&format!("{origin}{CARD}"), (1200, 630), CARD_SAYS))
            }
            meta name="twitter:card" content="summary_large_image" data-document;
            @if let Kind::Article { published_on } = &self.kind {
                meta property="article:published_time" content=(display(published_on.0)) data-document;
            }
            script type="application/ld+json" data-document { (in_script(&self.linked_data(&url, origin, brand))) }
            @if !self.questions.is_empty() {
                script type="application/ld+json" data-document { (in_script(&self.linked_questions())) }
            }
        }
    }

    fn linked_questions(&self) -> Value {
        let entry = |(question, answer): &(String, String)| {
            let answer = json!({"@type": "Answer", "text": answer});
            json!({"@type": "Question", "name": question, "acceptedAnswer": answer})
        };
        let entries: Vec<Value> = self.questions.iter().map(entry).collect();
        json!({"@context": "https://schema.org", "@type": "FAQPage", "inLanguage": "pl", "mainEntity": entries})
    }

    /// Metadata as JSON-LD, in the vocabulary of schema.org.
    fn linked_data(&self, url: &str, origin: &str, brand: &Brand) -> Value {
        let publisher = json!({"@type": "Organization", "name": brand.name, "url": format!("{origin}/")});
        let mut data = json!({
            "@context": "https://schema.org", "@type": "WebPage", "name": self.title, "description": self.description,
            "url": url, "inLanguage": "pl", "publisher": publisher,
        });
        match &self.kind {
            Kind::Site => {
                data["@type"] = "WebSite".into();
                data["name"] = brand.name.clone().into();
            }
            Kind::Article { published_on } => {
                data["@type"] = "NewsArticle".into();
                data["headline"] = self.title.clone().into();
                data["datePublished"] = published_on.0.to_string().into();
                data["mainEntityOfPage"] = url.into();
            }
            Kind::Page | Kind::NotThere => {}
        }
        if let Some(picture) = &self.picture {
            data["image"] = format!("{origin}{}", picture.src).into();
        }
        data
    }
}

/// Tags of a picture for link previews (Open Graph).
fn shared(address: &str, (width, height): (i64, i64), alternative: &str) -> Markup {
    html! {
        meta property="og:image" content=(address) data-document;
        meta property="og:image:width" content=(width) data-document;
        meta property="og:image:height" content=(height) data-document;
        @if !alternative.is_empty() {
            meta property="og:image:alt" content=(alternative) data-document;
        }
    }
}

/// Preloaded API responses, by the URL that the app would call to show the page.
#[derive(Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Answers(BTreeMap<String, Value>);

impl Answers {
    /// Adds the body of the response to a call.
    ///
    /// # Errors
    /// When the answer cannot be serialized: a defect.
    pub fn with(mut self, address: impl Into<String>, answer: &impl Serialize) -> Result<Answers, ApiError> {
        self.0.insert(address.into(), serde_json::to_value(answer).map_err(anyhow::Error::new)?);
        Ok(self)
    }

    /// The element from which the app reads them.
    pub fn markup(&self) -> Markup {
        html! { script type="application/json" id="document" { (in_script(&json!({"answers": self}))) } }
    }
}

/// Escapes JSON for a script element: nothing in it ends the element or begins a comment.
fn in_script(value: &Value) -> PreEscaped<String> {
    let mut text = String::new();
    for sign in value.to_string().chars() {
        match sign {
            '<' | '>' | '&' | '\u{2028}' | '\u{2029}' => text += &format!("\\u{:04x}", u32::from(sign)),
            _ => text.push(sign),
        }
    }
    PreEscaped(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_ends_its_script() {
        let hostile = json!({"</script><script>alert(1)</script>": "<!-- \u{2028} & \" '"});
        let text = in_script(&hostile).0;
        assert!(!text.contains(['<', '>', '&', '\u{2028}']), "{text}");
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), hostile);
    }

    #[test]
    fn what_people_wrote_is_text_in_the_head() {
        let brand = Brand {
            name: "A\"><b>".into(),
            phone: String::new(),
            email: String::new(),
            data_controller: None,
            logo: None,
            stylesheet: None,
            styles: None,
            theme: None,
        };
        let head =
            Head::page("/a", "</title><script>alert(1)</script>", "\" onload=\"x").markup("https://a.example", &brand);
        assert_eq!(head.0.matches("<script").count(), 1, "{}", head.0);
        assert!(!head.0.contains("<b>") && !head.0.contains("\" onload=\""), "{}", head.0);
    }
}
