//! Macros for what all parsed texts and all bounded numbers have in common.

/// Gives a text type with `parse(&str) -> Result<Self, $error>` its conversions and serde (text out, `parse` in).
macro_rules! parsed_text {
    ($name:ident, $error:ident) => {
        impl $name {
            /// Normalised text, as stored and sent.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl From<$name> for String {
            fn from(value: $name) -> String {
                value.0
            }
        }

        impl std::str::FromStr for $name {
            type Err = $error;

            fn from_str(input: &str) -> Result<Self, Self::Err> {
                $name::parse(input)
            }
        }

        impl TryFrom<String> for $name {
            type Error = $error;

            fn try_from(input: String) -> Result<Self, Self::Error> {
                $name::parse(&input)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.0)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let input = <String as serde::Deserialize>::deserialize(deserializer)?;
                $name::parse(&input).map_err(serde::de::Error::custom)
            }
        }
    };
}

/// Declares a whole number within bounds, stored as `i64`; outside of them `TryFrom<i64>` gives the error.
macro_rules! bounded_number {
    ($(#[$meta:meta])* pub struct $name:ident($min:expr, $max:expr), $error:ident) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(try_from = "i64", into = "i64")]
        pub struct $name(i64);

        impl $name {
            pub const MIN: $name = $name($min);
            pub const MAX: $name = $name($max);

            pub const fn get(self) -> i64 {
                self.0
            }
        }

        impl TryFrom<i64> for $name {
            type Error = $error;

            fn try_from(number: i64) -> Result<Self, Self::Error> {
                if (Self::MIN.0..=Self::MAX.0).contains(&number) { Ok($name(number)) } else { Err($error) }
            }
        }

        impl From<$name> for i64 {
            fn from(value: $name) -> i64 {
                value.0
            }
        }
    };
}
