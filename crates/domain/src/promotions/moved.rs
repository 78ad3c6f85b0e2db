//! A promotion for another season: the same terms, its days moved by whole years.

use jiff::Span;
use jiff::civil::Date;

use super::definition::Definition;
use super::terms::{DeclarationTerms, Terms, TermsDraft, TermsFault, Window};

impl Terms {
    /// The terms so many years later, or earlier. The last of February stays the last of February or comes a day
    /// sooner.
    ///
    /// # Errors
    /// Days out of the calendar's range; what two days that met in February have made of the terms.
    pub fn moved(&self, years: i16) -> Result<Terms, TermsFault> {
        let draft = self.draft();
        let span = Span::new().try_years(years).map_err(|_| TermsFault::Purchases)?;
        let day = |day: Date| day.checked_add(span).map_err(|_| TermsFault::Purchases);
        let window = |window: Window| Ok(Window { from: day(window.from)?, to: day(window.to)? });
        let declaration = |terms: DeclarationTerms| {
            Ok::<_, TermsFault>(DeclarationTerms { declare: window(terms.declare)?, fulfil_by: day(terms.fulfil_by)? })
        };
        Terms::try_from(TermsDraft {
            purchases: window(draft.purchases)?,
            accept_by: draft.accept_by.map(day).transpose()?,
            declaration: draft.declaration.map(declaration).transpose()?,
            ..draft.clone()
        })
    }
}

impl Definition {
    /// The promotion so many years later; its texts still name the days that they named.
    ///
    /// # Errors
    /// As of the terms.
    pub fn moved(&self, years: i16) -> Result<Definition, TermsFault> {
        Ok(Definition { terms: self.terms.moved(years)?, ..self.clone() })
    }
}
