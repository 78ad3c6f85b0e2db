//! Catalogue of refusals: every reason for a no, with its code and status; `sentences.rs` has the words.
use axum::http::StatusCode;

/// Refusal of a request that was understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The NIP or the password is wrong; one sentence for both.
    InvalidCredentials,
    /// The e-mail or the password of an operator is wrong; one sentence for both.
    InvalidOperatorCredentials,
    /// An order or a posting came without `Idempotency-Key`.
    IdempotencyKeyMissing,
    /// The same `Idempotency-Key` came with another request.
    IdempotencyKeyReused,
    /// The participant reported this invoice before.
    InvoiceAlreadyReported,
    /// The invoice was decided before, and a decision stays.
    InvoiceAlreadyDecided,
    /// Lines of the invoice were accepted, so that it can no longer be rejected as a whole.
    InvoicePartlyAccepted,
    /// Only an invoice or line that was rejected can be appealed.
    NotRejected,
    /// An appeal of the same waits already.
    AppealWaits,
    /// All appeals that the programme allows are used up.
    AppealsExhausted,
    /// Only a line that was accepted can be corrected.
    LineNotAccepted,
    /// The points of the line were taken back before, by a correction of the participant's points.
    PointsTakenBack,
    /// Other files are being read, and the turn of this one has not come.
    OtherFilesFirst,
    /// The operators have not prepared the season of today's date.
    SeasonMissing,
    /// Somebody else changed the record in the meantime.
    VersionChanged,
    /// Content that readers have seen cannot be deleted.
    WasPublished,
    /// Nobody has yet simulated the change that the terms bring to participants.
    ForecastMissing,
    /// The terms move more points than their author may publish alone.
    AnotherPublisher,
    /// The season grants more points for staying than the operator who set them may decide alone.
    AnotherOpener,
    /// The order costs more points than are available.
    NotEnoughPoints,
    /// A transfer was ordered without an account to send it to.
    BankAccountMissing,
    /// The reward or its variant is sold out.
    OutOfStock,
    /// The price differs from the one that the participant saw.
    PriceChanged,
    /// A trip's price is set with its terms.
    PriceOfTrip,
    /// Transfers and trips have no variants.
    NoVariants,
    /// The order's state does not allow the change.
    OrderStateForbids,
    /// The programme is closed for maintenance, and nothing that a participant sends is kept.
    Maintenance,
    /// An operator who views the portal as a participant tries to change something.
    SupportReadOnly,
    /// The change asks for the password again.
    ReauthRequired,
    /// The password that was given again is not the caller's.
    WrongPassword,
    /// A consent was answered in a version that is no longer the latest.
    ConsentOutdated,
    /// A consent that the programme requires cannot be taken back by itself.
    ConsentRequired,
    /// The NIP has an account already.
    AlreadyRegistered,
    /// Registration is by invitation only.
    RegistrationClosed,
    /// The invitation was used, has expired or never existed.
    InvitationEnded,
    /// The invitation is for another NIP.
    InvitationForAnother,
    /// The request to join was decided before.
    RequestDecided,
    /// The data of the person who made the request have been erased.
    AskerForgotten,
    /// The message to the programme was answered or closed before.
    ContactMessageEnded,
    /// The picture or the file is used in the content.
    MediaInUse,
    /// The link that confirms a newsletter address is too old, or never existed.
    NewsletterLinkEnded,
    /// A request to be forgotten (erasure) waits already.
    ErasureWaits,
    /// There is no request to be forgotten that could be withdrawn.
    NoErasureWaits,
    /// Orders are open: a participant who is owed something cannot be forgotten yet.
    OrdersOpen,
    /// The account, e-mail or telephone changed less than 48 hours ago.
    PayoutWaits,
    /// The sign-in took too long after its first step, or was finished already.
    SignInExpired,
    /// The code of the second factor is wrong or was used already.
    WrongCode,
    /// The passkey's answer fails verification: another page, device, account or challenge, or a wrong signature.
    PasskeyRefused,
    /// The passkey's challenge was never made, was answered before, or is more than five minutes old.
    PasskeyExpired,
    /// The passkey belongs to an account already.
    PasskeyKnown,
    /// The operator has the largest allowed number of passkeys.
    PasskeysFull,
    /// There is no passkey to sign in with.
    NoPasskey,
    /// Browsers keep no passkeys for the portal's address.
    PasskeysUnavailable,
    /// Without this passkey the operator would have no second factor.
    LastSecondFactor,
    /// The link of an invitation is too old or was used.
    InvitationExpired,
    /// Support names a participant who does not exist or is not active.
    NoSuchParticipant,
    /// An operator with that e-mail exists already.
    OperatorExists,
    /// A promotion with that key or that address exists already.
    PromotionExists,
    /// The operator's account is disabled.
    OperatorDisabled,
    /// Another person must approve: the caller proposed it, or it concerns them.
    OwnHands,
    /// Another person has approved or refused the correction meanwhile.
    CorrectionDecided,
    /// No second administrator exists to confirm a role that needs one.
    NoSecondAdministrator,
    /// Administrators cannot change their own account.
    OwnAccount,
    /// Without this account nobody could administer operators.
    LastAdministrator,
    /// The message has not failed, is out of time, or its text is wiped.
    MessageCannotBeSent,
    /// No participant who may sign in has this NIP.
    UnknownNip,
    /// The code from the SMS is not the one that was sent.
    CodeWrong,
    /// The code has expired, was tried too often, or belongs to another browser.
    CodeDead,
    /// The import's state does not allow the act.
    ImportStateForbids,
    /// A file with a bad row cannot be imported.
    ImportHasFaults,
    /// Rows were changed since the file was checked.
    ImportNotChecked,
    /// The row has other columns than the file, or is left out.
    ImportRowCannotBeMended,
    /// The changes of rows exceed what one file may keep.
    ImportTooManyChanges,
    /// The account's state or audience does not allow the change.
    AccountStateForbids,
    /// Other rows refer to the one that is to be removed.
    InUse,
    /// The season's points do not reach the trip's mark.
    TripNotReached,
    /// The trip was ordered before.
    TripOrdered,
    /// The last day for ordering the trip has passed.
    TripTooLate,
    /// The trip's order still lacks points.
    TripShort,
    /// A correction has taken the available points below zero.
    PointsBelowZero,
    /// No such promotion is open to the caller.
    NoSuchPromotion,
    /// The promotion begins on a later day.
    PromotionNotBegun,
    /// The last day to accept or decline the rules has passed, or they need no answer.
    AnswerTooLate,
    /// The rules are accepted by a declaration only.
    AnswerByDeclaration,
    /// A card of the promotion was collected: its rules cannot be declined any more.
    CardCollected,
    /// Taking back what the promotion has given fails, because it is spent.
    PointsSpent,
    /// The promotion takes no declarations, or none on this day.
    DeclarationClosed,
    /// The card is no longer there to be collected.
    CardGone,
    /// The remainder of cards differs from the sum that the operator saw.
    RemainderChanged,
    /// The participant has no account for a transfer.
    AccountToPayMissing,
    /// The card comes as a code, and its number is not imported yet.
    CardCodeMissing,
    /// The key of the card's number was lost.
    CardCodeLost,
    /// An operator cannot complete the order of a card that has no number yet.
    CardNeedsCode,
    /// An operator cannot move the order of a transfer by itself: its batch does.
    TransferByBatch,
    /// The batch's state does not allow the act.
    PayoutStateForbids,
    /// The operator who proposed or changed a batch cannot approve it.
    PayoutOwnHands,
    /// No transfer is left in the batch.
    PayoutEmpty,
    /// The settings of payouts are missing or wrong.
    PayoutSettingsWrong,
    /// The bank cannot return a transfer that was not sent or was returned already.
    TransferNotSent,
    /// The value of a prize is entered only once, where it was unknown.
    PrizeValueKnown,
    /// The register of VAT payers does not answer.
    WhiteListSilent,
    /// The register of VAT payers accepts no more queries today.
    WhiteListSpent,
}

