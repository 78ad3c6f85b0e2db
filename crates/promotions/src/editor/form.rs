//! Promotion as its editor sends it: the parts of a definition, each with its errors at its field.
use plon_domain::audience::AccountType;
use plon_domain::promotions::{CardKind, Definition, Measure, PromptKind, Terms, TermsDraft};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::kinds;
use super::super::shown::Days;
use super::check::check_photo;
use plon_kernel::db::Read;
use plon_kernel::ids::{MediaId, SegmentId};
use plon_kernel::types::BusinessDate;
use plon_pictures::Picture;
use plon_platform::error::{ApiError, Fields};
use plon_platform::text_input::{parse_formatted, parse_required_formatted, parse_required_wording};

/// Everything that one revision of a promotion holds.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DefinitionForm {
    name: String,
    /// Sentence for its card in a list.
    summary: String,
    /// HTML of the prompt and the page; only paragraphs, lists, headings and emphasis are kept.
    text: String,
    /// HTML shown once the rules are accepted.
    success: String,
    /// HTML of the modal for rules that were accepted before.
    accepted: String,
    /// Name of its drawing.
    picture: String,
    #[serde(default)]
    prompt: Option<PromptForm>,
    /// Id of the segment that it is for; null: for its whole audience.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    segment: Option<SegmentId>,
    /// Id of the PDF in the media library that holds its rules; null: they are printed from the terms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules: Option<MediaId>,
    /// Id of its own picture in the media library; null: its drawing is shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    photo: Option<MediaId>,
    terms: TermsForm,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PromptForm {
    #[schema(schema_with = kinds::prompts)]
    kind: PromptKind,
    /// Hash of the address, without `#!`.
    hash: String,
    #[serde(default)]
    accepted_hash: Option<String>,
    #[serde(default)]
    answer_again_in_accepted: bool,
    /// Name of the cookie that keeps "not now".
    cookie: String,
    /// Lifetime of the cookie in seconds; null: until the browser is closed.
    #[serde(default)]
    cookie_seconds: Option<i64>,
    delay_ms: i64,
    position: i64,
    #[serde(default)]
    sequence: Option<SequenceForm>,
    /// Keys of promotions: an answer to one of them keeps this prompt from opening by itself.
    #[serde(default)]
    skip_if_answered: Vec<String>,
    decline_stops: bool,
}

/// Prompts shown one after another, each after the same delay.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SequenceForm {
    name: String,
    delay_ms: i64,
}

/// Amounts are in the measure's smallest part: thousandths of a litre or kilogram, packs, grosze, points, products.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TermsForm {
    purchases: Days,
    #[serde(default)]
    accept_by: Option<BusinessDate>,
    #[serde(default)]
    declaration: Option<DeclarationTermsForm>,
    #[serde(default)]
    scope: ScopeForm,
    #[schema(schema_with = kinds::measures)]
    measure: Measure,
    mechanics: Vec<MechanicForm>,
    #[serde(default)]
    caps: CapsForm,
}

/// Most points that a promotion gives; null sets no limit of its kind.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct CapsForm {
    /// For one participant.
    per_person: Option<i64>,
    /// For all participants together; what is granted first is granted from it first.
    in_all: Option<i64>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeclarationTermsForm {
    declare: Days,
    fulfil_by: BusinessDate,
}

