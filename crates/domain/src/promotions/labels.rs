//! Mechanics of a promotion in a sentence each, for its page.

use super::measure::Measure;
use super::reward::Reward;
use super::terms::Mechanic;
use crate::number::{NO_BREAK_SPACE, thousandths};

impl Mechanic {
    /// Code of the mechanic in data.
    pub const fn code(&self) -> &'static str {
        match self {
            Mechanic::Ladder { .. } => "ladder",
            Mechanic::PerStep { .. } => "per_step",
            Mechanic::Multiplier { .. } => "multiplier",
            Mechanic::PerUnit { .. } => "per_unit",
            Mechanic::Declared { .. } => "declared",
            Mechanic::Target { .. } => "target",
        }
    }

    /// Formats the mechanic as a sentence: `Za każde pełne 20 L: karta paliwowa 300 zł.`
    pub fn to_polish(&self, measure: Measure) -> String {
        let amount = |amount: i64| measure.to_polish(amount);
        match self {
            Mechanic::Ladder { rungs } => {
                let rung = |(from, reward): (i64, &Reward)| format!("od {} {}", measure.genitive(from), said(reward));
                let all: Vec<String> = rungs.iter().map(|one| rung((one.from, &one.reward))).collect();
                let top = rungs.last().map(|top| amount(top.from)).unwrap_or_default();
                format!(
                    "Nagroda rośnie z{NO_BREAK_SPACE}zakupami: {}. Każde kolejne {top} liczymy od nowa.",
                    all.join(", ")
                )
            }
            Mechanic::PerStep { step, reward, better: None } => {
                format!("Za każde pełne {}: {}.", amount(*step), said(reward))
            }
            Mechanic::PerStep { step, reward, better: Some(rate) } => format!(
                "Za każde pełne {}: {}. Od {} za każde z{NO_BREAK_SPACE}nich: {}.",
                amount(*step),
                said(reward),
                measure.genitive(step.saturating_mul(rate.from_steps)),
                said(&rate.reward)
            ),
            Mechanic::Multiplier { factor } => {
                format!("Punkty za zakupy mnożymy przez{NO_BREAK_SPACE}{}.", thousandths(*factor))
            }
            Mechanic::PerUnit { rate } => {
                format!("Dodatkowo {}{NO_BREAK_SPACE}pkt za każdy {}.", thousandths(rate.get()), unit(measure))
            }
            Mechanic::Declared { rate } => format!(
                "Kup co najmniej tyle, ile zadeklarujesz, a{NO_BREAK_SPACE}za każdy zadeklarowany {} dostaniesz {}{NO_BREAK_SPACE}pkt.",
                unit(measure),
                thousandths(rate.get())
            ),
            Mechanic::Target { at, reward } => match reward.to_polish() {
                Some(reward) => format!("Po osiągnięciu celu ({}): {reward}.", amount(*at)),
                None => format!("Cel: {}.", amount(*at)),
            },
        }
    }
}

fn said(reward: &Reward) -> String {
    reward.to_polish().unwrap_or_default()
}

fn unit(measure: Measure) -> &'static str {
    match measure {
        Measure::Kilograms => "kilogram",
        _ => "litr",
    }
}
