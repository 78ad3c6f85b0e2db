//! Contradictions in a definition: acts that participants could not do, or texts that are missing.
use thiserror::Error;

use super::{Definition, PromptKind};
use crate::audience::AccountType;

/// Reason why a definition whose parts are each valid cannot work as a whole; each names its field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Contradiction {
    #[error(
        "W tej promocji bierze się udział przez deklarację, a\u{a0}nie przez akceptację. Wybierz „Zaprasza na stronę promocji”."
    )]
    AsksWhatIsDeclared,
    #[error("Podaj, do kiedy można zaakceptować regulamin, albo nie pytaj w\u{a0}okienku")]
    AsksWhatIsNotAccepted,
    #[error(
        "Na stronie tej promocji nie składa się deklaracji. Wybierz „Pyta o\u{a0}akceptację regulaminu” albo podaj terminy deklaracji."
    )]
    InvitesToNothing,
    #[error("Partnerzy nie składają deklaracji na stronie promocji. Wybierz „Pyta o\u{a0}akceptację regulaminu”.")]
    InvitesPartners,
    #[error("Deklaracja jest zarazem akceptacją regulaminu: zostaw to pole puste")]
    AcceptsAndDeclares,
    #[error("Partnerzy nie składają deklaracji na stronie promocji")]
    PartnersDeclare,
    #[error("Partnerzy akceptują regulamin w\u{a0}okienku: włącz je albo zostaw to pole puste")]
    PartnersNotAsked,
    #[error("Deklarację można składać najdłużej do dnia, w\u{a0}którym trzeba ją zrealizować")]
    DeclaresTooLate,
    #[error("Napisz, co uczestnik przeczyta, gdy zaakceptuje regulamin")]
    NothingSaidAfterwards,
    #[error("Napisz, co uczestnik przeczyta, gdy regulamin był zaakceptowany wcześniej")]
    NothingSaidLater,
}

impl Contradiction {
    /// Field of the definition at which it is shown.
    pub const fn field(self) -> &'static str {
        match self {
            Contradiction::AsksWhatIsDeclared | Contradiction::InvitesToNothing | Contradiction::InvitesPartners => {
                "prompt.kind"
            }
            Contradiction::AsksWhatIsNotAccepted
            | Contradiction::AcceptsAndDeclares
            | Contradiction::PartnersNotAsked => "terms.accept_by",
            Contradiction::PartnersDeclare | Contradiction::DeclaresTooLate => "terms.declaration",
            Contradiction::NothingSaidAfterwards => "success",
            Contradiction::NothingSaidLater => "accepted",
        }
    }
}

