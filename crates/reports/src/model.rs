//! Shapes of a report.
use std::borrow::Cow;

use plon_domain::season::Season;
use plon_kernel::ids::SegmentId;
use plon_kernel::paging::Select;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Unit of a column's figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    Count,
    Points,
    Grosze,
    /// Thousandths of a litre.
    Millilitres,
    /// Thousandths of a kilogram.
    Grams,
    Hours,
}

/// Heading of a column: its title, with the unit where the figures have one.
pub fn heading(title: &'static str, unit: Unit) -> Cow<'static, str> {
    let unit = match unit {
        Unit::Count => return Cow::Borrowed(title),
        Unit::Points => "pkt",
        Unit::Grosze => "zł",
        Unit::Millilitres => "l",
        Unit::Grams => "kg",
        Unit::Hours => "h",
    };
    Cow::Owned(format!("{title}, {unit}"))
}

/// Way in which the figures of a column make the last row of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TotalRow {
    Sum,
    /// The figures of rows cannot be added up: people who stand in two rows, medians.
    None,
}

/// Column of a report.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct ReportColumn {
    /// Name of the column in an address.
    pub key: &'static str,
    pub title: &'static str,
    pub unit: Unit,
    /// Description of what the figure counts, in a sentence.
    pub definition: &'static str,
    #[serde(skip)]
    pub total: TotalRow,
}

/// Thing by which the rows of a report are grouped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Grouping {
    pub by: GroupBy,
    /// True when one thing may stand in several rows, so that their sum means nothing.
    pub overlaps: bool,
}

/// Thing that each row of a report stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GroupBy {
    Season,
    /// Labelled by its Monday.
    Week,
    /// Labelled as `2025-07`.
    Month,
    Voivodeship,
    Distributor,
    Brand,
    Product,
    Crop,
    Source,
    Age,
    Promotion,
    Operator,
    Kind,
    Reward,
    Status,
}

impl GroupBy {
    /// Heading of the rows' labels.
    pub const fn title(self) -> &'static str {
        match self {
            GroupBy::Season => "Sezon",
            GroupBy::Week => "Tydzień od",
            GroupBy::Month => "Miesiąc",
            GroupBy::Voivodeship => "Województwo",
            GroupBy::Distributor => "Dystrybutor",
            GroupBy::Brand => "Marka",
            GroupBy::Product => "Produkt",
            GroupBy::Crop => "Uprawa",
            GroupBy::Source => "Źródło punktów",
            GroupBy::Age => "Wiek punktów",
            GroupBy::Promotion => "Promocja",
            GroupBy::Operator => "Operator",
            GroupBy::Kind => "Rodzaj nagrody",
            GroupBy::Reward => "Nagroda",
            GroupBy::Status => "Stan",
        }
    }

    /// True when the rows follow each other in time, and stand in that order.
    pub const fn is_time(self) -> bool {
        matches!(self, GroupBy::Season | GroupBy::Month | GroupBy::Week)
    }
}

/// A report: what it shows, and how it may be grouped.
#[derive(Debug, Clone, Copy)]
pub struct Report {
    /// Name in an address.
    pub key: &'static str,
    pub title: &'static str,
    /// Question that the report answers, in a sentence.
    pub summary: &'static str,
    /// True when its figures are those of participants, so that they may be told of a segment.
    pub of_segments: bool,
    /// The first is shown unless another is chosen.
    pub groupings: &'static [Grouping],
    pub columns: &'static [ReportColumn],
}

impl Report {
    /// The grouping that was chosen, or the first; `None` for one that the report has not.
    pub fn grouping(&self, by: Option<GroupBy>) -> Option<Grouping> {
        match by {
            None => self.groupings.first().copied(),
            Some(by) => self.groupings.iter().copied().find(|grouping| grouping.by == by),
        }
    }
}

/// Two moments: the first belongs to the span, the second does not.
#[derive(Debug, Clone, Copy)]
pub struct Span {
    pub from: Timestamp,
    pub to: Timestamp,
}

impl Span {
    /// Span of all that was ever recorded.
    pub const ALWAYS: Span = Span { from: Timestamp(jiff::Timestamp::MIN), to: Timestamp(jiff::Timestamp::MAX) };

    /// The season's days; always, where its report compares seasons.
    fn of(app: &App, season: Season, by: GroupBy) -> anyhow::Result<Span> {
        if by == GroupBy::Season {
            return Ok(Span::ALWAYS);
        }
        let after = season.last_day().tomorrow()?;
        Ok(Span { from: app.clock.start_of(season.first_day())?, to: app.clock.start_of(after)? })
    }
}

/// Participants whose figures are summed; `None` for all.
pub type Members<'a> = Option<&'a Select>;

/// Segment whose members a report is about.
#[derive(Debug, Clone)]
pub struct ChosenSegment {
    pub id: SegmentId,
    pub name: String,
    /// Number of its members.
    pub members: i64,
    /// Query of their ids.
    pub select: Select,
}

/// Scope of the figures that a report is asked for.
#[derive(Debug, Clone)]
pub struct Scope {
    /// Season of the figures; grouped by season all are read.
    pub season: Season,
    /// Running season: nobody has lapsed in a later one yet.
    pub running: Season,
    /// Moments between which the figures lie: from the first, up to the second.
    pub span: Span,
    pub now: Timestamp,
    pub today: BusinessDate,
    pub by: GroupBy,
    /// True when the caller may read the names of operators.
    pub names_operators: bool,
    /// Segment of the figures; `None` for those of all participants.
    pub segment: Option<ChosenSegment>,
}

impl Scope {
    /// # Errors
    /// When the season's days are out of range.
    pub fn new(app: &App, season: Season, by: GroupBy) -> anyhow::Result<Scope> {
        Ok(Scope {
            season,
            running: Season::of(app.clock.today().0),
            span: Span::of(app, season, by)?,
            now: app.clock.now(),
            today: app.clock.today(),
            by,
            names_operators: false,
            segment: None,
        })
    }

    pub fn members(&self) -> Members<'_> {
        self.segment.as_ref().map(|segment| &segment.select)
    }
}

/// Row of a report. A figure is null where there is nothing to say, as a median of nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ReportRow {
    /// Name of the thing; a week is its Monday as `2025-03-03`, a season its year.
    pub label: String,
    pub figures: Vec<Option<i64>>,
}
