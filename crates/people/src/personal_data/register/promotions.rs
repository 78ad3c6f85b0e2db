//! Register of the tables of promotions (`migrations/0004_promotions.sql`).
use super::entry::{BOOKS, INTERNAL, NOT_PERSONAL, REFERENCE, STAFF, Table, hidden, shown};

const NAMED: &str = "p.key, p.name";
const PROMOTION: &str = "JOIN promotions p ON p.id = t.promotion_id";

pub const TABLES: &[Table] = &[
    Table::without(
        "promotions",
        NOT_PERSONAL,
        "id key slug audience season status revision name counts_from counts_to first_day last_day \
         points_pool segment_id",
    ),
    Table::without(
        "promotion_revisions",
        NOT_PERSONAL,
        "promotion_id revision definition rules_file_id rules_sha256 published_at published_by photo_id",
    ),
    Table::without(
        "promotion_drafts",
        NOT_PERSONAL,
        "promotion_id definition version edited_at edited_by publish_at scheduled_by refusal",
    ),
    Table::without(
        "promotion_simulations",
        NOT_PERSONAL,
        "id promotion_id season definition status after_participant last_participant result requested_at requested_by \
         finished_at",
    ),
    Table::without(
        "promotion_recounts",
        NOT_PERSONAL,
        "promotion_id counts_from counts_to after_participant participants requested_at finished_at",
    ),
    Table::kept(
        "promotion_participations",
        BOOKS,
        &[
            shown(
                "accepted answered_at declared declared_at current due_points granted_points cut_points \
                   pool_cut_points",
            ),
            hidden("promotion_id participant_id", REFERENCE),
            hidden("postings", INTERNAL),
        ],
    )
    .with(NAMED, PROMOTION)
    .file("promocje", "p.id"),
    Table::kept("promotion_audience", BOOKS, &[shown("added_at"), hidden("promotion_id participant_id", REFERENCE)])
        .with(NAMED, PROMOTION)
        .file("promocje-dla-wybranych", "p.id"),
    Table::deleted("promotion_visits", &[shown("first_seen_at"), hidden("promotion_id participant_id", REFERENCE)])
        .with(NAMED, PROMOTION)
        .file("obejrzane-promocje", "p.id"),
    Table::kept(
        "promotion_answers",
        "evidence of what was agreed to",
        &[
            shown("revision rules_sha256 accepted declared answered_at source"),
            shown("network user_agent").erased("''"),
            hidden("id participant_id promotion_id", REFERENCE),
            hidden("operator_id", STAFF),
        ],
    )
    .with(NAMED, PROMOTION)
    .file("odpowiedzi-na-promocje", "t.id"),
    Table::kept(
        "promotion_lines",
        BOOKS,
        &[shown("amount extra"), hidden("line_id promotion_id participant_id product_id", REFERENCE)],
    )
    .with(
        "p.key, i.public_id AS invoice, l.position",
        "JOIN promotions p ON p.id = t.promotion_id JOIN invoice_lines l ON l.id = t.line_id
         JOIN invoices i ON i.id = l.invoice_id",
    )
    .file("zakupy-w-promocjach", "p.id, t.line_id"),
];
