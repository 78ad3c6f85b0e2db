//! Register of the tables of products, purchases and imports (`migrations/0003_purchases.sql`, `0010_einvoices.sql`,
//! `0011_einvoice_data.sql`, `0012_ksef_connections.sql`, `0013_unknown_sellers.sql`).
use super::entry::{BOOKS, INTERNAL, NOT_PERSONAL, REFERENCE, SECRET, STAFF, Table, hidden, shown};

const INVOICES: &str = "bookkeeping: purchases that points were granted for";
const IMPORT: &str = "rows of a distributor's file, which name buyers; deleted when the import is over";
const IMPORT_REPORT: &str =
    "report of a distributor's file: a cell in it may name a buyer, and is what was refused or changed";
const OF_INVOICE: &str = "t.invoice_id IN (SELECT id FROM invoices WHERE participant_id = $1)";

pub const TABLES: &[Table] = &[
    Table::without(
        "seasons",
        NOT_PERSONAL,
        "year starts_on ends_on status welcome_points membership_points version edited_at membership_set_by",
    ),
    Table::without(
        "products",
        NOT_PERSONAL,
        "id sap slug name brand category crops unit description colour search_key active version edited",
    ),
    Table::without("packs", NOT_PERSONAL, "id product_id code volume"),
    Table::without("product_rates", NOT_PERSONAL, "product_id season points_per_unit list_price cap_points"),
    Table::without("distributors", NOT_PERSONAL, "id nip name search_key edi active version edited"),
    Table::without(
        "branches",
        "business addresses",
        "id distributor_id name street street_number postcode city voivodeship latitude longitude phone version",
    ),
    Table::without("availability", NOT_PERSONAL, "product_id branch_id"),
    Table::without("product_aliases", NOT_PERSONAL, "id distributor_id alias alias_key pack_id"),
    Table::kept(
        "invoices",
        INVOICES,
        &[
            shown("public_id number source reported_at issued_on season status reason points net_value decided_at"),
            shown("buyer_name").erased("'Usunięty uczestnik'"),
            hidden("file_id", REFERENCE).erased("NULL"),
            hidden("id participant_id distributor_id", REFERENCE),
            shown("dated_on appealed_at answer_by matched_at"),
            hidden("number_key possible_duplicate version", INTERNAL),
        ],
    )
    .with("d.name AS distributor", "JOIN distributors d ON d.id = t.distributor_id")
    .file("faktury", "t.id"),
    Table::kept(
        "einvoices",
        INVOICES,
        &[
            shown("ksef_number proof confirmed_at fetched_at"),
            hidden("file_id", REFERENCE).erased("NULL"),
            hidden("invoice_id import_id", REFERENCE),
            hidden("confirmed_by", STAFF),
        ],
    )
    .found_by(OF_INVOICE)
    .with("i.public_id AS invoice", "JOIN invoices i ON i.id = t.invoice_id")
    .file("e-faktury", "i.id"),
    Table::kept(
        "einvoice_corrections",
        INVOICES,
        &[
            shown("number ksef_number issued_on proof status reason received_at decided_at"),
            hidden("file_id", REFERENCE).erased("NULL"),
            hidden("id public_id participant_id distributor_id", REFERENCE),
            hidden("number_key version", INTERNAL),
            hidden("answered_by decided_by", STAFF),
        ],
    )
    .with("d.name AS distributor", "JOIN distributors d ON d.id = t.distributor_id")
    .file("korekty-ksef", "t.id"),
    Table::kept(
        "einvoice_correction_originals",
        INVOICES,
        &[
            shown("number issued_on ksef_number"),
            hidden("correction_id position", REFERENCE),
            hidden("number_key", INTERNAL),
        ],
    )
    .found_by("t.correction_id IN (SELECT id FROM einvoice_corrections WHERE participant_id = $1)")
    .with("c.number AS correction", "JOIN einvoice_corrections c ON c.id = t.correction_id")
    .file("korekty-ksef-faktury", "t.correction_id, t.position"),
    Table::deleted(
        "ksef_connections",
        &[
            shown("status reason connected_at checked_at reported"),
            hidden("token", SECRET),
            hidden("participant_id", REFERENCE),
            hidden("next_check_at read_until third_party_read_until scope", INTERNAL),
        ],
    )
    .file("polaczenie-z-ksef", "t.participant_id"),
    Table::deleted(
        "unknown_sellers",
        &[shown("seller_nip seller_name first_seen_at last_seen_at"), hidden("participant_id", REFERENCE)],
    )
    .file("sprzedawcy-spoza-programu", "t.seller_nip"),
    Table::without("invoice_claims", "which operator has an invoice open", "invoice_id operator_id expires_at"),
    Table::kept(
        "invoice_lines",
        INVOICES,
        &[
            shown("position quantity volume net_value points_per_unit points points_cut status reason explanation"),
            shown("decided_at"),
            hidden("id invoice_id product_id pack_id", REFERENCE),
            hidden("decided_by", STAFF),
        ],
    )
    .found_by(OF_INVOICE)
    .with(
        "i.public_id AS invoice, p.name AS product",
        "JOIN invoices i ON i.id = t.invoice_id JOIN products p ON p.id = t.product_id",
    )
    .file("pozycje-faktur", "i.id, t.position"),
    Table::kept(
        "proposed_lines",
        INVOICES,
        &[shown("position quantity net_value"), hidden("invoice_id product_id pack_id", REFERENCE)],
    )
    .found_by(OF_INVOICE)
    .with(
        "i.public_id AS invoice, p.name AS product",
        "JOIN invoices i ON i.id = t.invoice_id JOIN products p ON p.id = t.product_id",
    )
    .file("pozycje-z-e-faktur", "i.id, t.position"),
    Table::kept(
        "line_corrections",
        INVOICES,
        &[
            shown("kind quantity_before net_value_before points_before quantity_after net_value_after points_after"),
            shown("cut_before cut_after points reason corrected_at"),
            hidden("id line_id pack_before pack_after", REFERENCE),
            hidden("corrected_by", STAFF),
        ],
    )
    .found_by(
        "t.line_id IN (SELECT l.id FROM invoice_lines l JOIN invoices i ON i.id = l.invoice_id
                       WHERE i.participant_id = $1)",
    )
    .with(
        "i.public_id AS invoice, l.position, b.code AS pack_before_code, a.code AS pack_after_code",
        "JOIN invoice_lines l ON l.id = t.line_id JOIN invoices i ON i.id = l.invoice_id
         JOIN packs b ON b.id = t.pack_before JOIN packs a ON a.id = t.pack_after",
    )
    .file("korekty-pozycji", "t.id"),
    Table::kept(
        "appeals",
        INVOICES,
        &[
            shown("rejection made_at answer_by answered_at outcome answer"),
            shown("reason").erased("''"),
            hidden("id invoice_id line_id", REFERENCE),
            hidden("answered_by", STAFF),
        ],
    )
    .found_by(OF_INVOICE)
    .with(
        "i.public_id AS invoice, l.position",
        "JOIN invoices i ON i.id = t.invoice_id LEFT JOIN invoice_lines l ON l.id = t.line_id",
    )
    .file("odwolania", "t.id"),
    Table::kept("product_points", BOOKS, &[shown("season points"), hidden("participant_id product_id", REFERENCE)])
        .with("p.name AS product", "JOIN products p ON p.id = t.product_id")
        .file("punkty-za-produkty", "t.season, p.name"),
    Table::without("achievement_levels", NOT_PERSONAL, "level bonus_points edited"),
    Table::kept("achievements", BOOKS, &[shown("level reached_at"), hidden("participant_id", REFERENCE)])
        .file("osiagniecia", "t.level"),
    Table::without("letter_texts", NOT_PERSONAL, "id texts version edited_at"),
    Table::deleted(
        "letters",
        &[
            shown("level name company_name brand_name brand_phone texts created_at"),
            hidden("id participant_id", REFERENCE),
        ],
    )
    .file("listy-gratulacyjne", "t.id"),
    Table::kept("memberships", BOOKS, &[shown("season points created_at"), hidden("participant_id", REFERENCE)])
        .file("punkty-za-sezony", "t.season"),
    Table::without(
        "import_sources",
        NOT_PERSONAL,
        "id kind name distributor_id format mapping created_at api_client_id",
    ),
    Table::without(
        "imports",
        "a distributor's file, whose first rows are kept as samples of its columns and may name buyers",
        "id source_id kind file_id status format mapping head error rows_read rows_valid rows_faulty rows_skipped \
         groups rows_posted posted_group posted_row figures swept lease_until lease created_by created_at committed_by \
         committed_at finished_at preview edition stale rows_mended rows_left_out rows_waiting \
         api_client_id accepts_itself",
    ),
    Table::deleted(
        "import_einvoices",
        &[hidden(
            "id import_id participant_id distributor_id number_key ksef_number file_id invoice_id",
            "what an import has confirmed, as the invoice's proof says",
        )],
    ),
    Table::without("import_rows", IMPORT, "import_id group_row row_number payload"),
    Table::without("import_lines", IMPORT, "import_id row_number state version cells"),
    Table::without("import_results", IMPORT, "import_id row_number outcome invoice_id position"),
    Table::without(
        "import_changes",
        IMPORT_REPORT,
        "import_id row_number column_key original value changed_by changed_at",
    ),
    Table::without("import_errors", IMPORT_REPORT, "import_id row_number place column_name value reason unnamed"),
    Table::without("import_notes", IMPORT_REPORT, "id import_id row_number note invoice"),
    Table::deleted(
        "import_notifications",
        &[hidden("import_id participant_id invoices points cut told", "sums that a notification tells")],
    ),
];
