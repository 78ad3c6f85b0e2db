//! Register of the tables of texts, messages from visitors and the newsletter (`migrations/0006_content.sql`).
use super::entry::{INTERNAL, NOT_PERSONAL, REFERENCE, SECRET, STAFF, Table, hidden, shown};

pub const TABLES: &[Table] = &[
    Table::without(
        "media",
        NOT_PERSONAL,
        "id key kind name file alternative width height size search_key operator_id created_at",
    ),
    Table::without("media_files", NOT_PERSONAL, "media_id width file_id"),
    Table::without(
        "news",
        NOT_PERSONAL,
        "id slug audience status published_on topic title summary text search_key version edited_at picture_id",
    ),
    Table::without("pages", NOT_PERSONAL, "id slug status updated_on title summary text version edited_at"),
    Table::without("questions", NOT_PERSONAL, "id key audience status position question answer version edited_at"),
    Table::without("message_template_versions", NOT_PERSONAL, "id key version subject body created_by created_at"),
    Table::without("home_page", NOT_PERSONAL, "id texts version edited_at"),
    Table::without(
        "programme_rules",
        NOT_PERSONAL,
        "id file_id sha256 valid_from added_at added_by withdrawn_at withdrawn_by",
    ),
    // Shown by the account alone, not by the e-mail in the profile: nobody has proven that it is theirs.
    Table::deleted(
        "contact_messages",
        &[
            shown("status topic name email phone message network created_at closed_at answer reason contact_consent"),
            hidden("id participant_id", REFERENCE),
            hidden("search_key", INTERNAL),
            hidden("closed_by", STAFF),
        ],
    )
    .erased_where(
        "t.participant_id = $1
         OR lower(t.email) = (SELECT lower(email) FROM participants WHERE id = $1 AND email <> '')",
    )
    .file("wiadomosci-do-programu", "t.id"),
    Table::deleted(
        "newsletter_subscribers",
        &[
            hidden("id", REFERENCE),
            hidden(
                "email status consent network asked_at confirmed_at left_at",
                "nobody has proven whose address it is",
            ),
            hidden("confirm_hash confirm_until leave_key", SECRET),
        ],
    )
    .found_by("t.email = (SELECT lower(email) FROM participants WHERE id = $1 AND email <> '')"),
];
