//! Catalogue of refusals: every reason for a no, with its code and status; `error_messages.rs` has the sentences.
use axum::http::StatusCode;

/// Declares the refusals with their codes, so that a list of all exists beside the enum.
macro_rules! refusals {
    ($(#[$meta:meta])* pub enum $name:ident { $( $(#[$variant_meta:meta])* $variant:ident = $code:literal, )+ }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $name { $( $(#[$variant_meta])* $variant, )+ }

        impl $name {
            pub const ALL: &'static [$name] = &[$( $name::$variant, )+];

            /// Code of the refusal for machines; never shown.
            pub const fn code(self) -> &'static str {
                match self { $( $name::$variant => $code, )+ }
            }
        }
    };
}

refusals! {
    /// Refusal of a request that was understood.
    pub enum ErrorCode {
        /// The NIP or the password is wrong; one sentence for both.
        InvalidCredentials = "invalid_credentials",
        /// The e-mail or the password of an operator is wrong; one sentence for both.
        InvalidOperatorCredentials = "invalid_operator_credentials",
        /// An order or a posting came without `Idempotency-Key`.
        IdempotencyKeyMissing = "idempotency_key_missing",
        /// The same `Idempotency-Key` came with another request.
        IdempotencyKeyReused = "idempotency_key_reused",
        /// The participant reported this invoice before.
        InvoiceAlreadyReported = "invoice_already_reported",
        /// The invoice was decided before, and a decision stays.
        InvoiceAlreadyDecided = "invoice_already_decided",
        /// Lines of the invoice were accepted, so that it can no longer be rejected as a whole.
        InvoicePartlyAccepted = "invoice_partly_accepted",
        /// Only an invoice or line that was rejected can be appealed.
        NotRejected = "not_rejected",
        /// An appeal of the same waits already.
        AppealWaits = "appeal_waits",
        /// All appeals that the programme allows are used up.
        AppealsExhausted = "appeals_exhausted",
        /// Only a line that was accepted can be corrected.
        LineNotAccepted = "line_not_accepted",
        /// The points of the line were taken back before, by a correction of the participant's points.
        PointsTakenBack = "points_taken_back",
        /// Other files are being read, and the turn of this one has not come.
        OtherFilesFirst = "other_files_first",
        /// The operators have not prepared the season of today's date.
        SeasonMissing = "season_missing",
        /// Somebody else changed the record in the meantime.
        VersionChanged = "version_changed",
        /// Content that readers have seen cannot be deleted.
        WasPublished = "was_published",
        /// Rules that are or were in force stay.
        RulesInForce = "rules_in_force",
        /// Other rules are in force from the same day on.
        RulesDayTaken = "rules_day_taken",
        /// Another crop has this name.
        CropExists = "crop_exists",
        /// A reward that is shown, was ordered or is a trip's stays.
        RewardInUse = "reward_in_use",
        /// The server has no place for backups.
        BackupsNotSet = "backups_not_set",
        /// A backup waits or is being made.
        BackupUnderWay = "backup_under_way",
        /// Only the newest season goes, while it is a draft to which nothing refers.
        SeasonInUse = "season_in_use",
        /// Nobody has yet simulated the change that the terms bring to participants.
        ForecastMissing = "forecast_missing",
        /// The terms move more points than their author may publish alone.
        AnotherPublisher = "another_publisher",
        /// The season grants more points for staying than the operator who set them may decide alone.
        AnotherOpener = "another_opener",
        /// The order costs more points than are available.
        NotEnoughPoints = "not_enough_points",
        /// A transfer was ordered without an account to send it to.
        BankAccountMissing = "bank_account_missing",
        /// The reward or its variant is sold out.
        OutOfStock = "out_of_stock",
        /// The price differs from the one that the participant saw.
        PriceChanged = "price_changed",
        /// A trip's price is set with its terms.
        PriceOfTrip = "price_of_trip",
        /// Transfers and trips have no variants.
        NoVariants = "no_variants",
        /// The order's state does not allow the change.
        OrderStateForbids = "order_state_forbids",
        /// The programme is closed for maintenance, and nothing that a participant sends is kept.
        Maintenance = "maintenance",
        /// The portal is not open yet, and serves operators only.
        NotOpen = "not_open",
        /// The portal has an operator, so that the link of the first run is of no use any more.
        SetupDone = "setup_done",
        /// The link of the first run is too old, or another start of the server has replaced it.
        SetupLinkEnded = "setup_link_ended",
        /// An operator who views the portal as a participant tries to change something.
        SupportReadOnly = "support_read_only",
        /// The change asks for the password again.
        ReauthRequired = "reauth_required",
        /// The password that was given again is not the caller's.
        WrongPassword = "wrong_password",
        /// A consent was answered in a version that is no longer the latest.
        ConsentOutdated = "consent_outdated",
        /// A consent that the programme requires cannot be taken back by itself.
        ConsentRequired = "consent_required",
        /// The NIP has an account already.
        AlreadyRegistered = "already_registered",
        /// Registration is by invitation only.
        RegistrationClosed = "registration_closed",
        /// The invitation was used, has expired or never existed.
        InvitationEnded = "invitation_ended",
        /// The invitation is for another NIP.
        InvitationForAnother = "invitation_for_another",
        /// The request to join was decided before.
        RequestDecided = "request_decided",
        /// The data of the person who made the request have been erased.
        AskerForgotten = "asker_forgotten",
        /// The message to the programme was answered or closed before.
        ContactMessageEnded = "contact_message_ended",
        /// The picture or the file is used in the content.
        MediaInUse = "media_in_use",
        /// The link that confirms a newsletter address is too old, or never existed.
        NewsletterLinkEnded = "newsletter_link_ended",
        /// A request to be forgotten (erasure) waits already.
        ErasureWaits = "erasure_waits",
        /// There is no request to be forgotten that could be withdrawn.
        NoErasureWaits = "no_erasure_waits",
        /// Orders are open: a participant who is owed something cannot be forgotten yet.
        OrdersOpen = "orders_open",
        /// The account, e-mail or telephone changed less than 48 hours ago.
        PayoutWaits = "payout_waits",
        /// The sign-in took too long after its first step, or was finished already.
        SignInExpired = "sign_in_expired",
        /// The code of the second factor is wrong or was used already.
        WrongCode = "wrong_code",
        /// The passkey's answer fails verification: another page, device, account or challenge, or a wrong signature.
        PasskeyRefused = "passkey_refused",
        /// The passkey's challenge was never made, was answered before, or is more than five minutes old.
        PasskeyExpired = "passkey_expired",
        /// The passkey belongs to an account already.
        PasskeyKnown = "passkey_known",
        /// The operator has the largest allowed number of passkeys.
        PasskeysFull = "passkeys_full",
        /// There is no passkey to sign in with.
        NoPasskey = "no_passkey",
        /// Browsers keep no passkeys for the portal's address.
        PasskeysUnavailable = "passkeys_unavailable",
        /// Without this passkey the operator would have no second factor.
        LastSecondFactor = "last_second_factor",
        /// The link of an invitation is too old or was used.
        InvitationExpired = "invitation_expired",
        /// Support names a participant who does not exist or is not active.
        NoSuchParticipant = "no_such_participant",
        /// An operator with that e-mail exists already.
        OperatorExists = "operator_exists",
        /// A promotion with that key or that address exists already.
        PromotionExists = "promotion_exists",
        /// The operator's account is disabled.
        OperatorDisabled = "operator_disabled",
        /// Another person must approve: the caller proposed it, or it concerns them.
        OwnHands = "own_hands",
        /// Another person has approved or refused the correction meanwhile.
        CorrectionDecided = "correction_decided",
        /// No second administrator exists to confirm a role that needs one.
        NoSecondAdministrator = "no_second_administrator",
        /// Administrators cannot change their own account.
        OwnAccount = "own_account",
        /// Without this account nobody could administer operators.
        LastAdministrator = "last_administrator",
        /// The message has not failed, is out of time, or its text is wiped.
        MessageCannotBeSent = "message_cannot_be_sent",
        /// No participant who may sign in has this NIP.
        UnknownNip = "unknown_nip",
        /// The code from the SMS is not the one that was sent.
        CodeWrong = "code_wrong",
        /// The code has expired, was tried too often, or belongs to another browser.
        CodeDead = "code_dead",
        /// The bulk job has ended, or was stopped.
        BulkJobIsOver = "bulk_job_is_over",
        /// The bulk job does not wait for a second person any more.
        BulkJobDecided = "bulk_job_decided",
        /// The mailing's status does not allow the act.
        MailingStateForbids = "mailing_state_forbids",
        /// The import's state does not allow the act.
        ImportStateForbids = "import_state_forbids",
        /// A file with a bad row cannot be imported.
        ImportHasErrors = "import_has_errors",
        /// Rows were changed since the file was checked.
        ImportNotChecked = "import_not_checked",
        /// The row has other columns than the file, or is left out.
        ImportRowCannotBeMended = "import_row_cannot_be_mended",
        /// The changes of rows exceed what one file may keep.
        ImportTooManyChanges = "import_too_many_changes",
        /// The account's state or audience does not allow the change.
        AccountStateForbids = "account_state_forbids",
        /// Other rows refer to the one that is to be removed.
        InUse = "in_use",
        /// The season's points do not reach the trip's mark.
        TripNotReached = "trip_not_reached",
        /// The trip was ordered before.
        TripOrdered = "trip_ordered",
        /// The last day for ordering the trip has passed.
        TripTooLate = "trip_too_late",
        /// The trip's order still lacks points.
        TripShort = "trip_short",
        /// A correction has taken the available points below zero.
        PointsBelowZero = "points_below_zero",
        /// No such promotion is open to the caller.
        NoSuchPromotion = "no_such_promotion",
        /// The promotion begins on a later day.
        PromotionNotBegun = "promotion_not_begun",
        /// The last day to accept or decline the rules has passed, or they need no answer.
        AnswerTooLate = "answer_too_late",
        /// The rules are accepted by a declaration only.
        AnswerByDeclaration = "answer_by_declaration",
        /// A card of the promotion was collected: its rules cannot be declined any more.
        CardCollected = "card_collected",
        /// Taking back what the promotion has given fails, because it is spent.
        PointsSpent = "points_spent",
        /// The promotion takes no declarations, or none on this day.
        DeclarationClosed = "declaration_closed",
        /// The card is no longer there to be collected.
        CardGone = "card_gone",
        /// The remainder of cards differs from the sum that the operator saw.
        RemainderChanged = "remainder_changed",
        /// The participant has no account for a transfer.
        AccountToPayMissing = "account_to_pay_missing",
        /// The card comes as a code, and its number is not imported yet.
        CardCodeMissing = "card_code_missing",
        /// The key of the card's number was lost.
        CardCodeLost = "card_code_lost",
        /// An operator cannot complete the order of a card that comes as a code: its number does.
        CardNeedsCode = "card_needs_code",
        /// The order of a card whose number is imported cannot be cancelled.
        CardHasCode = "card_has_code",
        /// The owner of such an order cannot cancel it: the code can be read.
        CardCodeReady = "card_code_ready",
        /// An operator cannot move the order of a transfer by itself: its batch does.
        TransferByBatch = "transfer_by_batch",
        /// The batch's state does not allow the act.
        PayoutStateForbids = "payout_state_forbids",
        /// The operator who proposed or changed a batch cannot approve it.
        PayoutOwnHands = "payout_own_hands",
        /// No transfer is left in the batch.
        PayoutEmpty = "payout_empty",
        /// The settings of payouts are missing or wrong.
        PayoutSettingsWrong = "payout_settings_wrong",
        /// The bank cannot return a transfer that was not sent or was returned already.
        TransferNotSent = "transfer_not_sent",
        /// The value of a prize is entered only once, where it was unknown.
        PrizeValueKnown = "prize_value_known",
        /// No API client has this token.
        ApiTokenUnknown = "api_token_unknown",
        /// The token of an API client has expired, or a newer one has taken its place.
        ApiTokenExpired = "api_token_expired",
        /// An administrator has disabled the API client.
        ApiClientDisabled = "api_client_disabled",
        /// The API client calls from an address outside its networks.
        ApiNetworkRefused = "api_network_refused",
        /// The API client is disabled: it is not changed any more.
        ApiClientOver = "api_client_over",
        /// The API client has too many batches that are not over.
        TooManyOpenBatches = "too_many_open_batches",
        /// There are as many webhooks as the programme takes.
        TooManyWebhooks = "too_many_webhooks",
        /// The value does not wait for its day: it holds, held or is withdrawn.
        ValueNotWaiting = "value_not_waiting",
        /// A level that somebody has reached stays.
        LevelReached = "level_reached",
        /// A backup was restored since the cursor was given, so that changes may be missing behind it.
        CursorEnded = "cursor_ended",
        /// The webhook is disabled: nothing is sent to it.
        WebhookDisabled = "webhook_disabled",
        /// Operators have push messages switched off.
        PushOff = "push_off",
        /// The delivery is being sent just now.
        WebhookBeingSent = "webhook_being_sent",
        /// The register of VAT payers does not answer.
        WhiteListSilent = "white_list_silent",
        /// The register of VAT payers accepts no more queries today.
        WhiteListSpent = "white_list_spent",
    }
}

