//! Fixtures of a test: signed-in people, and a small programme to buy and sell in.
use axum::http::HeaderMap;
use plon_domain::ledger::{CauseKind, Source, Transfer};
use plon_domain::points::Points;
use plon_kernel::ids::{OperatorId, ParticipantId};
use plon_kernel::on_db;
use plon_platform::ledger::{self, Posting};
use plon_platform::search_index;
use plon_platform::sessions::{self, Subject};

use super::{TOTP_SECRET, TestApp};

/// Valid Polish account (its sort code's check digit included).
pub const BANK_ACCOUNT: &str = "PL61109010140000071219812874";

/// Valid NIPs for as many participants as a test needs.
pub const NIPS: [&str; 4] = ["5260250274", "7740001454", "5213017228", "1132191233"];

/// Signed-in participant.
#[derive(Clone)]
pub struct ParticipantClient {
    pub id: ParticipantId,
    pub nip: &'static str,
    pub token: String,
}

/// Signed-in operator.
pub struct OperatorClient {
    pub id: OperatorId,
    pub token: String,
}

/// Season 2025 with one distributor and one product.
pub struct Programme {
    pub distributor: i64,
    pub product: i64,
    /// Pack of 5 l at 10 points a litre.
    pub pack: i64,
}

impl TestApp {
    /// Creates a participant with a bank account, open accounts in the ledger and no points.
    pub async fn participant(&self) -> ParticipantClient {
        self.participant_numbered(0).await
    }

    /// Creates another participant: `number` picks the NIP.
    pub async fn participant_numbered(&self, number: usize) -> ParticipantClient {
        self.participant_of(NIPS[number]).await
    }

    /// Creates another participant with a NIP.
    pub async fn participant_of(&self, nip: &'static str) -> ParticipantClient {
        let mut tx = self.db().begin().await.unwrap();
        let id: ParticipantId = on_db!(&mut tx, conn => sqlx::query_scalar(
            "INSERT INTO participants (account_type, kind, status, nip, email, phone, first_name, last_name,
                company_name, company_street, company_street_number, company_postcode, company_city,
                correspondence_address, bank_account, created_at)
             VALUES ('program.retail', 'farm', 'active', $1, 'anna@example.pl', '+48500000001', 'Anna', 'Wiśniewska',
                'Gospodarstwo Rolne', 'Polna', '1', '99-100', 'Łęczyca', FALSE, $2, $3)
             RETURNING id")
            .bind(nip).bind(BANK_ACCOUNT).bind(self.app.clock.now()).fetch_one(conn).await)
        .unwrap();
        ledger::open_accounts(&mut tx, id).await.unwrap();
        search_index::refresh(&mut tx, id).await.unwrap();
        let tokens =
            sessions::start_session(&mut tx, &self.app.clock, &self.app.rng, Subject::Participant(id), "test").await;
        tx.commit().await.unwrap();
        ParticipantClient { id, nip, token: tokens.unwrap().bearer }
    }

    /// Gives a participant another name, under which operators find them too.
    pub async fn rename(&self, participant: &ParticipantClient, first_name: &str, last_name: &str, company: &str) {
        let mut tx = self.db().begin().await.unwrap();
        on_db!(&mut tx, conn => sqlx::query(
            "UPDATE participants SET first_name = $2, last_name = $3, company_name = $4 WHERE id = $1")
            .bind(participant.id).bind(first_name).bind(last_name).bind(company).execute(conn).await.map(|_| ()))
        .unwrap();
        search_index::refresh(&mut tx, participant.id).await.unwrap();
        tx.commit().await.unwrap();
    }

    /// Fresh bearer for a participant whose first one has expired.
    pub async fn sign_in_again(&self, participant: &ParticipantClient) -> String {
        self.sign_in(Subject::Participant(participant.id)).await
    }

    /// Bearer of a session that has just begun.
    pub async fn sign_in(&self, subject: Subject) -> String {
        let mut tx = self.db().begin().await.unwrap();
        let tokens = sessions::start_session(&mut tx, &self.app.clock, &self.app.rng, subject, "test").await.unwrap();
        tx.commit().await.unwrap();
        tokens.bearer
    }

    /// Fresh bearer for an operator.
    pub async fn operator_again(&self, operator: OperatorId) -> String {
        self.sign_in(Subject::Operator(operator)).await
    }

    /// Creates an operator with the given roles, who has a second factor and may sign decisions on money.
    pub async fn operator(&self, roles: &[&str]) -> OperatorClient {
        self.operator_named(&roles.join("-"), roles).await
    }

