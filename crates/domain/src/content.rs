//! Content: the news, the pages and the questions that the programme's readers find in the portal.

coded! {
    /// Whether readers are shown it.
    pub enum ContentStatus {
        Draft = "draft",
        Published = "published",
    }
}

coded! {
    /// What a news item is about: each topic has a drawing.
    pub enum Topic {
        Fields = "fields",
        Crops = "crops",
        Packs = "packs",
        Weather = "weather",
        Rewards = "rewards",
    }
}

coded! {
    /// What an editor puts into the portal beside texts.
    pub enum MediaKind {
        Picture = "picture",
        Document = "document",
    }
}
