//! Consents: the questions to participants with their exact texts, and the evidence of the answers.
mod admin;
mod agreement;
mod answers;
mod drafts;
mod list;
mod order;
mod publish;
mod retire;
mod store;
mod toggle;

use plon_domain::audience::AccountType;
use plon_domain::consent::ConsentPurpose;
use plon_platform::openapi::{ApiRouter, routes};

use crate::rules;
use plon_kernel::clock::day_in_warsaw;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_platform::error::{ApiError, Fields};
use plon_platform::evidence::Evidence;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::list_registration_consents))
        .routes(routes!(list::list_consents))
        .routes(routes!(toggle::answer_consent))
        .routes(routes!(admin::admin_list_consents))
        .routes(routes!(publish::admin_publish_consent_version))
        .routes(routes!(order::admin_reorder_consents))
        .routes(routes!(retire::admin_retire_consent))
        .merge(drafts::routes())
}

/// Notes an error for every required consent of these accounts that is not ticked, so that a form can report it with
/// its other errors.
///
/// # Errors
/// `ConsentOutdated` when a ticked consent is not the latest version.
pub async fn check_required(
    db: &mut impl Read,
    account_type: AccountType,
    ticked: &[i64],
    fields: &mut Fields,
) -> Result<(), ApiError> {
    answers::match_answers(&store::list_consents(db, account_type).await?, ticked, fields)?;
    Ok(())
}

/// Records an answer to every consent of the participant: yes to the ticked, no to the others.
///
/// # Errors
/// `Invalid` when a required consent is not ticked, `ConsentOutdated` when a ticked one is not the latest version.
pub async fn answer_all(
    tx: &mut Tx,
    participant: ParticipantId,
    ticked: &[i64],
    evidence: &Evidence,
    now: Timestamp,
) -> Result<(), ApiError> {
    let account_type = store::load_account_type(tx, participant).await?;
    let account_type = AccountType::try_from(account_type).map_err(anyhow::Error::new)?;
    let consents = store::list_consents(tx, account_type).await?;
    let mut fields = Fields::default();
    let answers = answers::match_answers(&consents, ticked, &mut fields)?;
    fields.check()?;
    for (consent, value) in answers {
        record(tx, participant, consent, value, evidence, now).await?;
    }
    Ok(())
}

/// True when a participant has given the consent of a purpose, in its latest version.
///
/// # Errors
/// When the database does not answer.
pub async fn is_given(db: &mut impl Read, participant: ParticipantId, purpose: ConsentPurpose) -> sqlx::Result<bool> {
    store::is_given(db, participant, purpose.as_str()).await
}

/// Withdraws the consent of a purpose with its parts; one that is not given stays as it is.
///
/// # Errors
/// When the database does not answer.
pub async fn withdraw(
    tx: &mut Tx,
    participant: ParticipantId,
    purpose: ConsentPurpose,
    evidence: &Evidence,
    now: Timestamp,
) -> Result<(), ApiError> {
    store::lock_participant(tx, participant).await?;
    let rows = store::list_answers(tx, participant).await?;
    let given = rows.iter().find(|row| row.value && row.query.slug == purpose.as_str());
    let Some(given) = given else { return Ok(()) };
    toggle::record_with_others(tx, participant, (&rows, given), false, (evidence, now)).await
}

/// Records one answer: the row of evidence, and the current state. Beside a declaration for taking part stands the hash
/// of the programme's rules that are in force, where they are a file.
async fn record(
    tx: &mut Tx,
    participant: ParticipantId,
    consent: &store::ConsentRow,
    value: bool,
    evidence: &Evidence,
    now: Timestamp,
) -> Result<(), ApiError> {
    let hash = agreement::text_hash(&consent.content);
    let rules = match ConsentPurpose::of_slug(&consent.slug) {
        ConsentPurpose::Participation => rules::find_hash(tx, day_in_warsaw(now).map_err(anyhow::Error::new)?).await?,
        _ => None,
    };
    store::insert_answer(tx, participant, consent.id, (&hash, rules.as_deref()), value, evidence, now).await?;
    Ok(store::put_current(tx, participant, consent.id, value, now).await?)
}
