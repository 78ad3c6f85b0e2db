//! Third parties that the programme may use with a visitor's consent: which are configured, and what browsers may
//! send them. None of them ever runs a script in the page: each only receives requests.
mod cached;

use serde::Serialize;
use utoipa::ToSchema;

use crate::settings::Settings;
use plon_kernel::db::Db;

pub use cached::CachedThirdParties;

/// Configured services; each is used only with the consent that it needs.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct ThirdParties {
    /// Service that counts visits, with the consent to statistics.
    statistics: Option<StatisticsService>,
    /// Service that learns of visits for advertising, with the consent to marketing.
    pixel: Option<PixelService>,
    /// Service that learns of errors in the page, with the consent to statistics.
    errors: Option<ErrorService>,
}

/// Service that takes Matomo's tracking requests.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct StatisticsService {
    /// Address that takes them, as `https://stats.example/matomo.php`.
    url: String,
    /// Id of the site at the service.
    site: String,
}

/// Service whose pixel is a picture with the account's number in its address.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct PixelService {
    url: String,
    id: String,
}

/// Service that takes Sentry's envelopes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ErrorService {
    /// DSN as the service gives it: `https://key@errors.example/1`.
    dsn: String,
}

impl ThirdParties {
    /// Services named by the settings; one whose setting is missing or invalid is not used.
    pub fn of(settings: &Settings) -> ThirdParties {
        let text = |key: &str| settings.set(key).map(str::to_owned);
        let address = |key: &str| text(key).filter(|url| origin(url).is_some());
        ThirdParties {
            statistics: address("statistics_url")
                .zip(text("statistics_site"))
                .map(|(url, site)| StatisticsService { url, site }),
            pixel: address("pixel_url").zip(text("pixel_id")).map(|(url, id)| PixelService { url, id }),
            errors: address("errors_dsn").map(|dsn| ErrorService { dsn }),
        }
    }

    /// Loads the configured services.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn load(db: &Db) -> sqlx::Result<ThirdParties> {
        Ok(ThirdParties::of(&Settings::load(&mut db.read().await?).await?))
    }

    /// Origins that pages may send requests to beside the portal.
    pub fn connections(&self) -> Vec<String> {
        let statistics = self.statistics.as_ref().and_then(|service| origin(&service.url));
        let errors = self.errors.as_ref().and_then(|service| origin(&service.dsn));
        statistics.into_iter().chain(errors).collect()
    }

    /// Origins that pages may load pictures from beside the portal.
    pub fn pictures(&self) -> Vec<String> {
        self.pixel.as_ref().and_then(|service| origin(&service.url)).into_iter().collect()
    }
}

/// True when pages may be allowed to send requests to an address.
pub fn may_be_asked(url: &str) -> bool {
    origin(url).is_some()
}

/// Origin of an address over TLS, or of one on this machine; `None` for anything that would widen the policy.
fn origin(url: &str) -> Option<String> {
    let (scheme, rest) = url.split_once("://")?;
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    let (authority, _) = rest.split_at_checked(end)?;
    let host = authority.rsplit_once('@').map_or(authority, |(_, host)| host);
    let is_plain = !host.is_empty() && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:".contains(&byte));
    let is_here = host == "127.0.0.1" || host.starts_with("127.0.0.1:");
    let is_allowed = scheme == "https" || (scheme == "http" && is_here);
    (is_plain && is_allowed).then(|| format!("{scheme}://{}", host.to_ascii_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(settings: &[(&str, &str)]) -> ThirdParties {
        ThirdParties::of(&settings.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect())
    }

    #[test]
    fn nothing_is_used_unless_it_is_configured_wholly() {
        assert_eq!(read(&[]), ThirdParties::default());
        assert_eq!(read(&[("statistics_url", "https://stats.example/m.php"), ("statistics_site", " ")]), read(&[]));
        assert_eq!(read(&[("pixel_id", "7")]), read(&[]));
    }

    #[test]
    fn pages_may_reach_what_is_configured() {
        let all = read(&[
            ("statistics_url", "https://Stats.example/matomo.php"),
            ("statistics_site", "1"),
            ("pixel_url", "https://pixel.example/tr"),
            ("pixel_id", "7"),
            ("errors_dsn", "https://key@errors.example:9000/1"),
        ]);
        assert_eq!(all.connections(), ["https://stats.example", "https://errors.example:9000"]);
        assert_eq!(all.pictures(), ["https://pixel.example"]);
    }

    #[test]
    fn an_address_that_would_open_the_policy_is_none() {
        for url in [
            "http://stats.example/",
            "https://*/",
            "https://a.example; script-src *",
            "https:///x",
            "javascript:alert(1)",
            "https://a.example,b.example/",
            "http://127.0.0.1.example/",
            "//stats.example/",
        ] {
            assert_eq!(origin(url), None, "{url}");
        }
        assert_eq!(origin("http://127.0.0.1:9000/m.php"), Some("http://127.0.0.1:9000".to_owned()));
    }
}
