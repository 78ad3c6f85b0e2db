//! Figures of the monthly report, from the reports of the screen.
use plon_domain::season::Season;
use plon_kernel::db::Conn;
use plon_platform::app::App;

use super::Month;
use crate::definitions as reports;
use crate::model::{GroupBy, Report, ReportColumn, ReportRow, Scope};
use crate::table::{load_rows, total};

/// Reports whose figures of the month are told, each beside those of the year before and of the season.
const OF_TIME: [Report; 5] =
    [reports::PURCHASES, reports::POINTS, reports::ORDERS, reports::PAYOUTS, reports::WAITING_TIMES];

/// Reports of the season, each with its grouping and the columns that fit on a page.
const OF_SEASON: [(Report, GroupBy, [&str; 3]); 4] = [
    (reports::PURCHASES, GroupBy::Brand, ["litres", "kilograms", "net_value"]),
    (reports::PURCHASES, GroupBy::Voivodeship, ["litres", "kilograms", "net_value"]),
    (reports::PROMOTIONS, GroupBy::Promotion, ["reached", "points", "cards_value"]),
    (reports::LIABILITY, GroupBy::Age, ["points", "value", "participants"]),
];

/// Rows of a section of the season: no more fit on its page.
const MOST_ROWS: usize = 20;

/// A figure of a month.
pub struct MonthFigure {
    pub column: ReportColumn,
    pub month: Option<i64>,
    pub year_before: Option<i64>,
    /// From the season's first day until the report is printed.
    pub season: Option<i64>,
}

/// Figures of one report of time.
pub struct MonthSection {
    pub title: &'static str,
    pub figures: Vec<MonthFigure>,
}

/// Figures of one report of the season.
pub struct SeasonSection {
    pub title: &'static str,
    pub by: GroupBy,
    pub columns: Vec<ReportColumn>,
    pub rows: Vec<ReportRow>,
    /// Sums of the columns over all rows, also those that did not fit; null where figures cannot be added up.
    pub total: Vec<Option<i64>>,
    /// Number of rows that did not fit.
    pub left_out: usize,
}

/// Content of a monthly report.
pub struct Sections {
    pub season: Season,
    pub of_month: Vec<MonthSection>,
    pub of_season: Vec<SeasonSection>,
}

/// # Errors
/// When the database does not answer.
pub async fn load(app: &App, db: &mut Conn, month: Month) -> anyhow::Result<Sections> {
    let season = Season::of(month.first_day());
    let mut of_month = Vec::new();
    for report in OF_TIME {
        of_month.push(month_section(app, db, &report, month).await?);
    }
    let mut of_season = Vec::new();
    for (report, by, keys) in OF_SEASON {
        of_season.push(season_section(app, db, &report, (season, by), keys).await?);
    }
    Ok(Sections { season, of_month, of_season })
}

async fn month_section(app: &App, db: &mut Conn, report: &Report, month: Month) -> anyhow::Result<MonthSection> {
    let (season, before) = (Season::of(month.first_day()), month.year_before()?);
    let now = find_row(app, db, report, (season, GroupBy::Month), &month.to_string()).await?;
    let earlier = (Season::of(before.first_day()), GroupBy::Month);
    let then = find_row(app, db, report, earlier, &before.to_string()).await?;
    let all = find_row(app, db, report, (season, GroupBy::Season), &i64::from(season).to_string()).await?;
    let figures = report.columns.iter().enumerate().map(|(place, column)| MonthFigure {
        column: *column,
        month: figure(&now, place),
        year_before: figure(&then, place),
        season: figure(&all, place),
    });
    Ok(MonthSection { title: report.title, figures: figures.collect() })
}

/// Figures of one row; empty when there is none.
async fn find_row(
    app: &App,
    db: &mut Conn,
    report: &Report,
    (season, by): (Season, GroupBy),
    label: &str,
) -> anyhow::Result<Vec<Option<i64>>> {
    let rows = load_rows(db, report, &Scope::new(app, season, by)?).await?;
    Ok(rows.into_iter().find(|row| row.label == label).map(|row| row.figures).unwrap_or_default())
}

fn figure(row: &[Option<i64>], place: usize) -> Option<i64> {
    row.get(place).copied().flatten()
}

async fn season_section(
    app: &App,
    db: &mut Conn,
    report: &Report,
    (season, by): (Season, GroupBy),
    keys: [&str; 3],
) -> anyhow::Result<SeasonSection> {
    let all = load_rows(db, report, &Scope::new(app, season, by)?).await?;
    let sums = total(report, report.grouping(Some(by)).is_some_and(|grouping| grouping.overlaps), &all);
    let places: Vec<usize> =
        keys.iter().filter_map(|key| report.columns.iter().position(|column| column.key == *key)).collect();
    let chosen = |figures: &[Option<i64>]| places.iter().map(|place| figure(figures, *place)).collect::<Vec<_>>();
    let rows = all.iter().take(MOST_ROWS);
    Ok(SeasonSection {
        title: report.title,
        by,
        columns: places.iter().filter_map(|place| report.columns.get(*place).copied()).collect(),
        rows: rows.map(|row| ReportRow { label: row.label.clone(), figures: chosen(&row.figures) }).collect(),
        total: chosen(&sums),
        left_out: all.len().saturating_sub(MOST_ROWS),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_report_has_the_groupings_and_columns_that_are_printed() {
        for report in OF_TIME {
            for by in [GroupBy::Month, GroupBy::Season] {
                assert!(report.grouping(Some(by)).is_some(), "{} by {by:?}", report.key);
            }
        }
        for (report, by, keys) in OF_SEASON {
            assert!(report.grouping(Some(by)).is_some(), "{} by {by:?}", report.key);
            for key in keys {
                assert!(report.columns.iter().any(|column| column.key == key), "{}: {key}", report.key);
            }
        }
    }
}
