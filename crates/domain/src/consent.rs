//! Purposes of consents: those that the portal knows by their slugs, and declarations with slugs of their own.

coded! {
    /// Purpose of a consent.
    pub enum ConsentPurpose {
        /// Declaration for taking part; its slug is made of a name.
        Participation = "participation",
        Marketing = "marketing",
        MarketingEmail = "marketing-email",
        MarketingSms = "marketing-sms",
        MarketingPhone = "marketing-telefon",
        Notifications = "powiadomienia",
        NotificationsEmail = "powiadomienia-email",
        NotificationsSms = "powiadomienia-sms",
    }
}

impl ConsentPurpose {
    /// Purpose of the consent with a slug.
    pub fn of_slug(slug: &str) -> ConsentPurpose {
        ConsentPurpose::try_from(slug).unwrap_or(ConsentPurpose::Participation)
    }

    /// Slug by which the portal knows the consent; none for a declaration.
    pub fn slug(self) -> Option<&'static str> {
        (self != ConsentPurpose::Participation).then(|| self.as_str())
    }
}

/// True for consents that must stay voluntary: nobody has to accept advertising or news in order to take part.
pub fn is_of_own_will(slug: &str) -> bool {
    ["marketing", "powiadomienia"].iter().any(|root| slug.split('-').next() == Some(root))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_purpose_with_a_channel_is_known_by_its_slug_and_voluntary() {
        for purpose in ConsentPurpose::ALL.iter().filter(|purpose| purpose.slug().is_some()) {
            let slug = purpose.slug().unwrap();
            assert_eq!(ConsentPurpose::of_slug(slug), *purpose);
            assert!(is_of_own_will(slug), "{slug}");
        }
        assert_eq!(ConsentPurpose::of_slug("regulamin"), ConsentPurpose::Participation);
        assert_eq!(ConsentPurpose::Participation.slug(), None);
        assert!(!is_of_own_will("regulamin"));
    }
}
