//! SQL of a participant's copy: all data stored about them.

/// A file of the copy: a name and the query that fills it.
#[derive(Debug)]
pub struct Content {
    /// Name of the file, without extension.
    pub name: &'static str,
    /// Table that it covers.
    pub table: &'static str,
    pub sql: &'static str,
}

/// All data stored about a participant. A test looks for tables that name a participant and are missing here.
pub const CONTENTS: &[Content] = &[
    Content {
        name: "profil",
        table: "participants",
        sql: "SELECT id, account_type, kind, register, status, nip, email, phone, first_name, last_name, company_name,
                company_street, company_street_number, company_street_number_place, company_postcode, company_city,
                correspondence_address, correspondence_street, correspondence_street_number,
                correspondence_street_number_place, correspondence_postcode, correspondence_city, authorized_person,
                authorized_person_first_name, authorized_person_last_name, authorized_person_identifier, bank_account,
                bank_account_changed_at, email_changed_at, phone_changed_at, points_limit_reached_at, created_at
              FROM participants WHERE id = $1",
    },
    Content {
        name: "powierzchnia-upraw",
        table: "participant_areas",
        sql: "SELECT crop_id, area FROM participant_areas WHERE participant_id = $1 ORDER BY crop_id",
    },
    Content {
        name: "oswiadczenia",
        table: "participant_consents",
        sql: "SELECT c.slug, c.version, c.content, a.value, a.answered_at
              FROM participant_consents a JOIN consents c ON c.id = a.consent_id
              WHERE a.participant_id = $1 ORDER BY c.position, c.id",
    },
    Content {
        name: "historia-oswiadczen",
        table: "consent_answers",
        sql: "SELECT c.slug, c.version, a.text_sha256, a.value, a.answered_at, a.source, a.network, a.user_agent
              FROM consent_answers a JOIN consents c ON c.id = a.consent_id WHERE a.participant_id = $1 ORDER BY a.id",
    },
    Content {
        name: "promocje",
        table: "promotion_participations",
        sql: "SELECT p.key, p.name, a.accepted, a.answered_at, a.declared, a.declared_at, a.current, a.due_points,
                a.granted_points, a.cut_points
              FROM promotion_participations a JOIN promotions p ON p.id = a.promotion_id WHERE a.participant_id = $1
              ORDER BY p.id",
    },
    Content {
        name: "odpowiedzi-na-promocje",
        table: "promotion_answers",
        sql: "SELECT p.key, p.name, a.revision, a.rules_sha256, a.accepted, a.declared, a.answered_at, a.source,
                a.network, a.user_agent
              FROM promotion_answers a JOIN promotions p ON p.id = a.promotion_id WHERE a.participant_id = $1
              ORDER BY a.id",
    },
    Content {
        name: "zakupy-w-promocjach",
        table: "promotion_lines",
        sql: "SELECT p.key, i.public_id AS invoice, l.position, a.amount, a.extra
              FROM promotion_lines a JOIN promotions p ON p.id = a.promotion_id
              JOIN invoice_lines l ON l.id = a.line_id JOIN invoices i ON i.id = l.invoice_id
              WHERE a.participant_id = $1 ORDER BY p.id, a.line_id",
    },
    Content {
        name: "karty-z-promocji",
        table: "promotion_rewards",
        sql: "SELECT p.key, a.kind, a.value, a.status, a.earned_at, a.changed_at, a.order_id
              FROM promotion_rewards a JOIN promotions p ON p.id = a.promotion_id WHERE a.participant_id = $1 ORDER BY a.id",
    },
    Content {
        name: "nadplaty-kart",
        table: "card_overpayments",
        sql: "SELECT p.key, a.kind, a.value, a.noticed_at
              FROM card_overpayments a JOIN promotions p ON p.id = a.promotion_id WHERE a.participant_id = $1
              ORDER BY p.id, a.kind",
    },
    Content {
        name: "reszty-kart",
        table: "card_remainders",
        sql: "SELECT p.key, a.kind, a.value, a.noticed_at
              FROM card_remainders a JOIN promotions p ON p.id = a.promotion_id WHERE a.participant_id = $1
              ORDER BY p.id, a.kind",
    },
    Content {
        name: "wyplaty-reszt-kart",
        table: "card_payments",
        sql: "SELECT p.key, a.kind, a.value, a.order_id, a.paid_at
              FROM card_payments a JOIN promotions p ON p.id = a.promotion_id WHERE a.participant_id = $1
              ORDER BY a.order_id",
    },
    Content {
        name: "faktury",
        table: "invoices",
        sql: "SELECT i.public_id, i.number, d.name AS distributor, i.source, i.reported_at, i.issued_on, i.season,
                i.buyer_name, i.status, i.reason, i.points, i.net_value, i.decided_at
              FROM invoices i JOIN distributors d ON d.id = i.distributor_id WHERE i.participant_id = $1 ORDER BY i.id",
    },
    Content {
        name: "pozycje-faktur",
        table: "invoice_lines",
        sql: "SELECT i.public_id AS invoice, l.position, p.name AS product, l.quantity, l.volume, l.net_value,
                l.points_per_unit, l.points, l.points_cut, l.status, l.reason, l.explanation, l.decided_at
              FROM invoices i JOIN invoice_lines l ON l.invoice_id = i.id JOIN products p ON p.id = l.product_id
              WHERE i.participant_id = $1 ORDER BY i.id, l.position",
    },
    Content {
        name: "korekty-pozycji",
        table: "line_corrections",
        sql:
            "SELECT i.public_id AS invoice, l.position, c.kind, c.quantity_before, c.net_value_before, c.points_before,
                c.quantity_after, c.net_value_after, c.points_after, c.points, c.reason, c.corrected_at
              FROM invoices i JOIN invoice_lines l ON l.invoice_id = i.id JOIN line_corrections c ON c.line_id = l.id
              WHERE i.participant_id = $1 ORDER BY c.id",
    },
    Content {
        name: "odwolania",
        table: "appeals",
        sql: "SELECT i.public_id AS invoice, l.position, a.reason, a.rejection, a.made_at, a.answer_by, a.answered_at,
                a.outcome, a.answer
              FROM invoices i JOIN appeals a ON a.invoice_id = i.id LEFT JOIN invoice_lines l ON l.id = a.line_id
              WHERE i.participant_id = $1 ORDER BY a.id",
    },
    Content {
        name: "punkty",
        table: "accounts",
        sql: "SELECT kind, balance FROM accounts WHERE participant_id = $1 ORDER BY kind",
    },
    Content {
        name: "historia-punktow",
        table: "transfers",
        sql: "SELECT id, kind, from_account, to_account, points, cause, explanation, created_at
              FROM transfers WHERE participant_id = $1 ORDER BY id",
    },
    Content {
        name: "punkty-za-produkty",
        table: "product_points",
        sql: "SELECT p.name AS product, a.season, a.points
              FROM product_points a JOIN products p ON p.id = a.product_id WHERE a.participant_id = $1
              ORDER BY a.season, p.name",
    },
    Content {
        name: "osiagniecia",
        table: "achievements",
        sql: "SELECT level, reached_at FROM achievements WHERE participant_id = $1 ORDER BY level",
    },
    Content {
        name: "punkty-za-sezony",
        table: "memberships",
        sql: "SELECT season, points, created_at FROM memberships WHERE participant_id = $1 ORDER BY season",
    },
    Content {
        name: "listy-gratulacyjne",
        table: "letters",
        sql: "SELECT level, name, company_name, created_at FROM letters WHERE participant_id = $1 ORDER BY id",
    },
    Content {
        name: "zamowienia",
        table: "orders",
        sql: "SELECT o.id, COALESCE(r.name, o.card) AS reward, o.kind, o.season, o.points, o.amount, o.bank_account,
                o.recipient, o.street,
                o.street_number, o.street_number_place, o.postcode, o.city, o.delivery, o.status, o.created_at, o.updated_at
              FROM orders o LEFT JOIN rewards r ON r.id = o.reward_id WHERE o.participant_id = $1 ORDER BY o.id",
    },
    Content {
        name: "historia-zamowien",
        table: "order_events",
        sql: "SELECT e.order_id, e.status, e.at AS happened_at, e.actor, e.note
              FROM orders o JOIN order_events e ON e.order_id = o.id WHERE o.participant_id = $1 ORDER BY e.id",
    },
    // The code itself is read in the portal, with the password; a copy may lie about.
    Content {
        name: "kody-kart",
        table: "card_codes",
        sql: "SELECT c.order_id, c.tail AS last_four, c.valid_until, c.imported_at
              FROM orders o JOIN card_codes c ON c.order_id = o.id WHERE o.participant_id = $1 ORDER BY o.id",
    },
    Content {
        name: "odczyty-kodow-kart",
        table: "card_code_readings",
        sql: "SELECT g.order_id, g.read_at, g.network, g.user_agent
              FROM orders o JOIN card_code_readings g ON g.order_id = o.id WHERE o.participant_id = $1 ORDER BY g.id",
    },
    Content {
        name: "rozliczenia-podatkowe",
        table: "tax_records",
        sql: "SELECT r.order_id, r.entry, r.year, r.available_on, r.kind, r.prize, r.value, r.taxable, r.tax,
                v.treatment, v.rate, v.note, r.name, r.company_name, r.nip, r.street, r.postcode, r.city, r.recorded_at
              FROM tax_records r JOIN tax_rules v ON v.id = r.rule_id WHERE r.participant_id = $1 ORDER BY r.id",
    },
    Content {
        name: "podatki-w-latach",
        table: "tax_totals",
        sql:
            "SELECT year, prizes, value, reported, taxed, tax, unvalued, name, company_name, nip, street, postcode, city
              FROM tax_totals WHERE participant_id = $1 ORDER BY year",
    },
    Content {
        name: "wycieczki",
        table: "trip_participations",
        sql: "SELECT r.name AS trip, p.state, p.held, p.forfeited, p.order_id, p.order_cost, p.changed_at
              FROM trip_participations p JOIN trips t ON t.id = p.trip_id JOIN rewards r ON r.id = t.reward_id
              WHERE p.participant_id = $1 ORDER BY t.id",
    },
    Content {
        name: "powiadomienia",
        table: "notifications",
        sql: "SELECT title, content, page, created_at, read_at FROM notifications WHERE participant_id = $1 ORDER BY id",
    },
    Content {
        name: "wiadomosci",
        table: "messages",
        sql: "SELECT channel, recipient, subject, CASE WHEN secret THEN NULL ELSE body END AS body, status, created_at
              FROM messages WHERE participant_id = $1 ORDER BY id",
    },
    Content {
        name: "logowania",
        table: "sessions",
        sql: "SELECT created_at, last_used_at, expires_at, ended_at, ended_reason, user_agent,
                CASE WHEN support_id IS NULL THEN 'uczestnik' ELSE 'wsparcie' END AS seen_by
              FROM sessions WHERE participant_id = $1 ORDER BY id",
    },
    Content {
        name: "zdarzenia-bezpieczenstwa",
        table: "security_events",
        sql: "SELECT at AS happened_at, kind, network, request, detail, count
              FROM security_events WHERE participant_id = $1 ORDER BY id",
    },
    Content {
        name: "znane-urzadzenia",
        table: "known_devices",
        sql: "SELECT created_at, last_used_at, expires_at FROM known_devices WHERE participant_id = $1 ORDER BY id",
    },
    Content {
        name: "czynnosci-operatorow",
        table: "audit_log",
        sql: "SELECT at AS happened_at, action, note, before, after
              FROM audit_log WHERE participant_id = $1 ORDER BY id",
    },
    Content {
        name: "notatki-operatorow",
        table: "participant_notes",
        sql: "SELECT content, created_at FROM participant_notes WHERE participant_id = $1 ORDER BY id",
    },
    Content {
        name: "korekty-punktow",
        table: "point_corrections",
        sql: "SELECT points, source, reason, status, proposed_at, decided_at, refusal
              FROM point_corrections WHERE participant_id = $1 ORDER BY id",
    },
    Content {
        name: "zgloszenia",
        table: "requests",
        sql: "SELECT kind, status, first_name, last_name, company_name, phone, email, city, message, contact_consent,
                network, created_at, decided_at, reason
              FROM requests WHERE nip = (SELECT nip FROM participants WHERE id = $1) ORDER BY id",
    },
    // By the account alone, not by the e-mail in the profile: nobody has proven that it is theirs.
    Content {
        name: "wiadomosci-do-programu",
        table: "contact_messages",
        sql: "SELECT status, topic, name, email, phone, message, network, created_at, closed_at, answer, reason
              FROM contact_messages WHERE participant_id = $1 ORDER BY id",
    },
    Content {
        name: "zaproszenia",
        table: "invitations",
        sql: "SELECT registration_code, account_type, created_at, expires_at, used_at
              FROM invitations WHERE nip = (SELECT nip FROM participants WHERE id = $1) ORDER BY id",
    },
    Content {
        name: "wnioski-o-dane",
        table: "data_requests",
        sql: "SELECT kind, status, reason, note, created_at, closed_at
              FROM data_requests WHERE participant_id = $1 ORDER BY id",
    },
    Content {
        name: "pliki",
        table: "files",
        sql: "SELECT id, name, media_type, size, sha256, created_at FROM files WHERE participant_id = $1 ORDER BY id",
    },
];

/// Tables that refer to a participant and hold nothing else about them: words from the profile, hashes of codes, and
/// sums given in a notification.
pub const WITHOUT_PERSONAL_DATA: &[&str] =
    &["import_notifications", "maintenance_allowlist", "search_terms", "password_codes"];
