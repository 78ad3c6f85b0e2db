//! Content of the portal: news, pages and questions for its readers.

coded! {
    /// Visibility of content to readers.
    pub enum ContentStatus {
        Draft = "draft",
        Published = "published",
    }
}

coded! {
    /// Status of a promotion; a draft was never published.
    pub enum PromotionStatus {
        Draft = "draft",
        Published = "published",
        Withdrawn = "withdrawn",
    }
}

coded! {
    /// Topic of a news item; each has a drawing.
    pub enum Topic {
        Fields = "fields",
        Crops = "crops",
        Packs = "packs",
        Weather = "weather",
        Rewards = "rewards",
    }
}

coded! {
    /// Media that an editor adds to the portal beside texts.
    pub enum MediaKind {
        Picture = "picture",
        Document = "document",
    }
}