impl ErrorCode {
    /// Field at which the sentence stands, if it is about one.
    pub fn field(self) -> Option<&'static str> {
        match self {
            ErrorCode::InvoiceAlreadyReported => Some("document_name"),
            ErrorCode::WrongPassword => Some("password"),
            ErrorCode::CropExists => Some("name"),
            ErrorCode::RulesDayTaken => Some("valid_from"),
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
            | ErrorCode::RulesInForce
            | ErrorCode::RewardInUse
            | ErrorCode::SeasonInUse
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
            | ErrorCode::BulkJobIsOver
            | ErrorCode::BulkJobDecided
            | ErrorCode::MailingStateForbids
            | ErrorCode::ImportStateForbids
            | ErrorCode::ImportHasErrors
            | ErrorCode::ImportNotChecked
            | ErrorCode::ImportRowCannotBeMended
            | ErrorCode::ImportTooManyChanges
            | ErrorCode::InvoiceAlreadyDecided
            | ErrorCode::InvoicePartlyAccepted
            | ErrorCode::NotRejected
            | ErrorCode::AppealWaits
            | ErrorCode::BackupsNotSet
            | ErrorCode::BackupUnderWay
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
            | ErrorCode::CardHasCode
            | ErrorCode::CardCodeReady
            | ErrorCode::TransferByBatch
            | ErrorCode::PayoutStateForbids
            | ErrorCode::PayoutEmpty
            | ErrorCode::PayoutSettingsWrong
            | ErrorCode::TransferNotSent
            | ErrorCode::PrizeValueKnown
            | ErrorCode::TooManyOpenBatches
            | ErrorCode::ApiClientOver
            | ErrorCode::TooManyWebhooks
            | ErrorCode::ValueNotWaiting
            | ErrorCode::LevelReached
            | ErrorCode::WebhookDisabled
            | ErrorCode::PushOff
            | ErrorCode::WebhookBeingSent
            | ErrorCode::MessageCannotBeSent => StatusCode::CONFLICT,
            ErrorCode::ApiTokenUnknown | ErrorCode::ApiTokenExpired => StatusCode::UNAUTHORIZED,
            ErrorCode::ApiClientDisabled | ErrorCode::ApiNetworkRefused => StatusCode::FORBIDDEN,
            ErrorCode::UnknownNip => StatusCode::NOT_FOUND,
            ErrorCode::SetupDone | ErrorCode::SetupLinkEnded | ErrorCode::CursorEnded => StatusCode::GONE,
            ErrorCode::SupportReadOnly => StatusCode::FORBIDDEN,
            ErrorCode::ReauthRequired | ErrorCode::PayoutOwnHands | ErrorCode::OwnHands => StatusCode::FORBIDDEN,
            ErrorCode::Maintenance
            | ErrorCode::NotOpen
            | ErrorCode::WhiteListSilent
            | ErrorCode::WhiteListSpent
            | ErrorCode::OtherFilesFirst => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }
}