    /// Creates one of several operators with the same roles.
    pub async fn operator_named(&self, name: &str, roles: &[&str]) -> OperatorClient {
        let mut tx = self.db().begin().await.unwrap();
        let email = format!("{name}@plon.example");
        let id: OperatorId = on_db!(&mut tx, conn => sqlx::query_scalar(
            "INSERT INTO operators
                (email, first_name, last_name, password_hash, totp_secret, totp_enrolled_at, status, created_at)
             VALUES ($1, 'Jan', 'Kowalski', '', $3, $2, 'active', $2) RETURNING id")
            .bind(email).bind(self.app.clock.now()).bind(TOTP_SECRET).fetch_one(conn).await)
        .unwrap();
        for role in roles {
            on_db!(&mut tx, conn => sqlx::query("INSERT INTO operator_roles (operator_id, role) VALUES ($1, $2)")
                .bind(id).bind(*role).execute(conn).await.map(|_| ()))
            .unwrap();
        }
        let tokens =
            sessions::start_session(&mut tx, &self.app.clock, &self.app.rng, Subject::Operator(id), "test").await;
        tx.commit().await.unwrap();
        OperatorClient { id, token: tokens.unwrap().bearer }
    }

    /// Bearer with which an operator views the portal as a participant.
    pub async fn view_as(&self, participant: ParticipantId, operator: OperatorId) -> String {
        let mut tx = self.db().begin().await.unwrap();
        let view = sessions::start_support_session(&mut tx, &self.app, operator, participant, &HeaderMap::new()).await;
        tx.commit().await.unwrap();
        view.unwrap().bearer
    }

    /// Creates season 2025, the programme's settings, a distributor and a product with one pack.
    pub async fn programme(&self) -> Programme {
        let mut tx = self.db().begin().await.unwrap();
        for sql in [
            "INSERT INTO settings (key, value) VALUES ('points_limit', '4000000')",
            "INSERT INTO seasons (year, starts_on, ends_on, status, welcome_points, membership_points)
             VALUES (2024, '2023-11-01', '2024-10-31', 'closed', 0, 0), (2025, '2024-11-01', '2025-10-31', 'open', 0, 0)",
            "INSERT INTO achievement_levels (level, bonus_points) VALUES (50000, 500), (75000, 750), (100000, 1000)",
        ] {
            on_db!(&mut tx, conn => sqlx::query(sql).execute(conn).await.map(|_| ())).unwrap();
        }
        let distributor: i64 = on_db!(&mut tx, conn => sqlx::query_scalar(
            "INSERT INTO distributors (nip, name, search_key, edi, active)
             VALUES ('8971649500', 'Rolmasz Żnin', 'rolmasz znin', FALSE, TRUE) RETURNING id").fetch_one(conn).await)
        .unwrap();
        let product: i64 = on_db!(&mut tx, conn => sqlx::query_scalar(
            "INSERT INTO products (sap, slug, name, brand, category, crops, unit, description, colour, search_key, active)
             VALUES ('100001', 'dovvo', 'DOVVO 500 EC', 'DOVVO', 'Herbicydy', '[]', 'L', '', '#0b7a75', 'dovvo 500 ec', TRUE)
             RETURNING id").fetch_one(conn).await).unwrap();
        let pack: i64 = on_db!(&mut tx, conn => sqlx::query_scalar(
            "INSERT INTO packs (product_id, code, volume) VALUES ($1, 'DOVVO-5', 5000) RETURNING id")
            .bind(product).fetch_one(conn).await)
        .unwrap();
        on_db!(&mut tx, conn => sqlx::query(
            "INSERT INTO product_rates (product_id, season, points_per_unit, list_price) VALUES ($1, 2025, 10000, 12000)")
            .bind(product).execute(conn).await.map(|_| ())).unwrap();
        tx.commit().await.unwrap();
        Programme { distributor, product, pack }
    }

    /// Gives points from purchases that nobody needs to explain.
    pub async fn give_points(&self, to: ParticipantId, points: i64) {
        self.post_transfer(to, Transfer::accrual(Source::Purchases, Points(points)).unwrap()).await;
    }

    /// Holds points, as an order does.
    pub async fn spend_points(&self, of: ParticipantId, points: i64) {
        self.post_transfer(of, Transfer::hold(Points(points)).unwrap()).await;
    }

    async fn post_transfer(&self, participant: ParticipantId, transfer: Transfer) {
        let mut tx = self.db().begin().await.unwrap();
        let posting = Posting {
            participant,
            transfer,
            cause: (CauseKind::Operator, 0),
            key: format!("given-{}", self.app.rng.public_id()),
            explanation: "Punkty na potrzeby testu",
        };
        ledger::post(&mut tx, &posting, self.now()).await.unwrap();
        tx.commit().await.unwrap();
    }
}
