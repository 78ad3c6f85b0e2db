//! `robots.txt` and `sitemap.xml`: the public pages, and the paths closed to search engines.
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use maud::{PreEscaped, display, html};

use super::{PublicPlaces, screens};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::error::ApiError;

/// A public page.
pub struct Place {
    /// Path from the slash.
    pub path: String,
    /// Day of the last change, where known.
    pub changed_on: Option<BusinessDate>,
}

impl Place {
    pub fn standing(path: &str) -> Place {
        Place { path: path.to_owned(), changed_on: None }
    }
}

const XML: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
const NAMESPACE: &str = "http://www.sitemaps.org/schemas/sitemap/0.9";

/// Serves `robots.txt`; search engines may fetch media, because public pages show its pictures.
pub async fn serve_robots(State(app): State<App>) -> String {
    format!(
        "User-agent: *\nDisallow: /api/\nAllow: /api/v1/media/\nDisallow: /zaplecze\n\nSitemap: {}/sitemap.xml\n",
        app.public_url
    )
}

/// Serves `/sitemap.xml`: the public pages with their days of change (sitemaps.org).
pub async fn serve_sitemap(
    public: PublicPlaces,
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let today = app.clock.today();
    let document = async {
        let mut places: Vec<Place> = screens::forms().map(|form| Place::standing(form.path)).collect();
        places.extend(public(&app, today).await?);
        Ok(written(&app.public_url, &places))
    };
    let answer = app.public.document(format!("sitemap {}", today.0), &headers, document).await?;
    Ok(([(header::CONTENT_TYPE, "application/xml; charset=utf-8")], answer).into_response())
}

fn written(origin: &str, places: &[Place]) -> String {
    let list = html! {
        urlset xmlns=(NAMESPACE) {
            @for place in places {
                url {
                    loc { (origin) (place.path) }
                    @if let Some(day) = place.changed_on { lastmod { (display(day.0)) } }
                }
            }
        }
    };
    html! { (PreEscaped(XML)) (list) }.into_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_text() {
        let place =
            Place { path: "/a?b=1&c=<d>".to_owned(), changed_on: Some(BusinessDate(jiff::civil::date(2025, 8, 20))) };
        assert_eq!(
            written("https://a.example", &[place]),
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\
             <url><loc>https://a.example/a?b=1&amp;c=&lt;d&gt;</loc><lastmod>2025-08-20</lastmod></url></urlset>"
        );
    }
}
