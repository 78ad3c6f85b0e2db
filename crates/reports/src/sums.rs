//! Rows of figures by their labels, while sums of the database are folded into them.
use std::collections::BTreeMap;

use jiff::civil::Date;
use jiff::{Timestamp as Instant, ToSpan};
use plon_domain::season::Season;
use plon_kernel::clock::day_in_warsaw;
use plon_kernel::types::Timestamp;

use super::model::{GroupBy, ReportRow};

/// Microseconds in an hour: sums by a moment are read by whole hours since 1970.
const HOUR_MICROS: i64 = 3_600_000_000;

/// Figures by label; a figure that nothing was added to is 0, or null where it was set so.
#[derive(Debug)]
pub struct Sums {
    width: usize,
    rows: BTreeMap<String, Vec<Option<i64>>>,
}

impl Sums {
    pub fn new(width: usize) -> Sums {
        Sums { width, rows: BTreeMap::new() }
    }

    /// Adds to the figure of a label.
    pub fn add(&mut self, label: &str, column: usize, value: i64) {
        if let Some(figure) = self.row(label).get_mut(column) {
            *figure = Some(figure.unwrap_or(0).saturating_add(value));
        }
    }

    /// Sets the figure of a label.
    pub fn set(&mut self, label: &str, column: usize, value: Option<i64>) {
        if let Some(figure) = self.row(label).get_mut(column) {
            *figure = value;
        }
    }

    fn row(&mut self, label: &str) -> &mut Vec<Option<i64>> {
        let width = self.width;
        if !self.rows.contains_key(label) {
            self.rows.insert(label.to_owned(), vec![Some(0); width]);
        }
        self.rows.entry(label.to_owned()).or_default()
    }

    /// The rows: weeks, months and seasons in their order, and no week or month between them is missing; other things by their first
    /// figure, the largest first.
    ///
    /// # Errors
    /// When the label of a week or month is none.
    pub fn into_rows(mut self, by: GroupBy) -> anyhow::Result<Vec<ReportRow>> {
        self.fill_gaps(by)?;
        let mut rows: Vec<ReportRow> =
            self.rows.into_iter().map(|(label, figures)| ReportRow { label, figures }).collect();
        if !by.is_time() {
            rows.sort_by_key(|row| std::cmp::Reverse(row.figures.first().copied().flatten()));
        }
        Ok(rows)
    }

    /// Adds the weeks or months that lie between the first and the last.
    fn fill_gaps(&mut self, by: GroupBy) -> anyhow::Result<()> {
        let step = match by {
            GroupBy::Week => 1.week(),
            GroupBy::Month => 1.month(),
            _ => return Ok(()),
        };
        let bounds = self.rows.first_key_value().zip(self.rows.last_key_value());
        let Some(((first, _), (last, _))) = bounds else { return Ok(()) };
        let (mut day, last) = (first_day_of(by, first)?, first_day_of(by, last)?);
        while day < last {
            day = day.checked_add(step)?;
            self.row(&time_label(by, day)?);
        }
        Ok(())
    }
}

/// First day of the week or month with that label.
fn first_day_of(by: GroupBy, label: &str) -> anyhow::Result<Date> {
    Ok(if by == GroupBy::Month { format!("{label}-01").parse()? } else { label.parse()? })
}

/// Label of the week, month or season in which a day falls; of the week, where the rows are none of these.
///
/// # Errors
/// When the week begins before the calendar.
pub fn time_label(by: GroupBy, day: Date) -> anyhow::Result<String> {
    Ok(match by {
        GroupBy::Season => i64::from(Season::of(day)).to_string(),
        GroupBy::Month => day.strftime("%Y-%m").to_string(),
        _ => week_of(day)?,
    })
}

/// Label of the week in which a day falls: its Monday.
///
/// # Errors
/// When the Monday is out of range.
fn week_of(day: Date) -> anyhow::Result<String> {
    let days = i64::from(day.weekday().to_monday_zero_offset());
    Ok(day.checked_sub(days.days())?.to_string())
}

/// The day in Warsaw on which an hour falls, counted from 1970 in UTC.
///
/// # Errors
/// When the hour is out of range.
pub fn day_of_hour(hour: i64) -> anyhow::Result<Date> {
    let at = Instant::from_microsecond(hour.saturating_mul(HOUR_MICROS))?;
    Ok(day_in_warsaw(Timestamp(at))?.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weeks_begin_on_monday_and_none_is_left_out() {
        let mut sums = Sums::new(1);
        sums.add(&week_of(jiff::civil::date(2025, 3, 9)).unwrap(), 0, 5);
        sums.add(&week_of(jiff::civil::date(2025, 3, 24)).unwrap(), 0, 7);
        let rows = sums.into_rows(GroupBy::Week).unwrap();
        let found: Vec<(&str, Option<i64>)> = rows.iter().map(|row| (row.label.as_str(), row.figures[0])).collect();
        assert_eq!(
            found,
            [("2025-03-03", Some(5)), ("2025-03-10", Some(0)), ("2025-03-17", Some(0)), ("2025-03-24", Some(7))]
        );
    }

    #[test]
    fn months_follow_each_other_over_the_new_year() {
        let mut sums = Sums::new(1);
        for day in [jiff::civil::date(2025, 1, 31), jiff::civil::date(2024, 11, 1)] {
            sums.add(&time_label(GroupBy::Month, day).unwrap(), 0, 1);
        }
        let rows = sums.into_rows(GroupBy::Month).unwrap();
        let labels: Vec<&str> = rows.iter().map(|row| row.label.as_str()).collect();
        assert_eq!(labels, ["2024-11", "2024-12", "2025-01"]);
    }

    #[test]
    fn an_hour_is_of_its_day_in_warsaw_in_winter_and_in_summer() {
        let hours = |text: &str| text.parse::<Instant>().unwrap().as_second() / 3600;
        assert_eq!(day_of_hour(hours("2025-01-05T22:00:00Z")).unwrap().to_string(), "2025-01-05");
        assert_eq!(day_of_hour(hours("2025-01-05T23:00:00Z")).unwrap().to_string(), "2025-01-06");
        assert_eq!(day_of_hour(hours("2025-07-06T22:00:00Z")).unwrap().to_string(), "2025-07-07");
    }

    #[test]
    fn the_largest_stands_first() {
        let mut sums = Sums::new(1);
        sums.add("a", 0, 1);
        sums.add("b", 0, 3);
        sums.set("c", 0, None);
        let labels: Vec<String> = sums.into_rows(GroupBy::Brand).unwrap().into_iter().map(|row| row.label).collect();
        assert_eq!(labels, ["b", "a", "c"]);
    }
}
