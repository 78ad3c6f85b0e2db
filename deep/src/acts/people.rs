//! Acts of people: registrations, answers, messages, and changes of passwords.
use anyhow::Context;
use rand::RngExt;
use serde_json::json;

use super::{Act, Dice, Proof, pick, someone};
use crate::crew::Who;
use crate::http::{Answer, Body, Request};
use crate::scene::Scene;

/// Promotions whose rules can be answered in the demo's autumn.
const PROMOTIONS: [&str; 2] = ["dovvo_refuel", "stubble_agrosar"];

/// Promotion that takes a declaration; its days are moved into the autumn before the run.
pub const DECLARED: &str = "declare_and_gain";

pub fn answer(scene: &Scene, dice: &mut Dice) -> Act {
    let place = someone(scene, dice);
    let key = PROMOTIONS[dice.random_range(0..PROMOTIONS.len())];
    let kept = format!(
        "SELECT count(*) FROM promotion_participations pp JOIN promotions p ON p.id = pp.promotion_id
         WHERE p.key = '{key}' AND pp.participant_id = {} AND pp.accepted",
        scene.crew.participants[place].id
    );
    Act::new(
        "answer a promotion",
        Who::Participant(place),
        "/api/v1/user/promo_agreement",
        json!({"promo_name": key, "answear": true}),
    )
    .proof(Proof::Kept(kept))
}

pub fn declare(scene: &Scene, dice: &mut Dice) -> Act {
    let (place, litres) = (someone(scene, dice), dice.random_range(10..500));
    let kept = format!(
        "SELECT count(*) FROM promotion_answers a JOIN promotions p ON p.id = a.promotion_id
         WHERE p.key = '{DECLARED}' AND a.participant_id = {} AND a.declared IS NOT NULL",
        scene.crew.participants[place].id
    );
    let path = format!("/api/v1/user/promotions/{DECLARED}/declaration");
    Act::new("declare", Who::Participant(place), path, json!({ "amount": litres.to_string() })).proof(Proof::Kept(kept))
}

pub fn register(scene: &Scene, dice: &mut Dice, mark: &str) -> Act {
    let nip = nip(dice);
    let email = format!("{mark}@rolnik.example");
    let form = json!({
        "kind": "farm", "register": "krus", "nip": nip, "phone": "600 700 800", "email": email, "email_confirmation": email,
        "first_name": "Jan", "last_name": "Żak", "company_name": mark, "company_street": "Polna",
        "company_street_number": "7", "company_postcode": "99-100", "company_city": "Łęczyca",
        "area": [{"id": 31, "value": "12,5"}], "consents": scene.facts.consents,
    });
    Act::new("register", Who::Nobody, "/api/v1/registration", form)
        .key(mark)
        .once(format!("SELECT count(*) FROM participants WHERE company_name = '{mark}'"))
}

pub fn ask(dice: &mut Dice, mark: &str) -> Act {
    let form = json!({
        "nip": nip(dice), "first_name": "Jan", "last_name": "Żak", "company_name": "Gospodarstwo Rolne", "phone": "600700800",
        "email": format!("{mark}@rolnik.example"), "city": "Łęczyca", "message": mark, "contact_consent": true,
    });
    Act::new("ask to take part", Who::Nobody, "/api/v1/participation-requests", form)
        .key(mark)
        .once(format!("SELECT count(*) FROM requests WHERE message = '{mark}'"))
}

pub async fn accept(scene: &Scene, dice: &mut Dice, mark: &str) -> anyhow::Result<Option<Act>> {
    let waiting =
        "SELECT id FROM requests WHERE status = 'pending' AND kind = 'participation' ORDER BY id DESC LIMIT 6";
    let Some(request) = pick(scene, dice, waiting).await? else { return Ok(None) };
    let path = format!("/api/v1/backoffice/requests/{}/accept", request[0]);
    Ok(Some(Act::new("accept a request", Who::Operator("moderator"), path, json!({ "channel": "email" })).key(mark)))
}

