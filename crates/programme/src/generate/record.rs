//! Recorded history of a participant: future rows, with list indices in place of row ids.
use std::collections::BTreeMap;

use plon_domain::invoice::{InvoiceStatus, LineStatus};
use plon_domain::ledger::Transfer;
use plon_domain::money::Grosze;
use plon_domain::points::{Points, PointsPerUnit};
use plon_domain::reward::OrderStatus;
use plon_domain::season::Season;
use plon_domain::volume::{Quantity, Volume};

use super::texts::Words;

#[derive(Default)]
pub struct History {
    /// Parallel to the story's invoices.
    pub invoices: Vec<InvoiceRecord>,
    pub orders: Vec<OrderRecord>,
    pub corrections: Vec<CorrectionRecord>,
    pub entries: Vec<Entry>,
    pub achievements: BTreeMap<Points, jiff::Timestamp>,
    /// Points granted for a product in a season.
    pub granted: BTreeMap<(usize, Season), Points>,
    pub notices: Vec<Notice>,
    pub limit_reached_at: Option<jiff::Timestamp>,
}

pub struct InvoiceRecord {
    pub season: Season,
    pub status: InvoiceStatus,
    pub reason: Option<String>,
    pub decided_at: Option<jiff::Timestamp>,
    pub lines: Vec<LineRecord>,
}

pub struct LineRecord {
    pub product: usize,
    pub pack: usize,
    pub quantity: Quantity,
    pub volume: Volume,
    pub net_value: Grosze,
    pub status: LineStatus,
    pub rate: Option<PointsPerUnit>,
    pub points: Points,
    pub cut: Points,
    pub reason: Option<String>,
    pub explanation: Option<String>,
}

/// A line's correction; the corrected line is in its record.
pub struct CorrectionRecord {
    pub at: jiff::Timestamp,
    /// Indices of the invoice and of its line.
    pub line: (usize, usize),
    pub quantity_before: Quantity,
    pub points_before: Points,
    pub cut_before: Points,
    pub reason: &'static str,
}

pub struct OrderRecord {
    pub reward: usize,
    pub variant: Option<usize>,
    pub amount: Option<Grosze>,
    pub points: Points,
    pub season: Season,
    /// Each state with its instant, the present one last.
    pub states: Vec<(OrderStatus, jiff::Timestamp)>,
}

/// A transfer of the ledger.
pub struct Entry {
    pub at: jiff::Timestamp,
    pub transfer: Transfer,
    pub cause: Cause,
    pub explanation: String,
}

/// Subject of a transfer or a notification.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cause {
    /// A line of an invoice, by their indices.
    Line(usize, usize),
    /// A correction, by its index.
    Correction(usize),
    Welcome,
    Membership(Season),
    Achievement(Points),
    /// An order, by its index.
    Order(usize),
}

pub struct Notice {
    pub at: jiff::Timestamp,
    pub words: Words,
    pub about: NoticeSubject,
}

/// Subject of a notification: an invoice or an order by its index, or the points.
#[derive(Debug, Clone, Copy)]
pub enum NoticeSubject {
    Invoice(usize),
    Order(usize),
    Points,
}

impl InvoiceRecord {
    pub fn points(&self) -> Points {
        self.lines.iter().map(|line| line.points).sum()
    }

    pub fn net_value(&self) -> Grosze {
        self.lines.iter().map(|line| line.net_value).sum()
    }
}

impl OrderRecord {
    pub fn status(&self) -> OrderStatus {
        self.states.last().map_or(OrderStatus::Selected, |(status, _)| *status)
    }

    pub fn at(&self) -> Option<jiff::Timestamp> {
        self.states.first().map(|(_, at)| *at)
    }

    pub fn changed_at(&self) -> Option<jiff::Timestamp> {
        self.states.last().map(|(_, at)| *at)
    }
}
