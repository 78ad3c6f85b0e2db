//! Texts of the portal that operators write: each with one to begin with, a greatest length, and values that it may
//! name in braces.
use plon_domain::placeholder;
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::Fields;
use crate::text_input::{parse_one_line, parse_required_wording};

/// Value that texts may name in braces.
#[derive(Debug, Serialize, ToSchema)]
pub struct TextValue {
    pub name: &'static str,
    pub value: String,
}

/// A text that may be left empty: what it belongs to is not shown then.
pub const OPTIONAL: bool = false;
pub const REQUIRED: bool = true;

/// Declares a struct of texts: of each its name, greatest length, whether it must be there, and the one to begin with.
#[doc(hidden)]
#[macro_export]
macro_rules! __texts {
    (
        $(#[doc = $about:literal])* pub struct $name:ident;
        $($(#[doc = $doc:literal])* $field:ident: $longest:literal $needed:ident = $first:literal;)+
    ) => {
        $(#[doc = $about])*
        #[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
        #[serde(default)]
        pub struct $name {
            $($(#[doc = $doc])* pub $field: String,)+
        }

        impl Default for $name {
            fn default() -> $name {
                $name { $($field: $first.to_owned(),)+ }
            }
        }

        impl $name {
            /// Makes each text anew, given its field, greatest length and whether it must be there.
            pub fn map(&self, mut each: impl FnMut(&'static str, &str, usize, bool) -> String) -> $name {
                $name { $($field: each(stringify!($field), &self.$field, $longest, $crate::texts::$needed),)+ }
            }

            /// The texts with the values in place of their names; a name that is unknown stands as it was written.
            pub fn filled(&self, values: &[$crate::texts::TextValue]) -> $name {
                self.map(|_, text, _, _| $crate::texts::fill_text(text, values))
            }
        }
    };
}
pub use crate::__texts as texts;

fn pairs(values: &[TextValue]) -> Vec<(&str, &str)> {
    values.iter().map(|TextValue { name, value }| (*name, value.as_str())).collect()
}

/// The text with the values in place of their names; with an unknown name it stands as it was written.
pub fn fill_text(text: &str, values: &[TextValue]) -> String {
    placeholder::fill(text, &pairs(values)).unwrap_or_else(|_| text.to_owned())
}

/// Parses a text; errors stand at its field, one for an unknown value among them.
pub fn parse_text(
    fields: &mut Fields,
    (field, longest, is_required): (&str, usize, bool),
    text: &str,
    values: &[TextValue],
) -> String {
    let line = match is_required {
        true => parse_required_wording(fields, field, text, longest),
        false => fields.parse(field, parse_one_line(text, longest)),
    };
    let line = line.unwrap_or_default();
    if let Err(unknown) = placeholder::fill(&line, &pairs(values)) {
        fields.add_error(field, unknown.to_string());
    }
    line
}
