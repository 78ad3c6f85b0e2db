//! The text of the metrics.
use std::sync::atomic::AtomicU64;

use anyhow::Context;
use prometheus_client::encoding::prometheus_text;
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

use super::cache::Collected;
use super::figures::{Figures, Totals, Waiting};
use super::process;
use plon_domain::message::MessageStatus;
use plon_kernel::checkpoint;
use plon_kernel::database_waits::{WAITS, list_pools};
use plon_kernel::db::{Db, commits};
use plon_kernel::types::Timestamp;
use plon_platform::alarms::AlarmKind;
use plon_platform::app::App;

type Labels = Vec<(&'static str, String)>;

/// Registry of one scrape.
struct Scrape(Registry);

/// Writes what the process counts and what was collected of the database.
///
/// # Errors
/// Never: a text takes all that is written to it.
pub fn render(app: &App, collected: &Collected) -> anyhow::Result<String> {
    let mut scrape = Scrape(Registry::default());
    app.metrics.register(&mut scrape.0);
    scrape.show_process(app);
    scrape.show_pools(app);
    if let Some(figures) = &collected.figures {
        scrape.show_queues(figures);
        scrape.show_jobs(figures);
    }
    if let Some(totals) = &collected.totals {
        scrape.show_totals(totals);
    }
    let errors = [("figures", collected.figures.is_none()), ("totals", collected.totals.is_none())];
    scrape.gauges(
        "plon_scrape_error",
        "One when figures of the database could not be collected and are left out",
        errors.map(|(name, is_error)| (label("collector", name), f64::from(u8::from(is_error)))),
    );
    scrape.gauge(
        "plon_scrape_duration_seconds",
        "Time that this scrape waited for figures of the database",
        collected.seconds,
    );
    let mut text = String::new();
    prometheus_text::encode(&mut text, &scrape.0).context("the metrics cannot be written")?;
    Ok(text)
}

impl Scrape {
    fn gauge(&mut self, name: &str, help: &str, value: f64) {
        self.gauges(name, help, [(Vec::new(), value)]);
    }

    fn gauges(&mut self, name: &str, help: &str, values: impl IntoIterator<Item = (Labels, f64)>) {
        let family = Family::<Labels, Gauge<f64, AtomicU64>>::default();
        for (labels, value) in values {
            family.get_or_create(&labels).set(value);
        }
        self.0.register(name, help, family);
    }

    fn show_process(&mut self, app: &App) {
        let engine = match app.db {
            Db::Sqlite { .. } => "sqlite",
            Db::Postgres(_) => "postgres",
        };
        let build = vec![("version", env!("CARGO_PKG_VERSION").to_owned()), ("database", engine.to_owned())];
        self.gauges("plon_build_info", "Version of the binary and kind of its database", [(build, 1.0)]);
        self.gauge("plon_uptime_seconds", "Time since the process started", app.metrics.uptime_seconds());
        let cpu = process::cpu_seconds().unwrap_or_default();
        self.0.register("process_cpu_seconds", "Time on processors", ConstCounter::new(cpu));
        let values = [
            ("process_resident_memory_bytes", "Memory in use", process::resident_bytes()),
            ("process_open_fds", "Open files and sockets", process::open_files().map(|files| files as f64)),
            ("process_max_fds", "Limit of open files and sockets", process::most_files().map(|files| files as f64)),
        ];
        for (name, help, value) in values {
            self.gauges(name, help, value.map(|value| (Vec::new(), value)));
        }
    }

    fn show_pools(&mut self, app: &App) {
        let pools = list_pools(&app.db);
        let of = |state: &'static str, name: &'static str| vec![("pool", name.to_owned()), ("state", state.to_owned())];
        let connections = pools.iter().flat_map(|pool| {
            let used = pool.open.saturating_sub(pool.idle);
            [(of("in_use", pool.name), f64::from(used)), (of("idle", pool.name), f64::from(pool.idle))]
        });
        self.gauges("plon_database_connections", "Connections to the database", connections);
        let most = pools.iter().map(|pool| (label("pool", pool.name), f64::from(pool.most)));
        self.gauges("plon_database_connections_max", "Most connections to the database", most);
        WAITS.register(&mut self.0);
        self.0.register("plon_database_commits", "Committed transactions", ConstCounter::new(commits()));
        let log = checkpoint::log_size(&app.db);
        self.gauge("plon_database_wal_bytes", "Length of SQLite's write-ahead log", log as f64);
    }

    fn show_queues(&mut self, figures: &Figures) {
        let of = |channel: &str, status: &str| vec![("channel", channel.to_owned()), ("status", status.to_owned())];
        let counts = figures.outbox.iter();
        let counts = counts.map(|(channel, status, found)| (of(channel.as_str(), status.as_str()), found.count as f64));
        self.gauges("plon_outbox_messages", "Messages that wait, have failed or cannot be sent", counts);
        let queued = figures.outbox.iter().filter(|(_, status, _)| *status == MessageStatus::Queued);
        let ages = queued.map(|(channel, _, found)| (label("channel", channel.as_str()), found.oldest_seconds));
        self.gauges("plon_outbox_oldest_queued_seconds", "Age of the oldest message that waits to be sent", ages);
        let deliveries = figures.deliveries.iter().map(|(state, found)| (state.as_str(), *found));
        self.by_status("plon_webhook_deliveries", "Deliveries to webhooks that wait or were given up", deliveries);
        self.by_status(
            "plon_imports",
            "Imports",
            figures.imports.iter().map(|(status, found)| (status.as_str(), *found)),
        );
        self.gauge("plon_invoices_waiting", "Invoices that wait for an operator", figures.invoices.count as f64);
        let age = figures.invoices.oldest_seconds;
        self.gauge("plon_invoices_oldest_waiting_seconds", "Age of the oldest invoice that waits", age);
        self.gauge("plon_appeals_waiting", "Invoices with an open appeal", figures.appeals.count as f64);
        let age = figures.appeals.oldest_seconds;
        self.gauge("plon_appeals_oldest_waiting_seconds", "Age of the oldest open appeal", age);
        self.gauge("plon_appeals_overdue", "Open appeals past their day", figures.appeals_overdue as f64);
        self.by_status(
            "plon_orders",
            "Orders that wait",
            figures.orders.iter().map(|(status, found)| (status.as_str(), *found)),
        );
    }

    /// Number and oldest age by status.
    fn by_status(&mut self, name: &str, what: &str, found: impl Iterator<Item = (&'static str, Waiting)> + Clone) {
        let counts = found.clone().map(|(status, found)| (label("status", status), found.count as f64));
        self.gauges(name, &format!("{what}, by status"), counts);
        let ages = found.map(|(status, found)| (label("status", status), found.oldest_seconds));
        self.gauges(&format!("{name}_oldest_seconds"), &format!("Age of the oldest in each status: {what}"), ages);
    }

    fn show_jobs(&mut self, figures: &Figures) {
        let done =
            figures.daily.iter().filter_map(|step| Some((label("step", &step.step), seconds_of(step.done_for?))));
        self.gauges(
            "plon_daily_step_done_timestamp_seconds",
            "Beginning of the day that a step of the daily job was last done for",
            done,
        );
        let failures = figures.daily.iter().map(|step| (label("step", &step.step), step.failures as f64));
        self.gauges("plon_daily_step_failures", "Failures of a step since it was last done", failures);
        let last = figures.backups.last_success;
        self.gauges(
            "plon_backup_last_success_timestamp_seconds",
            "End of the last scheduled backup that succeeded",
            last.map(|(at, _)| (Vec::new(), seconds_of(at))),
        );
        let bytes = last.and_then(|(_, bytes)| bytes);
        self.gauges(
            "plon_backup_last_bytes",
            "Size of that backup with its files",
            bytes.map(|bytes| (Vec::new(), bytes as f64)),
        );
        let result = figures.backups.last_result.map(|is_good| (Vec::new(), f64::from(u8::from(is_good))));
        self.gauges("plon_backup_last_result", "One when the last scheduled backup succeeded", result);
        let raised = |kind: AlarmKind| figures.alarms.iter().find(|alarm| alarm.kind == kind);
        let alarms =
            AlarmKind::ALL.map(|kind| (label("kind", kind.as_str()), f64::from(u8::from(raised(kind).is_some()))));
        self.gauges("plon_alarm_raised", "One while administrators are warned of it", alarms);
    }

    fn show_totals(&mut self, totals: &Totals) {
        let accounts = totals.accounts.iter().map(|(kind, points)| (label("account", kind.as_str()), *points as f64));
        self.gauges("plon_ledger_points", "Sum of the balances of all accounts of a kind", accounts);
        self.gauge("plon_ledger_sum_points", "Sum of all accounts, which is zero", totals.ledger_sum() as f64);
        let outstanding = totals.outstanding() as f64;
        self.gauge("plon_ledger_outstanding_points", "Points that participants may still spend", outstanding);
        self.gauge("plon_files", "Stored files", totals.files as f64);
        self.gauge("plon_files_bytes", "Size of the stored files", totals.file_bytes as f64);
        self.gauge("plon_database_bytes", "Size of the database", totals.database_bytes as f64);
    }
}

fn label(name: &'static str, value: &str) -> Labels {
    vec![(name, value.to_owned())]
}

fn seconds_of(at: Timestamp) -> f64 {
    at.0.as_microsecond() as f64 / 1_000_000.0
}
