//! Rows with secrets: re-encrypted with the current key at each start, and given up when their key is lost.
use std::collections::BTreeSet;

use super::cipher::{Place, Secrets, key_id};
use super::store::{self, CardCode, WebhookSecrets};
use plon_kernel::db::{Db, Tx};
use plon_kernel::ids::{OperatorId, OrderId, ParticipantId, WebhookTargetId};
use plon_kernel::rng::Rng;

/// Prefix that replaces a card's number whose key is lost. No card number has a full stop.
const LOST: &str = "lost.";

/// Ids of the keys in use in the database.
///
/// # Errors
/// When the database does not answer.
pub async fn key_ids(db: &Db) -> sqlx::Result<Vec<String>> {
    let mut ids = store::list_key_ids(&mut db.read().await?).await?;
    ids.sort_unstable();
    ids.dedup();
    Ok(ids)
}

/// True when a card's number was given up with its key.
pub fn is_lost(number: &str) -> bool {
    number.starts_with(LOST)
}

/// Encrypts secrets that are plain or under a former key, page by page; returns the number of rows.
///
/// # Errors
/// When the database does not answer, or a secret cannot be decrypted.
pub async fn seal_all(db: &Db, rng: &Rng, secrets: &Secrets) -> anyhow::Result<u64> {
    let mut count = 0;
    let mut last = 0;
    loop {
        let page = store::list_second_factors_to_seal(&mut db.read().await?, &secrets.begins(), last).await?;
        let Some((end, _)) = page.last() else { break };
        last = end.0;
        let mut tx = db.begin().await?;
        for (operator, stored) in &page {
            let place = Place::SecondFactor(*operator);
            let sealed = secrets.seal(rng, place, &secrets.open(place, stored)?)?;
            count += store::update_second_factor(&mut tx, *operator, stored, &sealed).await?;
        }
        tx.commit().await?;
    }
    last = 0;
    loop {
        let page = store::list_card_codes_to_seal(&mut db.read().await?, (&secrets.begins(), LOST), last).await?;
        let Some(end) = page.last() else { break };
        last = end.order_id.0;
        let mut tx = db.begin().await?;
        for code in &page {
            let sealed = resealed(rng, secrets, code)?;
            count += store::update_card_code(&mut tx, &code.number, &sealed).await?;
        }
        tx.commit().await?;
    }
    let few = seal_ksef_tokens(db, rng, secrets).await? + seal_push_key(db, rng, secrets).await?;
    Ok(count + seal_webhooks(db, rng, secrets).await? + few)
}

/// Encrypts the secrets of webhooks' targets anew; they are few.
async fn seal_webhooks(db: &Db, rng: &Rng, secrets: &Secrets) -> anyhow::Result<u64> {
    let begins = secrets.begins();
    let stored = store::list_webhook_secrets(&mut db.read().await?).await?;
    let is_current = |text: &Option<String>| text.as_ref().is_none_or(|text| text.starts_with(&begins));
    let older: Vec<_> =
        stored.iter().filter(|row| !is_current(&row.secret) || !is_current(&row.previous_secret)).collect();
    if older.is_empty() {
        return Ok(0);
    }
    let (mut tx, mut count) = (db.begin().await?, 0);
    for row in older {
        let place = Place::WebhookSecret(row.id);
        let reseal = |text: &Option<String>| match text {
            Some(text) => anyhow::Ok(Some(secrets.seal(rng, place, &secrets.open(place, text)?)?)),
            None => Ok(None),
        };
        let sealed =
            WebhookSecrets { id: row.id, secret: reseal(&row.secret)?, previous_secret: reseal(&row.previous_secret)? };
        count += store::update_webhook_secrets(&mut tx, row, &sealed).await?;
    }
    tx.commit().await?;
    Ok(count)
}

/// Encrypts participants' tokens of KSeF anew, each in its own transaction.
async fn seal_ksef_tokens(db: &Db, rng: &Rng, secrets: &Secrets) -> anyhow::Result<u64> {
    let (begins, mut count) = (secrets.begins(), 0);
    let stored = store::list_ksef_tokens(&mut db.read().await?).await?;
    for (participant, stored) in stored.iter().filter(|(_, stored)| !stored.starts_with(&begins)) {
        let place = Place::KsefToken(*participant);
        let sealed = secrets.seal(rng, place, &secrets.open(place, stored)?)?;
        let mut tx = db.begin().await?;
        count += store::update_ksef_token(&mut tx, *participant, stored, &sealed).await?;
        tx.commit().await?;
    }
    Ok(count)
}

