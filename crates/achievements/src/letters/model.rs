//! Rows and texts of letters.
use plon_platform::texts::texts;

/// The row of the texts; none before the first change.
#[derive(Debug, sqlx::FromRow)]
pub struct TextsRow {
    /// JSON of `LetterTexts`.
    pub texts: String,
    pub version: i64,
}

texts! {
    /// Texts of a congratulatory letter, in order; between them stand the participant's name and the level. An absent
    /// one counts as the one that a programme begins with.
    pub struct LetterTexts;

    title: 60 REQUIRED = "Gratulacje";
    /// Before the name.
    opening: 200 REQUIRED = "Z przyjemnością potwierdzamy, że";
    /// Between the name and the level.
    reached: 200 REQUIRED = "w dniu {dzień} r. osiąga w programie poziom";
    closing: 400 REQUIRED = "Dziękujemy za zaufanie i życzymy dobrych plonów.";
    signature: 100 REQUIRED = "Zespół Programu {nazwa programu}";
}
