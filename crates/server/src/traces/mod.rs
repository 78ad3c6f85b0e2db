//! Traces by OTLP (protobuf over HTTP) to a collector, where a setting names one: a span for each request, and under
//! it one for each query. Spans wait in a bounded queue; a collector that is away costs a request nothing.
mod export;
mod queries;
mod queue;
mod settings;

use std::time::Duration;

use opentelemetry::KeyValue;
use opentelemetry::trace::TracerProvider;
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::trace::{Sampler, SdkTracerProvider};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tracing::Subscriber;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{LevelFilter, filter_fn};
use tracing_subscriber::registry::LookupSpan;

use export::Exporter;
use plon_kernel::shutdown::Shutdown;
use plon_kernel::traces::TARGET;
use queue::Queue;

pub use settings::TraceSettings;

/// Beginning of the target of the events in which sqlx tells of each statement.
const QUERIES: &str = "sqlx::";

/// Traces under way.
pub struct Traces {
    provider: SdkTracerProvider,
    exporting: JoinHandle<()>,
    end: Shutdown,
}

impl Traces {
    /// Starts exporting; `None` where no collector is set.
    ///
    /// # Errors
    /// When no HTTP client can be made.
    pub fn start(settings: &TraceSettings) -> anyhow::Result<Option<Traces>> {
        let Some(endpoint) = &settings.endpoint else { return Ok(None) };
        let resource = Resource::builder_empty()
            .with_service_name(settings.service.clone())
            .with_attribute(KeyValue::new("service.version", env!("CARGO_PKG_VERSION")))
            .build();
        let exporter = Exporter::new(endpoint, settings.headers()?, &resource)?;
        let (queue, spans) = Queue::new();
        // A proxy that traces decides for its requests; for others the ratio does.
        let sampler = Sampler::ParentBased(Box::new(Sampler::TraceIdRatioBased(settings.sampling)));
        let provider = SdkTracerProvider::builder()
            .with_span_processor(queue)
            .with_sampler(sampler)
            .with_resource(resource)
            .build();
        let end = Shutdown::default();
        let exporting = tokio::spawn(export::run(exporter, spans, end.clone()));
        Ok(Some(Traces { provider, exporting, end }))
    }

    /// Layers that turn spans of requests, and what sqlx tells of queries inside them, into traces.
    pub fn layers<S>(&self) -> impl Layer<S> + Send + Sync + use<S>
    where
        S: Subscriber + for<'a> LookupSpan<'a> + Send + Sync,
    {
        let tracer = self.provider.tracer("plon");
        let requests = tracing_opentelemetry::layer()
            .with_tracer(tracer.clone())
            .with_location(false)
            .with_threads(false)
            .with_tracked_inactivity(false)
            .with_filter(
                filter_fn(|about| about.is_span() && about.target() == TARGET).with_max_level_hint(LevelFilter::INFO),
            );
        let is_told = |about: &tracing::Metadata<'_>| match about.is_span() {
            true => about.target() == TARGET,
            false => about.target() == TARGET || about.target().starts_with(QUERIES),
        };
        let queries =
            queries::Queries::new(tracer).with_filter(filter_fn(is_told).with_max_level_hint(LevelFilter::DEBUG));
        requests.and_then(queries)
    }

    /// Sends what is queued, and ends; what is left after `limit` is lost.
    pub async fn end(mut self, limit: Duration) {
        self.end.request();
        if timeout(limit, &mut self.exporting).await.is_err() {
            tracing::warn!("the last traces are cut off");
        }
    }
}
