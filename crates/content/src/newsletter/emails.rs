//! E-mails about the subscription: the question, the welcome, and the unsubscribe link.
use plon_domain::email::Email;

use super::leave_page;
use plon_kernel::db::Tx;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::messages::{self, Brand, MessageContext};

/// Asks the owner of an address to confirm. The link holds a secret, so the text is wiped once sent.
pub async fn send_confirmation(tx: &mut Tx, app: &App, to: &Email, link: &str, until: Timestamp) -> sqlx::Result<()> {
    let brand = Brand::load(tx).await?;
    let last_day = app.clock.day_of(until).0.strftime("%d.%m.%Y");
    let text = format!(
        "ktoś podał ten adres, żeby dostawać newsletter programu {}. Jeśli to Ty, potwierdź zapis:\n{link}\n\n\
         Link działa do {last_day}. Jeśli to nie Ty, nie rób nic: bez potwierdzenia nie wyślemy newslettera, a adres \
         usuniemy.",
        brand.name,
    );
    let about =
        MessageContext { purpose: "newsletter.confirm", participant: None, expires_at: Some(until), secret: true };
    let subject = format!("Potwierdź zapis na newsletter programu {}", brand.name);
    messages::queue_email(tx, to, &subject, &brand.sign(&text), about, app.clock.now()).await?;
    Ok(())
}

/// Welcomes a new reader, with the unsubscribe link.
pub async fn send_welcome(tx: &mut Tx, app: &App, to: &Email, leave_key: &str) -> sqlx::Result<()> {
    let subject = "Jesteś na liście newslettera";
    let text =
        "zapis na newsletter jest potwierdzony. Będziemy pisać o promocjach, nagrodach i nowościach w programie.";
    to_reader(tx, app, to, (subject, text), leave_key).await
}

/// Answers a repeated subscription of a reader who is already on the list.
pub async fn on_the_list(tx: &mut Tx, app: &App, to: &Email, leave_key: &str) -> sqlx::Result<()> {
    let subject = "Ten adres jest już na liście newslettera";
    let text = "ktoś podał ten adres, żeby dostawać newsletter programu. Jest już zapisany, więc nie musisz nic robić.";
    to_reader(tx, app, to, (subject, text), leave_key).await
}

async fn to_reader(
    tx: &mut Tx,
    app: &App,
    to: &Email,
    (subject, text): (&str, &str),
    leave_key: &str,
) -> sqlx::Result<()> {
    let text = format!("{text}\n\nW każdej chwili możesz się wypisać:\n{}", leave_page(app, leave_key));
    let text = Brand::load(tx).await?.sign(&text);
    let by_post = format!("{}/api/v1/newsletter/leave/{leave_key}", app.public_url);
    let about = MessageContext { purpose: "newsletter.joined", participant: None, expires_at: None, secret: false };
    messages::queue_list_email(tx, to, (subject, &text), &by_post, about, app.clock.now()).await
}
