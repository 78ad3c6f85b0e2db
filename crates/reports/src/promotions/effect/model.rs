//! Days of promotions.
use jiff::ToSpan;
use jiff::civil::Date;
use plon_kernel::ids::PromotionId;
use plon_kernel::types::BusinessDate;

/// Days on which purchases count, up to today.
#[derive(Debug, Clone, Copy)]
pub struct Days {
    pub from: Date,
    pub to: Date,
}

impl Days {
    fn a_year_before(self) -> anyhow::Result<Days> {
        Ok(Days { from: self.from.checked_sub(1.year())?, to: self.to.checked_sub(1.year())? })
    }
}

/// A promotion that has begun.
#[derive(Debug)]
pub struct PromotionDays {
    pub id: PromotionId,
    pub name: String,
    pub days: Days,
}

/// Purchases that one sum is about: between two days, of everybody or of those who take part in a promotion.
#[derive(Debug, Clone, Copy)]
pub struct Window {
    pub from: BusinessDate,
    pub to: BusinessDate,
    /// Bit of the promotion.
    pub takers: Option<i64>,
}

/// The four sums of each promotion: of its takers on its days and a year before, then of everybody.
///
/// # Errors
/// When a day has none a year before.
pub fn windows(promotions: &[PromotionDays]) -> anyhow::Result<Vec<Window>> {
    let mut windows = Vec::with_capacity(promotions.len() * 4);
    for (place, promotion) in promotions.iter().enumerate() {
        for takers in [Some(1_i64 << place), None] {
            for Days { from, to } in [promotion.days, promotion.days.a_year_before()?] {
                windows.push(Window { from: BusinessDate(from), to: BusinessDate(to), takers });
            }
        }
    }
    Ok(windows)
}
