//! Promotion for another season: the same terms, with their days moved by whole years.

use jiff::Span;
use jiff::civil::Date;

use super::definition::Definition;
use super::terms::{DeclarationTerms, Terms, TermsDraft, TermsError, Window};

impl Terms {
    /// Terms moved by a number of years, forward or back. The last of February stays the last of February or comes a
    /// day sooner.
    ///
    /// # Errors
    /// Days out of the calendar's range, or terms made invalid by two days that fell together in February.
    pub fn shifted_by_years(&self, years: i16) -> Result<Terms, TermsError> {
        let draft = self.draft();
        let span = Span::new().try_years(years).map_err(|_| TermsError::Purchases)?;
        let day = |day: Date| day.checked_add(span).map_err(|_| TermsError::Purchases);
        let window = |window: Window| Ok(Window { from: day(window.from)?, to: day(window.to)? });
        let declaration = |terms: DeclarationTerms| {
            Ok::<_, TermsError>(DeclarationTerms { declare: window(terms.declare)?, fulfil_by: day(terms.fulfil_by)? })
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
    /// Promotion moved by a number of years; its texts still name the old days.
    ///
    /// # Errors
    /// Those of `Terms::shifted_by_years`.
    pub fn shifted_by_years(&self, years: i16) -> Result<Definition, TermsError> {
        Ok(Definition { terms: self.terms.shifted_by_years(years)?, ..self.clone() })
    }
}
