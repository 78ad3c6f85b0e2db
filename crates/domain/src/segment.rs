//! Segments of participants: codes of their conditions.

use crate::consent::ConsentPurpose;

coded! {
    /// Kind of an account, as operators speak of it.
    pub enum SegmentAccount {
        /// A farm that collects points.
        Farm = "farm",
        /// A company that collects points.
        Company = "company",
        /// A partner, whatever it is.
        Partner = "partner",
    }
}

coded! {
    /// Age of a participant's last accepted invoice, by the invoice's own date.
    pub enum LastInvoice {
        Within = "within",
        Before = "before",
        Never = "never",
    }
}

coded! {
    /// Channel of a consent to advertising.
    pub enum ConsentChannel {
        Email = "email",
        Sms = "sms",
        Phone = "phone",
    }
}

impl SegmentAccount {
    pub const fn label(self) -> &'static str {
        match self {
            SegmentAccount::Farm => "gospodarstwo rolne",
            SegmentAccount::Company => "firma",
            SegmentAccount::Partner => "partner",
        }
    }
}

impl ConsentChannel {
    /// Purpose of the consent to advertising by this channel.
    pub const fn purpose(self) -> ConsentPurpose {
        match self {
            ConsentChannel::Email => ConsentPurpose::MarketingEmail,
            ConsentChannel::Sms => ConsentPurpose::MarketingSms,
            ConsentChannel::Phone => ConsentPurpose::MarketingPhone,
        }
    }

    /// The channel in the words `zgoda na marketing …`.
    pub const fn label(self) -> &'static str {
        match self {
            ConsentChannel::Email => "e-mailem",
            ConsentChannel::Sms => "SMS-em",
            ConsentChannel::Phone => "przez telefon",
        }
    }
}
