//! Decides on the story's invoices as an operator would have: line by line, applying both limits.
use anyhow::{Context, ensure};
use plon_domain::explanation::{Purchase, of_line};
use plon_domain::invoice::{InvoiceStatus, LineStatus};
use plon_domain::ledger::Source;
use plon_domain::line_correction::{Change, corrected};
use plon_domain::points::{LimitedPoints, Points, apply_limits, earned};
use plon_domain::season::Season;
use plon_domain::volume::Quantity;

use super::calendar::Calendar;
use super::plan::{InvoicePlan, LinePlan, Outcome, Story};
use super::record::{Cause, CorrectionRecord, InvoiceRecord, LineRecord, NoticeSubject};
use super::replay::Replay;
use super::shop::Shop;
use super::texts;

/// The story's invoices as they arrive: a distributor's have lines; those of reported ones are entered later.
pub fn waiting(story: &Story, shop: &Shop<'_>, calendar: &Calendar) -> Vec<InvoiceRecord> {
    let record = |plan: &InvoicePlan| InvoiceRecord {
        season: season_of(plan, calendar),
        status: InvoiceStatus::Pending,
        reason: None,
        decided_at: None,
        lines: if plan.edi {
            plan.lines.iter().map(|line| entered(line, line.quantity, shop)).collect()
        } else {
            vec![]
        },
    };
    story.invoices.iter().map(record).collect()
}

/// Season of an invoice; the date used until the operator enters the issue date is the report's.
fn season_of(plan: &InvoicePlan, calendar: &Calendar) -> Season {
    let known = plan.edi || !plan.waits();
    Season::of(if known { plan.issued_on } else { calendar.day_of(plan.reported_at) })
}

fn entered(line: &LinePlan, quantity: Quantity, shop: &Shop<'_>) -> LineRecord {
    LineRecord {
        product: line.product,
        pack: line.pack,
        quantity,
        volume: shop.products[line.product].packs[line.pack].1.times(quantity),
        net_value: line.net_value,
        status: LineStatus::Pending,
        rate: None,
        points: Points::ZERO,
        cut: Points::ZERO,
        reason: None,
        explanation: None,
    }
}

/// # Errors
/// A line without a rate in its season.
pub fn decide(replay: &mut Replay<'_>, place: usize, at: jiff::Timestamp) -> anyhow::Result<()> {
    let plan = &replay.story.invoices[place];
    replay.history.invoices[place].decided_at = Some(at);
    if let Outcome::Rejected(_, reason) = &plan.outcome {
        let record = &mut replay.history.invoices[place];
        (record.status, record.reason, record.lines) = (InvoiceStatus::Rejected, Some(reason.clone()), vec![]);
        replay.add_notice(texts::invoice_rejected(plan.number.as_str(), reason), NoticeSubject::Invoice(place), at);
        return Ok(());
    }
    replay.history.invoices[place].lines.clear();
    let told_before = replay.history.notices.len();
    for (position, line) in plan.lines.iter().enumerate() {
        let mut record = entered(line, line.misread.unwrap_or(line.quantity), replay.shop);
        match &line.rejected {
            Some(reason) => (record.status, record.reason) = (LineStatus::Rejected, Some(reason.clone())),
            None => accept(replay, &mut record, Cause::Line(place, position), at)?,
        }
        replay.history.invoices[place].lines.push(record);
    }
    let record = &mut replay.history.invoices[place];
    record.status = InvoiceStatus::of_lines(record.lines.iter().map(|line| line.status));
    let points = record.points();
    let words = match record.status {
        InvoiceStatus::Rejected => texts::invoice_rejected(plan.number.as_str(), "żadna pozycja nie daje punktów."),
        _ => texts::invoice_accepted(plan.number.as_str(), points),
    };
    replay.add_notice(words, NoticeSubject::Invoice(place), at);
    // The notice of the invoice comes before the notices of the levels that it brought.
    replay.history.notices[told_before..].rotate_right(1);
    Ok(())
}

