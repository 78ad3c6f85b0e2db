//! SQL of participants' terms.
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;

/// Texts by which a participant is found.
#[derive(sqlx::FromRow)]
pub struct SearchTexts {
    /// Names, company and towns.
    pub words: String,
    pub nip: String,
    pub email: String,
    pub phone: String,
}

pub async fn load_texts(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<SearchTexts> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT first_name || ' ' || last_name || ' ' || company_name || ' ' || company_city || ' '
                || COALESCE(correspondence_city, '') AS words, nip, email, phone
         FROM participants WHERE id = $1")
        .bind(participant).fetch_one(conn).await)
}

pub async fn replace_terms(tx: &mut Tx, participant: ParticipantId, terms: &[String]) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM search_terms WHERE participant_id = $1")
        .bind(participant).execute(conn).await.map(|_| ()))?;
    for term in terms {
        on_db!(tx, conn => sqlx::query("INSERT INTO search_terms (term, participant_id) VALUES ($1, $2)")
            .bind(term).bind(participant).execute(conn).await.map(|_| ()))?;
    }
    Ok(())
}
