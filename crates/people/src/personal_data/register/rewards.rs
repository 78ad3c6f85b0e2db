//! Register of the tables of rewards, transfers and tax (`migrations/0005_rewards.sql`, `0019_issuer_lists.sql`).
use super::entry::{BOOKS, INTERNAL, NOT_PERSONAL, REFERENCE, SECRET, STAFF, Table, hidden, shown, shown_as};

const PROMOTION: &str = "JOIN promotions p ON p.id = t.promotion_id";
const TAX: &str = "tax law: records of prizes keep whose they were";
const MONEY: &str = "bookkeeping: transfers of money keep to whom they went";
const OF_ORDER: &str = "t.order_id IN (SELECT id FROM orders WHERE participant_id = $1)";
const PARCEL: &str = "CASE WHEN recipient IS NULL THEN NULL ELSE '-' END";

pub const TABLES: &[Table] = &[
    Table::without(
        "rewards",
        NOT_PERSONAL,
        "id slug name kind summary description icon points min_amount max_amount amount_step points_per_zloty stock \
         position active version edited_at value category photo_id",
    ),
    Table::without("reward_variants", NOT_PERSONAL, "id reward_id code name position stock"),
    Table::without("reward_prices", NOT_PERSONAL, "reward_id season price"),
    Table::kept(
        "orders",
        BOOKS,
        &[
            shown("id kind season points amount delivery status created_at updated_at"),
            shown("bank_account").erased("NULL"),
            shown("recipient").erased("CASE WHEN recipient IS NULL THEN NULL ELSE 'Usunięty uczestnik' END"),
            shown("street street_number city").erased(PARCEL),
            shown("street_number_place").erased("NULL"),
            shown("postcode").erased("CASE WHEN recipient IS NULL THEN NULL ELSE '00-000' END"),
            shown_as("card", "COALESCE(r.name, t.card) AS reward"),
            hidden("public_id participant_id reward_id variant_id promotion_id", REFERENCE),
            hidden("version", INTERNAL),
        ],
    )
    .with(
        "v.name AS variant, p.key AS promotion",
        "LEFT JOIN rewards r ON r.id = t.reward_id LEFT JOIN reward_variants v ON v.id = t.variant_id
         LEFT JOIN promotions p ON p.id = t.promotion_id",
    )
    .file("zamowienia", "t.id"),
    Table::kept(
        "order_events",
        BOOKS,
        &[
            shown("order_id status actor note"),
            shown_as("at", "t.at AS happened_at"),
            hidden("id", REFERENCE),
            hidden("actor_id", STAFF),
        ],
    )
    .found_by(OF_ORDER)
    .file("historia-zamowien", "t.id"),
    Table::without(
        "trips",
        NOT_PERSONAL,
        "id key season kind reward_id qualify_at cost reserved_points opens_on order_by fulfil_by reminders status \
         swept_to edited_at version",
    ),
    Table::kept(
        "trip_participations",
        BOOKS,
        &[
            shown("state held forfeited order_id order_cost cancelled changed_at"),
            hidden("trip_id participant_id", REFERENCE),
            hidden("reminded postings", INTERNAL),
        ],
    )
    .with("r.name AS trip", "JOIN trips y ON y.id = t.trip_id JOIN rewards r ON r.id = y.reward_id")
    .file("wycieczki", "y.id"),
    // The code itself is read in the portal, with the password; a copy may lie about.
    Table::kept(
        "card_codes",
        BOOKS,
        &[
            shown("order_id valid_until imported_at"),
            shown_as("tail", "t.tail AS last_four"),
            hidden("number pin number_hash", SECRET),
            hidden("imported_by", STAFF),
        ],
    )
    .found_by(OF_ORDER)
    .file("kody-kart", "t.order_id"),
    Table::without(
        "issuer_lists",
        "an operator's list of cards for their issuer, by numbers",
        "id made_at made_by cards",
    ),
    Table::kept("issuer_list_orders", BOOKS, &[hidden("list_id order_id", REFERENCE)]).found_by(OF_ORDER),
    Table::kept(
        "card_code_readings",
        "evidence of who has read a card's code",
        &[shown("order_id read_at"), shown("network user_agent").erased("''"), hidden("id", REFERENCE)],
    )
    .found_by(OF_ORDER)
    .file("odczyty-kodow-kart", "t.id"),
    Table::kept(
        "promotion_rewards",
        BOOKS,
        &[
            shown("kind value status earned_at changed_at order_id"),
            hidden("id public_id participant_id promotion_id", REFERENCE),
        ],
    )
    .with("p.key", PROMOTION)
    .file("karty-z-promocji", "t.id"),
    Table::kept(
        "card_overpayments",
        BOOKS,
        &[shown("kind value noticed_at"), hidden("promotion_id participant_id", REFERENCE)],
    )
    .with("p.key", PROMOTION)
    .file("nadplaty-kart", "p.id, t.kind"),
    Table::kept(
        "card_remainders",
        BOOKS,
        &[shown("kind value noticed_at"), hidden("promotion_id participant_id", REFERENCE)],
    )
    .with("p.key", PROMOTION)
    .file("reszty-kart", "p.id, t.kind"),
    Table::kept(
        "card_payments",
        BOOKS,
        &[
            shown("kind value order_id paid_at"),
            hidden("promotion_id participant_id", REFERENCE),
            hidden("operator_id", STAFF),
        ],
    )
    .with("p.key", PROMOTION)
    .file("wyplaty-reszt-kart", "t.order_id"),
    Table::without(
        "tax_rules",
        NOT_PERSONAL,
        "id kind promotion_id valid_from treatment rate free_up_to rounding note created_at created_by",
    ),
    Table::kept(
        "tax_records",
        TAX,
        &[
            shown(
                "order_id entry year available_on kind prize value taxable tax name company_name nip street postcode",
            ),
            shown("city recorded_at"),
            hidden("id participant_id promotion_id rule_id", REFERENCE),
            hidden("recorded_by", STAFF),
        ],
    )
    .with(
        "v.treatment, v.rate, v.note, p.key AS promotion",
        "JOIN tax_rules v ON v.id = t.rule_id LEFT JOIN promotions p ON p.id = t.promotion_id",
    )
    .file("rozliczenia-podatkowe", "t.id"),
    Table::kept(
        "tax_totals",
        TAX,
        &[
            shown("year prizes value reported taxed tax unvalued name company_name nip street postcode city"),
            hidden("participant_id", REFERENCE),
        ],
    )
    .file("podatki-w-latach", "t.year"),
    Table::without("tax_lock", NOT_PERSONAL, "id"),
    Table::without(
        "payouts",
        NOT_PERSONAL,
        "id message_id status version transfers amount execute_on proposed_at proposed_by",
    ),
    Table::without("payout_events", "acts of operators on a batch", "id payout_id act at operator_id note"),
    Table::kept(
        "payout_transfers",
        MONEY,
        &[
            shown("order_id amount account name street city title state note tax"),
            hidden("payout_id tax_rule_id", REFERENCE),
        ],
    )
    .found_by(OF_ORDER)
    .with("y.execute_on, y.message_id", "JOIN payouts y ON y.id = t.payout_id")
    .file("przelewy", "t.order_id, t.payout_id"),
    Table::without("payout_files", MONEY, "payout_id format encoding content"),
    Table::kept(
        "white_list_checks",
        MONEY,
        &[shown("order_id on_day assigned request_id asked_at"), hidden("operator_id", STAFF)],
    )
    .found_by(OF_ORDER)
    .file("sprawdzenia-rachunku", "t.order_id, t.on_day"),
];