pub fn write(scene: &Scene, dice: &mut Dice, mark: &str) -> Act {
    let form = json!({"topic": "invoices", "message": format!("{mark} i co dalej")});
    Act::new("write to the programme", Who::Participant(someone(scene, dice)), "/api/v1/user/contact", form)
        .key(mark)
        .once(format!("SELECT count(*) FROM contact_messages WHERE message LIKE '{mark} %'"))
}

/// Sends a new password; until it is acknowledged, nobody knows which one is valid, so both are kept.
async fn change(scene: &Scene, request: &Request, new: &str) -> std::io::Result<Answer> {
    let changer = scene.changer();
    changer.passwords.write().await.push(new.to_owned());
    let answer = request.send(scene.address).await?;
    let mut known = changer.passwords.write().await;
    if answer.is_success() {
        *known = vec![new.to_owned()];
    } else {
        known.retain(|password| password != new);
    }
    Ok(answer)
}

fn fresh_password(dice: &mut Dice) -> String {
    format!("Zboze#{}kw", dice.random_range(100_000_000..999_999_999))
}

/// Changes the password of the one participant who does nothing else; `None` when it could not be tried.
///
/// # Errors
/// When the server is gone.
pub async fn change_password(scene: &Scene, dice: &mut Dice) -> anyhow::Result<Option<Answer>> {
    let Ok(_turn) = scene.password_turn.try_lock() else { return Ok(None) };
    let (old, new) = (scene.changer().password().await, fresh_password(dice));
    let form = json!({"old_password": old, "password": new, "password_confirmation": new});
    let bearer = scene.crew.bearer(scene.changes_passwords()).await.unwrap_or_default();
    let request = Request::post("/api/v1/user/password", Body::Json(form)).bearer(&bearer);
    Ok(Some(change(scene, &request, &new).await?))
}

/// Sets a new password by the code of an SMS, which is read from the messages in the database.
///
/// # Errors
/// When the server is gone.
pub async fn reset_password(scene: &Scene, dice: &mut Dice) -> anyhow::Result<Option<Answer>> {
    let Ok(_turn) = scene.password_turn.try_lock() else { return Ok(None) };
    let changer = scene.changer();
    let form = json!({"nip": changer.nip, "account_type": "program.retail"});
    let asked = Request::post("/api/v1/auth/password-reset/request", Body::Json(form)).send(scene.address).await?;
    let (true, Some(cookie)) = (asked.is_success(), asked.cookie.clone()) else { return Ok(Some(asked)) };
    let last = format!(
        "SELECT body FROM messages WHERE channel = 'sms' AND participant_id = {} AND body IS NOT NULL ORDER BY id DESC LIMIT 1",
        changer.id
    );
    let rows = scene.live.rows(&last).await?;
    let words = rows.first().map(|row| row[0].clone()).unwrap_or_default();
    let Some(code) = words.split(|sign: char| !sign.is_ascii_digit()).find(|part| part.len() == 6) else {
        return Ok(None);
    };
    let new = fresh_password(dice);
    let form = json!({"nip": changer.nip, "password": new, "password_confirmation": new, "sms_code": code});
    let request = Request { cookie: Some(cookie), ..Request::post("/api/v1/auth/password-reset", Body::Json(form)) };
    Ok(Some(change(scene, &request, &new).await.context("the server is gone")?))
}

/// NIP with a valid check digit.
fn nip(dice: &mut Dice) -> String {
    const WEIGHTS: [u32; 9] = [6, 5, 7, 2, 3, 4, 5, 6, 7];
    loop {
        let digits: Vec<u32> = (0..9).map(|place| dice.random_range(u32::from(place < 3)..10)).collect();
        let check = digits.iter().zip(WEIGHTS).map(|(digit, weight)| digit * weight).sum::<u32>() % 11;
        if check < 10 {
            return digits.iter().chain([&check]).map(u32::to_string).collect();
        }
    }
}