impl Definition {
    /// Contradictions for participants of this kind, each once.
    pub fn contradictions(&self, audience: AccountType) -> Vec<Contradiction> {
        let terms = self.terms.draft();
        let asks = self.prompt.as_ref().map(|prompt| prompt.kind);
        let later = self.prompt.as_ref().is_some_and(|prompt| prompt.accepted_hash.is_some());
        let is_for_partners = audience == AccountType::Partner;
        let (accepts, declares) = (terms.accept_by.is_some(), terms.declaration.is_some());
        let all = [
            (declares && asks == Some(PromptKind::Answer), Contradiction::AsksWhatIsDeclared),
            (!declares && !accepts && asks == Some(PromptKind::Answer), Contradiction::AsksWhatIsNotAccepted),
            (is_for_partners && asks == Some(PromptKind::Page), Contradiction::InvitesPartners),
            (!is_for_partners && !declares && asks == Some(PromptKind::Page), Contradiction::InvitesToNothing),
            (declares && accepts, Contradiction::AcceptsAndDeclares),
            (declares && is_for_partners, Contradiction::PartnersDeclare),
            (is_for_partners && accepts && asks.is_none(), Contradiction::PartnersNotAsked),
            (
                terms.declaration.is_some_and(|declaration| declaration.declare.to > declaration.fulfil_by),
                Contradiction::DeclaresTooLate,
            ),
            (asks == Some(PromptKind::Answer) && self.success.trim().is_empty(), Contradiction::NothingSaidAfterwards),
            (later && self.accepted.trim().is_empty(), Contradiction::NothingSaidLater),
        ];
        all.into_iter().filter_map(|(holds, contradiction)| holds.then_some(contradiction)).collect()
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::{Date, date};

    use super::super::{DeclarationTerms, Measure, Mechanic, Prompt, Reward, Terms, TermsDraft, Window};
    use super::*;
    use crate::points::{Points, PointsPerUnit};

    const FIRST: Date = date(2025, 8, 1);
    const LAST: Date = date(2025, 8, 31);
    const DAYS: Window = Window { from: FIRST, to: LAST };

    fn prompt(kind: PromptKind) -> Prompt {
        Prompt {
            kind,
            hash: "regulamin".to_owned(),
            accepted_hash: None,
            answer_again_in_accepted: false,
            cookie: "sierpien_undecided".to_owned(),
            cookie_seconds: None,
            delay_ms: 0,
            position: 1,
            sequence: None,
            skip_if_answered: Vec::new(),
            decline_stops: false,
        }
    }

    fn definition(kind: Option<PromptKind>, accept_by: Option<Date>, declares: bool) -> Definition {
        let mechanic = match declares {
            true => Mechanic::Declared { rate: PointsPerUnit::try_from(2_000).unwrap() },
            false => Mechanic::Target { at: 1, reward: Reward { points: Points(1), card: None } },
        };
        let terms = TermsDraft {
            purchases: DAYS,
            accept_by,
            declaration: declares.then_some(DeclarationTerms { declare: DAYS, fulfil_by: LAST }),
            scope: super::super::Scope::default(),
            measure: Measure::Litres,
            mechanics: vec![mechanic],
            caps: super::super::Caps::default(),
        };
        Definition {
            name: "Tankuj".to_owned(),
            summary: "Karta".to_owned(),
            text: "<p>Kup</p>".to_owned(),
            success: "<p>Dziękujemy</p>".to_owned(),
            accepted: "<p>Przyjęte</p>".to_owned(),
            picture: "fuel".to_owned(),
            prompt: kind.map(prompt),
            segment: None,
            rules: None,
            photo: None,
            terms: Terms::parse(terms).unwrap(),
        }
    }

    /// A participant who is prompted can do what the prompt asks for, and that is the one way to take part.
    #[test]
    fn without_a_contradiction_whoever_is_asked_can_take_part() {
        for kind in [PromptKind::Answer, PromptKind::Page] {
            for accept_by in [None, Some(LAST)] {
                for declares in [false, true] {
                    for audience in [AccountType::Retail, AccountType::Partner] {
                        let definition = definition(Some(kind), accept_by, declares);
                        let (declared, accepted) =
                            (definition.terms.takes_declarations(FIRST), definition.terms.takes_answers(FIRST));
                        let can = match kind {
                            PromptKind::Answer => accepted && !declared,
                            PromptKind::Page => declared && !accepted && audience == AccountType::Retail,
                        };
                        let found = definition.contradictions(audience);
                        assert_eq!(found.is_empty(), can, "{kind:?} {accept_by:?} {declares} {audience:?}: {found:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_a_participant_would_read_must_be_there() {
        let mut silent = definition(Some(PromptKind::Answer), Some(LAST), false);
        silent.success = " ".to_owned();
        assert_eq!(silent.contradictions(AccountType::Retail), [Contradiction::NothingSaidAfterwards]);
        let mut later = definition(Some(PromptKind::Answer), Some(LAST), false);
        later.accepted.clear();
        assert_eq!(later.contradictions(AccountType::Retail), []);
        later.prompt.as_mut().unwrap().accepted_hash = Some("przyjete".to_owned());
        assert_eq!(later.contradictions(AccountType::Retail), [Contradiction::NothingSaidLater]);
    }

    #[test]
    fn partners_accept_in_the_prompt_alone() {
        let unasked = definition(None, Some(LAST), false);
        assert_eq!(unasked.contradictions(AccountType::Retail), []);
        assert_eq!(unasked.contradictions(AccountType::Partner), [Contradiction::PartnersNotAsked]);
    }

    #[test]
    fn nothing_is_declared_that_could_be_fulfilled_no_more() {
        let mut late = definition(Some(PromptKind::Page), None, true).terms.draft().clone();
        late.declaration.as_mut().unwrap().fulfil_by = date(2025, 8, 30);
        let terms = Terms::parse(late).unwrap();
        let definition = Definition { terms, ..definition(Some(PromptKind::Page), None, true) };
        assert_eq!(definition.contradictions(AccountType::Retail), [Contradiction::DeclaresTooLate]);
        assert_eq!(Contradiction::DeclaresTooLate.field(), "terms.declaration");
    }
}