/// Scope of a promotion; an empty list sets no limit of its kind.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ScopeForm {
    /// SAP codes.
    products: Vec<String>,
    /// Slugs.
    brands: Vec<String>,
    /// Slugs.
    categories: Vec<String>,
    /// Volumes in thousandths of a litre or kilogram.
    packs: Vec<i64>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum MechanicForm {
    Ladder {
        rungs: Vec<RungForm>,
    },
    PerStep {
        step: i64,
        reward: RewardForm,
        #[serde(default)]
        better: Option<BetterForm>,
    },
    /// Factor in thousandths: 2000 is twice the points.
    Multiplier {
        factor: i64,
    },
    /// Rate in thousandths of a point per unit.
    PerUnit {
        rate: i64,
    },
    /// Rate in thousandths of a point per declared unit.
    Declared {
        rate: i64,
    },
    Target {
        at: i64,
        reward: RewardForm,
    },
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RungForm {
    from: i64,
    reward: RewardForm,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BetterForm {
    from_steps: i64,
    reward: RewardForm,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RewardForm {
    #[serde(default)]
    points: i64,
    #[serde(default)]
    card: Option<CardForm>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CardForm {
    #[schema(schema_with = kinds::cards)]
    kind: CardKind,
    /// Grosze.
    value: i64,
}

const LONGEST_NAME: usize = 80;
const LONGEST_SUMMARY: usize = 200;
/// Longest delay in milliseconds; nobody stays on a page longer.
const LONGEST_DELAY: i64 = 60_000;

impl DefinitionForm {
    /// Form of a definition, for its editor.
    ///
    /// # Errors
    /// When the form does not match the domain's type: a defect.
    pub fn of(definition: &Definition) -> anyhow::Result<DefinitionForm> {
        Ok(serde_json::from_value(serde_json::to_value(definition)?)?)
    }

    pub fn segment(&self) -> Option<SegmentId> {
        self.segment
    }

    /// Parses the definition, cleans its texts, and finds its own picture.
    ///
    /// # Errors
    /// Every error at its field: those of the terms under `terms.…`, those of the prompt under `prompt.…`. Errors of
    /// the whole definition are given only when each part is in order.
    pub async fn parse(
        &self,
        db: &mut impl Read,
        audience: AccountType,
    ) -> Result<(Definition, Option<Picture>), ApiError> {
        let mut fields = Fields::default();
        let photo = check_photo(db, &mut fields, self.photo.map(|photo| photo.0)).await?;
        let name = parse_required_wording(&mut fields, "name", &self.name, LONGEST_NAME);
        let summary = parse_required_wording(&mut fields, "summary", &self.summary, LONGEST_SUMMARY);
        let text = parse_required_formatted(&mut fields, "text", &self.text);
        let success = parse_formatted(&mut fields, "success", &self.success);
        let accepted = parse_formatted(&mut fields, "accepted", &self.accepted);
        if let Some(prompt) = &self.prompt {
            prompt.check(&mut fields);
        }
        let terms = self.terms.parse(&mut fields)?;
        fields.check()?;
        let (Some(name), Some(summary), Some(terms)) = (name, summary, terms) else { return Err(ApiError::Malformed) };
        let prompt = self.prompt.as_ref().map(serde_json::to_value).transpose().map_err(anyhow::Error::new)?;
        let definition = Definition {
            name,
            summary,
            text,
            success,
            accepted,
            picture: self.picture.clone(),
            segment: self.segment.map(|segment| segment.0),
            rules: self.rules.map(|file| file.0),
            photo: self.photo.map(|photo| photo.0),
            prompt: prompt.map(serde_json::from_value).transpose().map_err(|_| ApiError::Malformed)?,
            terms,
        };
        let mut fields = Fields::default();
        check_whole(&mut fields, &definition, audience);
        fields.check()?;
        Ok((definition, photo))
    }
}

impl TermsForm {
    fn parse(&self, fields: &mut Fields) -> Result<Option<Terms>, ApiError> {
        let value = serde_json::to_value(self).map_err(anyhow::Error::new)?;
        // The domain's types refuse only amounts that no form offers, such as a pack of zero volume.
        let draft: TermsDraft = serde_json::from_value(value).map_err(|_| ApiError::Malformed)?;
        match Terms::parse(draft) {
            Ok(terms) => Ok(Some(terms)),
            Err(errors) => {
                for error in errors {
                    fields.add_error(&format!("terms.{}", error.field()), error.error.to_string());
                }
                Ok(None)
            }
        }
    }
}

/// Adds the contradictions of a definition: what participants could not do, or would not read.
pub fn check_whole(fields: &mut Fields, definition: &Definition, audience: AccountType) {
    for contradiction in definition.contradictions(audience) {
        fields.add_error(contradiction.field(), contradiction.to_string());
    }
}

impl PromptForm {
    fn check(&self, fields: &mut Fields) {
        for (field, hash) in [("prompt.hash", Some(&self.hash)), ("prompt.accepted_hash", self.accepted_hash.as_ref())]
        {
            if hash.is_some_and(|hash| !is_word(hash, '-')) {
                fields.add_error(field, "Wpisz małe litery bez polskich znaków, cyfry i\u{a0}myślniki");
            }
        }
        if self.accepted_hash.as_ref() == Some(&self.hash) {
            fields.add_error("prompt.accepted_hash", "Ten adres musi być inny niż adres pytania");
        }
        if !is_word(&self.cookie, '_') || !self.cookie.ends_with("_undecided") {
            fields.add_error(
                "prompt.cookie",
                "Nazwa kończy się na _undecided i\u{a0}ma małe litery, cyfry i\u{a0}podkreślenia",
            );
        }
        if self.cookie_seconds.is_some_and(|seconds| !(60..=31_536_000).contains(&seconds)) {
            fields.add_error("prompt.cookie_seconds", "Podaj od minuty do roku");
        }
        let delays = [
            ("prompt.delay_ms", Some(self.delay_ms)),
            ("prompt.sequence", self.sequence.as_ref().map(|all| all.delay_ms)),
        ];
        for (field, delay) in delays {
            if delay.is_some_and(|delay| !(0..=LONGEST_DELAY).contains(&delay)) {
                fields.add_error(field, "Podaj od 0 do 60 sekund");
            }
        }
    }
}

/// True for at most 80 small letters and digits, with `between` allowed as the sign between them.
pub fn is_word(text: &str, between: char) -> bool {
    let sign = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == between;
    !text.is_empty() && text.len() <= 80 && text.chars().all(sign) && !text.starts_with(between)
}
