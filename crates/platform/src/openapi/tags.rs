//! Tags of the document, with a sentence for each part of the API.
use utoipa::openapi::tag::{Tag, TagBuilder};

const TAGS: [(&str, &str); 44] = [
    ("api clients", "Clients of the API: their tokens, scopes and networks."),
    ("audit", "Audit log: what operators have done, with the state before and after."),
    ("auth", "Sign-in of participants, their sessions and passwords."),
    ("backups", "Backups that the server makes by itself: plan, results, and one more on request."),
    ("banks", "Banks by the sort code of an account number."),
    ("bulk jobs", "Changes of many records at once: their progress, and what was refused."),
    ("calculator", "Calculator of the points that purchases would bring."),
    ("consents", "Consents, their versions and participants' answers."),
    ("contact", "Contact messages of visitors and participants, and their answers."),
    ("content", "News, pages, questions and the texts of promotions."),
    ("crops", "Crops whose areas participants give."),
    ("dashboard", "Dashboard of the back office: what waits for an operator."),
    ("distributors", "Distributors, their branches and their names for packs."),
    ("exports", "Tables as files, CSV or XLSX; each download stands in the audit log."),
    ("imports", "Imports of files: uploaded, checked row by row, mended and committed."),
    ("invoices", "Invoices: reported by participants, reviewed and corrected by operators."),
    ("letters", "Congratulatory letters for what was reached."),
    ("machines", "Calls of API clients: batches of sales that a distributor's system pushes."),
    ("media", "Pictures and documents that editors put beside texts."),
    ("messages", "Outbox of e-mails and SMS messages, and reports of their delivery."),
    ("newsletter", "Newsletter: joining, confirming and leaving."),
    ("notifications", "Notifications of a participant."),
    ("operators", "Operators: sign-in, roles, second factors and invitations."),
    ("orders", "Orders of rewards, by participants and in the back office."),
    ("participants", "Participants: profiles, records, blocking and notes."),
    ("payouts", "Batches of bank transfers, approved by two people."),
    ("personal data", "Copies of personal data and erasure on request."),
    ("points", "Movements of a participant's points, as a list, a table and a PDF."),
    ("products", "Products, packs and points."),
    ("promotions", "Promotions: progress, gift cards, editing and results."),
    ("purchases", "Purchases by product and distributor."),
    ("records", "Records of all kinds: one search over them, and the history of each."),
    ("registration", "Registration, invitations and requests to take part."),
    ("referrals", "Partners' links, who came by them, and consents to be seen."),
    ("representatives", "Sales representatives and whom they look after."),
    ("rewards", "Rewards that points are exchanged for."),
    ("seasons", "Seasons, their limits and levels."),
    ("security events", "Security events: refused sign-ins, limits and changes of secrets."),
    ("setup", "First run of a portal behind a one-time link, and the checklist before its opening."),
    ("system", "Health, settings, limits and the demo's clock."),
    ("tax", "Tax on rewards: rules, records and totals."),
    ("trips", "Trips, their terms and their orders."),
    ("views", "Saved views of the back office's lists: filters, order and columns."),
    ("webhooks", "Webhooks: addresses that are told of events, their secrets and the log of deliveries."),
];

/// All tags, sorted by name.
pub fn all_tags() -> Vec<Tag> {
    TAGS.into_iter().map(|(name, sentence)| TagBuilder::new().name(name).description(Some(sentence)).build()).collect()
}
