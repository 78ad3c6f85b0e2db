//! Export of finished spans in batches, beside the requests.
use std::time::Duration;

use anyhow::ensure;
use opentelemetry_proto::tonic::collector::trace::v1::ExportTraceServiceRequest;
use opentelemetry_proto::transform::common::tonic::ResourceAttributesWithSchema;
use opentelemetry_proto::transform::trace::tonic::group_spans_by_resource_and_scope;
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::trace::SpanData;
use prost::Message;
use reqwest::header::{CONTENT_TYPE, HeaderMap};
use tokio::sync::mpsc::Receiver;

use plon_kernel::http_client;
use plon_kernel::shutdown::Shutdown;
use plon_platform::error::chain;
use plon_platform::metrics::TRACES;

/// Most spans of one call, and the pause in which they gather.
const BATCH: usize = 512;
const PAUSE: Duration = Duration::from_secs(1);

/// Longest time of a call.
const CALL: Duration = Duration::from_secs(5);

/// Sender of spans to the collector.
pub struct Exporter {
    client: reqwest::Client,
    url: String,
    headers: HeaderMap,
    resource: ResourceAttributesWithSchema,
}

impl Exporter {
    /// # Errors
    /// When no HTTP client can be made.
    pub fn new(endpoint: &str, headers: HeaderMap, resource: &Resource) -> anyhow::Result<Exporter> {
        let url = format!("{}/v1/traces", endpoint.trim_end_matches('/'));
        Ok(Exporter { client: http_client::new_client(CALL)?, url, headers, resource: resource.into() })
    }

    async fn send(&self, spans: Vec<SpanData>) -> anyhow::Result<()> {
        let resource_spans = group_spans_by_resource_and_scope(spans, &self.resource);
        let body = ExportTraceServiceRequest { resource_spans }.encode_to_vec();
        let call = self.client.post(&self.url).headers(self.headers.clone());
        let answer = call
            .header(CONTENT_TYPE, "application/x-protobuf")
            .body(body)
            .send()
            .await
            .map_err(reqwest::Error::without_url)?;
        ensure!(answer.status().is_success(), "the collector answers {}", answer.status());
        http_client::read_body(answer).await?;
        Ok(())
    }
}

/// Exports until the end is requested, and then what is queued. A batch that the collector does not take is dropped
/// and counted: it is not worth the memory of a second try.
pub async fn run(exporter: Exporter, mut spans: Receiver<SpanData>, end: Shutdown) {
    let mut is_failing = false;
    loop {
        let is_last = end.is_requested();
        let mut batch = Vec::new();
        while let Some(free) = BATCH.checked_sub(batch.len()).filter(|free| *free > 0)
            && !spans.is_empty()
        {
            spans.recv_many(&mut batch, free).await;
        }
        let (count, is_full) = (batch.len(), batch.len() == BATCH);
        if count > 0 {
            match exporter.send(batch).await {
                Ok(()) => {
                    TRACES.count_exported(count);
                    if std::mem::take(&mut is_failing) {
                        tracing::info!("traces are taken again");
                    }
                }
                Err(error) => {
                    TRACES.count_dropped(count);
                    if !std::mem::replace(&mut is_failing, true) {
                        tracing::warn!(error = chain(&error), "the collector takes no traces: they are dropped");
                    }
                }
            }
        }
        if is_last && !is_full {
            return;
        }
        if !is_full {
            end.pause(PAUSE).await;
        }
    }
}