/// Encrypts the private key of push messages anew.
async fn seal_push_key(db: &Db, rng: &Rng, secrets: &Secrets) -> anyhow::Result<u64> {
    let stored = store::find_push_key(&mut db.read().await?).await?;
    let Some(stored) = stored.filter(|stored| !stored.starts_with(&secrets.begins())) else { return Ok(0) };
    let sealed = secrets.seal(rng, Place::PushKey, &secrets.open(Place::PushKey, &stored)?)?;
    let mut tx = db.begin().await?;
    let count = store::update_push_key(&mut tx, &stored, &sealed).await?;
    tx.commit().await?;
    Ok(count)
}

fn resealed(rng: &Rng, secrets: &Secrets, code: &CardCode) -> anyhow::Result<CardCode> {
    let number = secrets.open(Place::CardNumber(code.order_id), &code.number)?;
    let pin = match &code.pin {
        Some(pin) => Some(secrets.open(Place::CardPin(code.order_id), pin)?),
        None => None,
    };
    CardCode::sealed(rng, secrets, code.order_id, &number, pin.as_deref())
}

impl CardCode {
    /// Encrypts a number and a PIN for the database.
    ///
    /// # Errors
    /// When they are longer than the cipher allows.
    pub fn sealed(
        rng: &Rng,
        secrets: &Secrets,
        order_id: OrderId,
        number: &str,
        pin: Option<&str>,
    ) -> anyhow::Result<CardCode> {
        let pin = pin.map(|pin| secrets.seal(rng, Place::CardPin(order_id), pin)).transpose()?;
        let sealed = secrets.seal(rng, Place::CardNumber(order_id), number)?;
        Ok(CardCode { order_id, number: sealed, pin, number_hash: Some(secrets.index(number)) })
    }
}

/// Owners of the secrets that no available key opens.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Lost {
    /// Operators whose second factor is lost.
    pub operators: Vec<OperatorId>,
    /// Orders whose card numbers are lost.
    pub orders: Vec<OrderId>,
    /// Webhooks' targets whose secrets are lost, and which are disabled with them.
    pub webhooks: Vec<WebhookTargetId>,
    /// Participants whose tokens of KSeF are lost, and whose connections are ended with them.
    pub connections: Vec<ParticipantId>,
    /// True when the key of push messages is lost, and every device is dropped with it.
    pub push: bool,
}

/// Finds the secrets with an unknown key, and gives up the card numbers among them; an import gives their orders new
/// ones.
///
/// # Errors
/// When the database does not answer.
pub async fn give_up(tx: &mut Tx, secrets: Option<&Secrets>) -> sqlx::Result<Lost> {
    let known: BTreeSet<&str> = secrets.into_iter().flat_map(Secrets::ids).collect();
    let is_lost = |stored: &str| key_id(stored).is_some_and(|id| !known.contains(id));
    let seeds = store::list_second_factors(tx).await?.into_iter();
    let operators = seeds.filter(|(_, stored)| is_lost(stored)).map(|(operator, _)| operator).collect();
    let numbers = store::list_card_numbers(tx).await?.into_iter();
    let orders: Vec<OrderId> = numbers.filter(|(_, stored)| is_lost(stored)).map(|(order, _)| order).collect();
    for order in &orders {
        store::mark_card_code_lost(tx, *order, &format!("{LOST}{}", order.0)).await?;
    }
    store::delete_enrolment_offers(tx).await?;
    let is_any_lost = |text: &Option<String>| text.as_deref().is_some_and(is_lost);
    let targets = store::list_webhook_secrets(tx).await?.into_iter();
    let targets = targets.filter(|row| is_any_lost(&row.secret) || is_any_lost(&row.previous_secret));
    let webhooks: Vec<WebhookTargetId> = targets.map(|row| row.id).collect();
    for target in &webhooks {
        store::mark_webhook_secret_lost(tx, *target).await?;
    }
    let tokens = store::list_ksef_tokens(tx).await?.into_iter();
    let connections: Vec<ParticipantId> =
        tokens.filter(|(_, token)| is_lost(token)).map(|(participant, _)| participant).collect();
    for participant in &connections {
        store::delete_ksef_connection(tx, *participant).await?;
    }
    let push = store::find_push_key(tx).await?.is_some_and(|stored| is_lost(&stored));
    if push {
        store::delete_push_key(tx).await?;
    }
    Ok(Lost { operators, orders, webhooks, connections, push })
}
