//! Map tiles: the service that they come from, when the server's operator wants any under the embedded outline.

/// Service of map tiles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tiles {
    /// Address of a tile, with `{z}`, `{x}` and `{y}` in it.
    pub url: String,
    /// Attribution in plain words, as the service's licence asks to be shown.
    pub attribution: String,
    origin: String,
}

impl Tiles {
    /// Parses the two settings; `None` when no address is set.
    ///
    /// # Errors
    /// One sentence about the setting that is wrong.
    pub fn parse(url: Option<&str>, attribution: Option<&str>) -> Result<Option<Tiles>, &'static str> {
        let Some(url) = url.map(str::trim).filter(|url| !url.is_empty()) else { return Ok(None) };
        let rest = url.strip_prefix("https://").ok_or("PLON_MAP_TILES must begin with https://")?;
        let (host, path) = rest.split_once('/').ok_or("PLON_MAP_TILES must hold {z}, {x} and {y}")?;
        if !["{z}", "{x}", "{y}"].into_iter().all(|part| path.contains(part)) {
            return Err("PLON_MAP_TILES must hold {z}, {x} and {y}");
        }
        if host.is_empty() || !host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:".contains(&byte)) {
            return Err("PLON_MAP_TILES must name one host, without {s}: browsers are allowed exactly that one");
        }
        let attribution = attribution.map(str::trim).filter(|words| !words.is_empty());
        let attribution = attribution.ok_or("PLON_MAP_TILES needs PLON_MAP_ATTRIBUTION: say whose map it is")?;
        let origin = format!("https://{}", host.to_ascii_lowercase());
        Ok(Some(Tiles { url: url.to_owned(), attribution: attribution.to_owned(), origin }))
    }

    /// Origin that browsers may load pictures from besides the portal's own.
    pub fn origin(&self) -> &str {
        &self.origin
    }
}

#[cfg(test)]
mod tests {
    use super::Tiles;

    fn origin(url: &str) -> Result<Option<String>, &'static str> {
        Tiles::parse(Some(url), Some("Mapa")).map(|tiles| tiles.map(|tiles| tiles.origin().to_owned()))
    }

    #[test]
    fn tiles_come_from_one_origin() {
        for (url, expected) in [
            ("https://Tiles.example/{z}/{x}/{y}.png", "https://tiles.example"),
            ("https://tiles.example:8443/a/{z}/{x}/{y}.png?key=1", "https://tiles.example:8443"),
        ] {
            assert_eq!(origin(url), Ok(Some(expected.to_owned())));
        }
        assert_eq!(origin(" "), Ok(None));
        assert_eq!(Tiles::parse(None, Some("Mapa")), Ok(None));
    }

    #[test]
    fn a_setting_that_would_open_the_policy_is_refused() {
        for url in [
            "http://tiles.example/{z}/{x}/{y}.png",
            "https://{s}.tiles.example/{z}/{x}/{y}.png",
            "https://*/{z}/{x}/{y}.png",
            "https://a.example; script-src/{z}/{x}/{y}.png",
            "https:///{z}/{x}/{y}.png",
            "https://tiles.example/{z}/{x}.png",
            "https://tiles.example",
        ] {
            assert!(origin(url).is_err(), "{url}");
        }
        assert!(Tiles::parse(Some("https://tiles.example/{z}/{x}/{y}.png"), Some(" ")).is_err());
    }
}
