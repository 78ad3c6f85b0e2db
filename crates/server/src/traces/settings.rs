//! Settings of traces.
use clap::Args;
use plon_kernel::http_client;
use reqwest::header::{HeaderMap, HeaderName, HeaderValue};

/// Collector of traces; naming it switches them on.
#[derive(Clone, Args)]
pub struct TraceSettings {
    /// Address of the collector, as http://127.0.0.1:4318; spans are posted to /v1/traces below it.
    #[arg(id = "otlp-endpoint", long = "otlp-endpoint", env = "PLON_OTLP_ENDPOINT", value_name = "URL")]
    pub endpoint: Option<String>,
    /// Headers of each call, as authorization=Bearer%20token; several are separated by commas.
    #[arg(
        id = "otlp-headers",
        long = "otlp-headers",
        env = "PLON_OTLP_HEADERS",
        hide_env_values = true,
        value_name = "NAME=VALUE"
    )]
    pub headers: Option<String>,
    /// Name of the service in the traces.
    #[arg(id = "otlp-service", long = "otlp-service", env = "PLON_OTLP_SERVICE", default_value = "plon")]
    pub service: String,
    /// Share of the requests that are traced, from 0 to 1.
    #[arg(id = "otlp-sampling", long = "otlp-sampling", env = "PLON_OTLP_SAMPLING", default_value_t = 1.0)]
    pub sampling: f64,
}

impl std::fmt::Debug for TraceSettings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TraceSettings").field("endpoint", &self.endpoint).finish_non_exhaustive()
    }
}

impl TraceSettings {
    /// Errors in the settings, one sentence each; a header is a secret and in none of them.
    pub fn errors(&self) -> Vec<String> {
        let wrong = [
            (
                self.endpoint.as_deref().is_some_and(|url| !http_client::is_address(url)),
                "PLON_OTLP_ENDPOINT must begin with http:// or https://",
            ),
            (!(0.0..=1.0).contains(&self.sampling), "PLON_OTLP_SAMPLING must be between 0 and 1"),
            (self.headers().is_err(), "PLON_OTLP_HEADERS must be like authorization=Bearer%20token,other=value"),
        ];
        wrong.into_iter().filter(|(is_wrong, _)| *is_wrong).map(|(_, sentence)| sentence.to_owned()).collect()
    }

    /// Headers, whose values are percent-encoded as in OpenTelemetry's own setting.
    ///
    /// # Errors
    /// When a name or a value is none.
    pub fn headers(&self) -> anyhow::Result<HeaderMap> {
        let mut headers = HeaderMap::new();
        for pair in self.headers.iter().flat_map(|all| all.split(',')).filter(|pair| !pair.trim().is_empty()) {
            let (name, value) = pair.split_once('=').ok_or_else(|| anyhow::anyhow!("a header has no value"))?;
            let value = percent_encoding::percent_decode_str(value.trim()).decode_utf8()?;
            let mut value = HeaderValue::from_str(&value)?;
            value.set_sensitive(true);
            headers.append(HeaderName::from_bytes(name.trim().as_bytes())?, value);
        }
        Ok(headers)
    }
}

#[cfg(test)]
mod tests {
    use super::TraceSettings;

    fn with(headers: &str) -> TraceSettings {
        let headers = Some(headers.to_owned());
        TraceSettings { endpoint: None, headers, service: "plon".to_owned(), sampling: 1.0 }
    }

    #[test]
    fn headers_are_read_as_opentelemetry_writes_them() {
        let headers = with("authorization=Bearer%20a=b, x-scope = plon").headers().unwrap();
        assert_eq!(
            (&headers["authorization"], &headers["x-scope"]),
            (&"Bearer a=b".parse().unwrap(), &"plon".parse().unwrap())
        );
    }

    #[test]
    fn what_is_no_header_is_told_without_its_value() {
        for wrong in ["secret", "na me=secret", "a=%0Asecret"] {
            let errors = with(wrong).errors();
            assert!(errors.len() == 1 && !errors[0].contains("secret"), "{wrong}: {errors:?}");
            assert!(!format!("{:?}", with(wrong)).contains("secret"));
        }
    }
}
