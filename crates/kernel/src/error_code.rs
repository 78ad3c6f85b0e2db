//! Catalogue of refusals: every reason for a no, with its code and status; `error_messages.rs` has the sentences.
use axum::http::StatusCode;

/// Refusal of a request that was understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ErrorCode {
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
    ImportHasErrors,
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

impl ErrorCode {
    /// Code of the refusal for machines; never shown.
    pub fn code(self) -> &'static str {
        match self {
            ErrorCode::InvalidCredentials => "invalid_credentials",
            ErrorCode::InvalidOperatorCredentials => "invalid_operator_credentials",
            ErrorCode::IdempotencyKeyMissing => "idempotency_key_missing",
            ErrorCode::IdempotencyKeyReused => "idempotency_key_reused",
            ErrorCode::InvoiceAlreadyReported => "invoice_already_reported",
            ErrorCode::InvoiceAlreadyDecided => "invoice_already_decided",
            ErrorCode::InvoicePartlyAccepted => "invoice_partly_accepted",
            ErrorCode::NotRejected => "not_rejected",
            ErrorCode::AppealWaits => "appeal_waits",
            ErrorCode::AppealsExhausted => "appeals_exhausted",
            ErrorCode::LineNotAccepted => "line_not_accepted",
            ErrorCode::PointsTakenBack => "points_taken_back",
            ErrorCode::OtherFilesFirst => "other_files_first",
            ErrorCode::SeasonMissing => "season_missing",
            ErrorCode::VersionChanged => "version_changed",
            ErrorCode::WasPublished => "was_published",
            ErrorCode::ForecastMissing => "forecast_missing",
            ErrorCode::AnotherPublisher => "another_publisher",
            ErrorCode::AnotherOpener => "another_opener",
            ErrorCode::NotEnoughPoints => "not_enough_points",
            ErrorCode::BankAccountMissing => "bank_account_missing",
            ErrorCode::OutOfStock => "out_of_stock",
            ErrorCode::PriceChanged => "price_changed",
            ErrorCode::PriceOfTrip => "price_of_trip",
            ErrorCode::NoVariants => "no_variants",
            ErrorCode::OrderStateForbids => "order_state_forbids",
            ErrorCode::Maintenance => "maintenance",
            ErrorCode::SupportReadOnly => "support_read_only",
            ErrorCode::ReauthRequired => "reauth_required",
            ErrorCode::WrongPassword => "wrong_password",
            ErrorCode::ConsentOutdated => "consent_outdated",
            ErrorCode::ConsentRequired => "consent_required",
            ErrorCode::AlreadyRegistered => "already_registered",
            ErrorCode::RegistrationClosed => "registration_closed",
            ErrorCode::InvitationEnded => "invitation_ended",
            ErrorCode::InvitationForAnother => "invitation_for_another",
            ErrorCode::RequestDecided => "request_decided",
            ErrorCode::AskerForgotten => "asker_forgotten",
            ErrorCode::ContactMessageEnded => "contact_message_ended",
            ErrorCode::MediaInUse => "media_in_use",
            ErrorCode::NewsletterLinkEnded => "newsletter_link_ended",
            ErrorCode::ErasureWaits => "erasure_waits",
            ErrorCode::NoErasureWaits => "no_erasure_waits",
            ErrorCode::OrdersOpen => "orders_open",
            ErrorCode::PayoutWaits => "payout_waits",
            ErrorCode::SignInExpired => "sign_in_expired",
            ErrorCode::WrongCode => "wrong_code",
            ErrorCode::PasskeyRefused => "passkey_refused",
            ErrorCode::PasskeyExpired => "passkey_expired",
            ErrorCode::PasskeyKnown => "passkey_known",
            ErrorCode::PasskeysFull => "passkeys_full",
            ErrorCode::NoPasskey => "no_passkey",
            ErrorCode::PasskeysUnavailable => "passkeys_unavailable",
            ErrorCode::LastSecondFactor => "last_second_factor",
            ErrorCode::InvitationExpired => "invitation_expired",
            ErrorCode::NoSuchParticipant => "no_such_participant",
            ErrorCode::OperatorExists => "operator_exists",
            ErrorCode::PromotionExists => "promotion_exists",
            ErrorCode::OperatorDisabled => "operator_disabled",
            ErrorCode::OwnHands => "own_hands",
            ErrorCode::CorrectionDecided => "correction_decided",
            ErrorCode::NoSecondAdministrator => "no_second_administrator",
            ErrorCode::OwnAccount => "own_account",
            ErrorCode::LastAdministrator => "last_administrator",
            ErrorCode::MessageCannotBeSent => "message_cannot_be_sent",
            ErrorCode::UnknownNip => "unknown_nip",
            ErrorCode::CodeWrong => "code_wrong",
            ErrorCode::CodeDead => "code_dead",
            ErrorCode::ImportStateForbids => "import_state_forbids",
            ErrorCode::ImportHasErrors => "import_has_errors",
            ErrorCode::ImportNotChecked => "import_not_checked",
            ErrorCode::ImportRowCannotBeMended => "import_row_cannot_be_mended",
            ErrorCode::ImportTooManyChanges => "import_too_many_changes",
            ErrorCode::AccountStateForbids => "account_state_forbids",
            ErrorCode::InUse => "in_use",
            ErrorCode::TripNotReached => "trip_not_reached",
            ErrorCode::TripOrdered => "trip_ordered",
            ErrorCode::TripTooLate => "trip_too_late",
            ErrorCode::TripShort => "trip_short",
            ErrorCode::PointsBelowZero => "points_below_zero",
            ErrorCode::NoSuchPromotion => "no_such_promotion",
            ErrorCode::PromotionNotBegun => "promotion_not_begun",
            ErrorCode::AnswerTooLate => "answer_too_late",
            ErrorCode::AnswerByDeclaration => "answer_by_declaration",
            ErrorCode::CardCollected => "card_collected",
            ErrorCode::PointsSpent => "points_spent",
            ErrorCode::DeclarationClosed => "declaration_closed",
            ErrorCode::CardGone => "card_gone",
            ErrorCode::RemainderChanged => "remainder_changed",
            ErrorCode::AccountToPayMissing => "account_to_pay_missing",
            ErrorCode::CardCodeMissing => "card_code_missing",
            ErrorCode::CardCodeLost => "card_code_lost",
            ErrorCode::CardNeedsCode => "card_needs_code",
            ErrorCode::TransferByBatch => "transfer_by_batch",
            ErrorCode::PayoutStateForbids => "payout_state_forbids",
            ErrorCode::PayoutOwnHands => "payout_own_hands",
            ErrorCode::PayoutEmpty => "payout_empty",
            ErrorCode::PayoutSettingsWrong => "payout_settings_wrong",
            ErrorCode::TransferNotSent => "transfer_not_sent",
            ErrorCode::PrizeValueKnown => "prize_value_known",
            ErrorCode::WhiteListSilent => "white_list_silent",
            ErrorCode::WhiteListSpent => "white_list_spent",
        }
    }

    /// Field at which the sentence stands, if it is about one.
    pub fn field(self) -> Option<&'static str> {
        match self {
            ErrorCode::InvoiceAlreadyReported => Some("document_name"),
            ErrorCode::WrongPassword => Some("password"),
            ErrorCode::ConsentOutdated => Some("consents"),
            ErrorCode::AlreadyRegistered | ErrorCode::InvitationForAnother => Some("nip"),
            ErrorCode::InvitationEnded => Some("hash"),
            ErrorCode::WrongCode => Some("code"),
            ErrorCode::PasskeyRefused | ErrorCode::PasskeyExpired | ErrorCode::PasskeyKnown => Some("credential"),
            ErrorCode::NoSuchParticipant => Some("nip"),
            ErrorCode::OperatorExists => Some("email"),
            ErrorCode::PromotionExists => Some("slug"),
            ErrorCode::CodeWrong | ErrorCode::CodeDead => Some("sms_code"),
            ErrorCode::NoSuchPromotion => Some("promo_name"),
            ErrorCode::PromotionNotBegun
            | ErrorCode::AnswerTooLate
            | ErrorCode::AnswerByDeclaration
            | ErrorCode::CardCollected => Some("answear"),
            ErrorCode::DeclarationClosed => Some("amount"),
            _ => None,
        }
    }

    /// The HTTP status of the refusal.
    pub fn status(self) -> StatusCode {
        match self {
            ErrorCode::VersionChanged
            | ErrorCode::WasPublished
            | ErrorCode::ForecastMissing
            | ErrorCode::AnotherPublisher
            | ErrorCode::AnotherOpener
            | ErrorCode::RequestDecided
            | ErrorCode::ContactMessageEnded
            | ErrorCode::MediaInUse
            | ErrorCode::OrderStateForbids
            | ErrorCode::ErasureWaits
            | ErrorCode::NoErasureWaits
            | ErrorCode::OrdersOpen
            | ErrorCode::PayoutWaits
            | ErrorCode::AccountStateForbids
            | ErrorCode::ImportStateForbids
            | ErrorCode::ImportHasErrors
            | ErrorCode::ImportNotChecked
            | ErrorCode::ImportRowCannotBeMended
            | ErrorCode::ImportTooManyChanges
            | ErrorCode::InvoiceAlreadyDecided
            | ErrorCode::InvoicePartlyAccepted
            | ErrorCode::NotRejected
            | ErrorCode::AppealWaits
            | ErrorCode::AppealsExhausted
            | ErrorCode::LineNotAccepted
            | ErrorCode::PointsTakenBack
            | ErrorCode::OperatorDisabled
            | ErrorCode::CorrectionDecided
            | ErrorCode::NoSecondAdministrator
            | ErrorCode::OwnAccount
            | ErrorCode::LastAdministrator
            | ErrorCode::LastSecondFactor
            | ErrorCode::PasskeysFull
            | ErrorCode::PasskeysUnavailable
            | ErrorCode::InUse
            | ErrorCode::PriceChanged
            | ErrorCode::PriceOfTrip
            | ErrorCode::NoVariants
            | ErrorCode::TripOrdered
            | ErrorCode::TripTooLate
            | ErrorCode::TripShort
            | ErrorCode::CardGone
            | ErrorCode::RemainderChanged
            | ErrorCode::AccountToPayMissing
            | ErrorCode::CardCodeMissing
            | ErrorCode::CardCodeLost
            | ErrorCode::CardNeedsCode
            | ErrorCode::TransferByBatch
            | ErrorCode::PayoutStateForbids
            | ErrorCode::PayoutEmpty
            | ErrorCode::PayoutSettingsWrong
            | ErrorCode::TransferNotSent
            | ErrorCode::PrizeValueKnown
            | ErrorCode::MessageCannotBeSent => StatusCode::CONFLICT,
            ErrorCode::UnknownNip => StatusCode::NOT_FOUND,
            ErrorCode::SupportReadOnly => StatusCode::FORBIDDEN,
            ErrorCode::ReauthRequired | ErrorCode::PayoutOwnHands | ErrorCode::OwnHands => StatusCode::FORBIDDEN,
            ErrorCode::Maintenance
            | ErrorCode::WhiteListSilent
            | ErrorCode::WhiteListSpent
            | ErrorCode::OtherFilesFirst => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }
}