impl Refusal {
    /// Code of the refusal for machines; never shown.
    pub fn code(self) -> &'static str {
        match self {
            Refusal::InvalidCredentials => "invalid_credentials",
            Refusal::InvalidOperatorCredentials => "invalid_operator_credentials",
            Refusal::IdempotencyKeyMissing => "idempotency_key_missing",
            Refusal::IdempotencyKeyReused => "idempotency_key_reused",
            Refusal::InvoiceAlreadyReported => "invoice_already_reported",
            Refusal::InvoiceAlreadyDecided => "invoice_already_decided",
            Refusal::InvoicePartlyAccepted => "invoice_partly_accepted",
            Refusal::NotRejected => "not_rejected",
            Refusal::AppealWaits => "appeal_waits",
            Refusal::AppealsExhausted => "appeals_exhausted",
            Refusal::LineNotAccepted => "line_not_accepted",
            Refusal::PointsTakenBack => "points_taken_back",
            Refusal::OtherFilesFirst => "other_files_first",
            Refusal::SeasonMissing => "season_missing",
            Refusal::VersionChanged => "version_changed",
            Refusal::WasPublished => "was_published",
            Refusal::ForecastMissing => "forecast_missing",
            Refusal::AnotherPublisher => "another_publisher",
            Refusal::AnotherOpener => "another_opener",
            Refusal::NotEnoughPoints => "not_enough_points",
            Refusal::BankAccountMissing => "bank_account_missing",
            Refusal::OutOfStock => "out_of_stock",
            Refusal::PriceChanged => "price_changed",
            Refusal::PriceOfTrip => "price_of_trip",
            Refusal::NoVariants => "no_variants",
            Refusal::OrderStateForbids => "order_state_forbids",
            Refusal::Maintenance => "maintenance",
            Refusal::SupportReadOnly => "support_read_only",
            Refusal::ReauthRequired => "reauth_required",
            Refusal::WrongPassword => "wrong_password",
            Refusal::ConsentOutdated => "consent_outdated",
            Refusal::ConsentRequired => "consent_required",
            Refusal::AlreadyRegistered => "already_registered",
            Refusal::RegistrationClosed => "registration_closed",
            Refusal::InvitationEnded => "invitation_ended",
            Refusal::InvitationForAnother => "invitation_for_another",
            Refusal::RequestDecided => "request_decided",
            Refusal::AskerForgotten => "asker_forgotten",
            Refusal::ContactMessageEnded => "contact_message_ended",
            Refusal::MediaInUse => "media_in_use",
            Refusal::NewsletterLinkEnded => "newsletter_link_ended",
            Refusal::ErasureWaits => "erasure_waits",
            Refusal::NoErasureWaits => "no_erasure_waits",
            Refusal::OrdersOpen => "orders_open",
            Refusal::PayoutWaits => "payout_waits",
            Refusal::SignInExpired => "sign_in_expired",
            Refusal::WrongCode => "wrong_code",
            Refusal::PasskeyRefused => "passkey_refused",
            Refusal::PasskeyExpired => "passkey_expired",
            Refusal::PasskeyKnown => "passkey_known",
            Refusal::PasskeysFull => "passkeys_full",
            Refusal::NoPasskey => "no_passkey",
            Refusal::PasskeysUnavailable => "passkeys_unavailable",
            Refusal::LastSecondFactor => "last_second_factor",
            Refusal::InvitationExpired => "invitation_expired",
            Refusal::NoSuchParticipant => "no_such_participant",
            Refusal::OperatorExists => "operator_exists",
            Refusal::PromotionExists => "promotion_exists",
            Refusal::OperatorDisabled => "operator_disabled",
            Refusal::OwnHands => "own_hands",
            Refusal::CorrectionDecided => "correction_decided",
            Refusal::NoSecondAdministrator => "no_second_administrator",
            Refusal::OwnAccount => "own_account",
            Refusal::LastAdministrator => "last_administrator",
            Refusal::MessageCannotBeSent => "message_cannot_be_sent",
            Refusal::UnknownNip => "unknown_nip",
            Refusal::CodeWrong => "code_wrong",
            Refusal::CodeDead => "code_dead",
            Refusal::ImportStateForbids => "import_state_forbids",
            Refusal::ImportHasFaults => "import_has_faults",
            Refusal::ImportNotChecked => "import_not_checked",
            Refusal::ImportRowCannotBeMended => "import_row_cannot_be_mended",
            Refusal::ImportTooManyChanges => "import_too_many_changes",
            Refusal::AccountStateForbids => "account_state_forbids",
            Refusal::InUse => "in_use",
            Refusal::TripNotReached => "trip_not_reached",
            Refusal::TripOrdered => "trip_ordered",
            Refusal::TripTooLate => "trip_too_late",
            Refusal::TripShort => "trip_short",
            Refusal::PointsBelowZero => "points_below_zero",
            Refusal::NoSuchPromotion => "no_such_promotion",
            Refusal::PromotionNotBegun => "promotion_not_begun",
            Refusal::AnswerTooLate => "answer_too_late",
            Refusal::AnswerByDeclaration => "answer_by_declaration",
            Refusal::CardCollected => "card_collected",
            Refusal::PointsSpent => "points_spent",
            Refusal::DeclarationClosed => "declaration_closed",
            Refusal::CardGone => "card_gone",
            Refusal::RemainderChanged => "remainder_changed",
            Refusal::AccountToPayMissing => "account_to_pay_missing",
            Refusal::CardCodeMissing => "card_code_missing",
            Refusal::CardCodeLost => "card_code_lost",
            Refusal::CardNeedsCode => "card_needs_code",
            Refusal::TransferByBatch => "transfer_by_batch",
            Refusal::PayoutStateForbids => "payout_state_forbids",
            Refusal::PayoutOwnHands => "payout_own_hands",
            Refusal::PayoutEmpty => "payout_empty",
            Refusal::PayoutSettingsWrong => "payout_settings_wrong",
            Refusal::TransferNotSent => "transfer_not_sent",
            Refusal::PrizeValueKnown => "prize_value_known",
            Refusal::WhiteListSilent => "white_list_silent",
            Refusal::WhiteListSpent => "white_list_spent",
        }
    }

    /// Field at which the sentence stands, if it is about one.
    pub fn field(self) -> Option<&'static str> {
        match self {
            Refusal::InvoiceAlreadyReported => Some("document_name"),
            Refusal::WrongPassword => Some("password"),
            Refusal::ConsentOutdated => Some("consents"),
            Refusal::AlreadyRegistered | Refusal::InvitationForAnother => Some("nip"),
            Refusal::InvitationEnded => Some("hash"),
            Refusal::WrongCode => Some("code"),
            Refusal::PasskeyRefused | Refusal::PasskeyExpired | Refusal::PasskeyKnown => Some("credential"),
            Refusal::NoSuchParticipant => Some("nip"),
            Refusal::OperatorExists => Some("email"),
            Refusal::PromotionExists => Some("slug"),
            Refusal::CodeWrong | Refusal::CodeDead => Some("sms_code"),
            Refusal::NoSuchPromotion => Some("promo_name"),
            Refusal::PromotionNotBegun
            | Refusal::AnswerTooLate
            | Refusal::AnswerByDeclaration
            | Refusal::CardCollected => Some("answear"),
            Refusal::DeclarationClosed => Some("amount"),
            _ => None,
        }
    }

    /// The HTTP status of the refusal.
    pub fn status(self) -> StatusCode {
        match self {
            Refusal::VersionChanged
            | Refusal::WasPublished
            | Refusal::ForecastMissing
            | Refusal::AnotherPublisher
            | Refusal::AnotherOpener
            | Refusal::RequestDecided
            | Refusal::ContactMessageEnded
            | Refusal::MediaInUse
            | Refusal::OrderStateForbids
            | Refusal::ErasureWaits
            | Refusal::NoErasureWaits
            | Refusal::OrdersOpen
            | Refusal::PayoutWaits
            | Refusal::AccountStateForbids
            | Refusal::ImportStateForbids
            | Refusal::ImportHasFaults
            | Refusal::ImportNotChecked
            | Refusal::ImportRowCannotBeMended
            | Refusal::ImportTooManyChanges
            | Refusal::InvoiceAlreadyDecided
            | Refusal::InvoicePartlyAccepted
            | Refusal::NotRejected
            | Refusal::AppealWaits
            | Refusal::AppealsExhausted
            | Refusal::LineNotAccepted
            | Refusal::PointsTakenBack
            | Refusal::OperatorDisabled
            | Refusal::CorrectionDecided
            | Refusal::NoSecondAdministrator
            | Refusal::OwnAccount
            | Refusal::LastAdministrator
            | Refusal::LastSecondFactor
            | Refusal::PasskeysFull
            | Refusal::PasskeysUnavailable
            | Refusal::InUse
            | Refusal::PriceChanged
            | Refusal::PriceOfTrip
            | Refusal::NoVariants
            | Refusal::TripOrdered
            | Refusal::TripTooLate
            | Refusal::TripShort
            | Refusal::CardGone
            | Refusal::RemainderChanged
            | Refusal::AccountToPayMissing
            | Refusal::CardCodeMissing
            | Refusal::CardCodeLost
            | Refusal::CardNeedsCode
            | Refusal::TransferByBatch
            | Refusal::PayoutStateForbids
            | Refusal::PayoutEmpty
            | Refusal::PayoutSettingsWrong
            | Refusal::TransferNotSent
            | Refusal::PrizeValueKnown
            | Refusal::MessageCannotBeSent => StatusCode::CONFLICT,
            Refusal::UnknownNip => StatusCode::NOT_FOUND,
            Refusal::SupportReadOnly => StatusCode::FORBIDDEN,
            Refusal::ReauthRequired | Refusal::PayoutOwnHands | Refusal::OwnHands => StatusCode::FORBIDDEN,
            Refusal::Maintenance | Refusal::WhiteListSilent | Refusal::WhiteListSpent | Refusal::OtherFilesFirst => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }
}