fn accept(replay: &mut Replay<'_>, line: &mut LineRecord, cause: Cause, at: jiff::Timestamp) -> anyhow::Result<()> {
    let Cause::Line(place, _) = cause else { return Ok(()) };
    let season = replay.history.invoices[place].season;
    let product = &replay.shop.products[line.product];
    let rate = replay.shop.rate(line.product, season).context("a product without a rate in the season")?;
    let pack = product.packs[line.pack].1;
    let earned = earned(line.quantity, pack, rate.points_per_unit);
    let granted = replay.history.granted.get(&(line.product, season)).copied().unwrap_or_default();
    let settled = apply_limits(earned, rate.cap_points.map(|cap| Points(cap) - granted), replay.room());
    let purchase = Purchase { quantity: line.quantity, pack, unit: product.row.unit, rate: rate.points_per_unit };
    let how = of_line(purchase, earned, &settled, replay.shop.limit);
    let number = replay.story.invoices[place].number.as_str();
    replay.accrue(Source::Purchases, settled.granted, cause, texts::purchase(number, &product.row.name, &how), at)?;
    if settled.granted > Points::ZERO {
        replay.history.granted.insert((line.product, season), granted + settled.granted);
    }
    line.status = LineStatus::of_limited(&settled);
    (line.rate, line.points, line.cut) = (Some(rate.points_per_unit), settled.granted, settled.cut);
    line.explanation = Some(how);
    Ok(())
}

/// Corrects a misread quantity: excess points are taken back; points that another line was cut stay cut.
///
/// # Errors
/// A correction of a line that was not accepted, or one that brings more points.
pub fn correct(replay: &mut Replay<'_>, place: usize, at: jiff::Timestamp) -> anyhow::Result<()> {
    let plan = &replay.story.invoices[place];
    for (position, line) in plan.lines.iter().enumerate() {
        let Some(wrong) = line.misread else { continue };
        let season = replay.history.invoices[place].season;
        let rate = replay.shop.rate(line.product, season).context("a product without a rate in the season")?;
        let product = &replay.shop.products[line.product];
        let pack = product.packs[line.pack].1;
        let right = earned(line.quantity, pack, rate.points_per_unit);
        let room = replay.room();
        let record = &mut replay.history.invoices[place].lines[position];
        let before = LimitedPoints { granted: record.points, cut: record.cut, bound: record.status.bound() };
        let done = corrected(before, Change::SameProduct { earned: right, product_room: None }, room);
        ensure!(done.given == Points::ZERO, "a correction that brings points");
        (record.quantity, record.volume) = (line.quantity, pack.times(line.quantity));
        (record.points, record.cut, record.status) =
            (done.now.granted, done.now.cut, LineStatus::of_limited(&done.now));
        let purchase = Purchase { quantity: line.quantity, pack, unit: product.row.unit, rate: rate.points_per_unit };
        record.explanation = Some(of_line(purchase, right, &done.now, replay.shop.limit));
        if let Some(granted) = replay.history.granted.get_mut(&(line.product, season)) {
            *granted = *granted - done.taken_back;
        }
        let correction = CorrectionRecord {
            at,
            line: (place, position),
            quantity_before: wrong,
            points_before: before.granted,
            cut_before: before.cut,
            reason: texts::MISREAD,
        };
        let cause = Cause::Correction(replay.history.corrections.len());
        replay.history.corrections.push(correction);
        let why = texts::correction(plan.number.as_str(), &product.row.name, line.quantity, wrong);
        replay.reverse(done.taken_back, cause, why, at)?;
    }
    let record = &mut replay.history.invoices[place];
    record.status = InvoiceStatus::of_lines(record.lines.iter().map(|line| line.status));
    let points = record.points();
    replay.add_notice(texts::invoice_corrected(plan.number.as_str(), points), NoticeSubject::Invoice(place), at);
    Ok(())
}
