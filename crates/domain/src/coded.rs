//! Closed lists of values, each with a code for the database and the API.

/// Error for a code that is not in the list: a mistake of the caller or a defect of the stored data, never a field's
/// error.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{code:?} is not a code of {list}")]
pub struct UnknownCode {
    pub list: &'static str,
    pub code: String,
}

/// Declares an enum whose variants have codes: `as_str`, `ALL`, text conversions both ways, serde as the code.
macro_rules! coded {
    (
        $(#[$meta:meta])*
        pub enum $name:ident { $( $(#[$variant_meta:meta])* $variant:ident = $code:literal, )+ }
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $( $(#[$variant_meta])* $variant, )+ }

        impl $name {
            /// All values, in the order of declaration.
            pub const ALL: &'static [$name] = &[$( $name::$variant, )+];

            /// Code of the value in the database and in the API.
            pub const fn as_str(self) -> &'static str {
                match self { $( $name::$variant => $code, )+ }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl TryFrom<&str> for $name {
            type Error = $crate::UnknownCode;

            fn try_from(code: &str) -> Result<Self, Self::Error> {
                match code {
                    $( $code => Ok($name::$variant), )+
                    _ => Err($crate::UnknownCode { list: stringify!($name), code: code.to_owned() }),
                }
            }
        }

        impl TryFrom<String> for $name {
            type Error = $crate::UnknownCode;

            fn try_from(code: String) -> Result<Self, Self::Error> {
                $name::try_from(code.as_str())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::UnknownCode;

            fn from_str(code: &str) -> Result<Self, Self::Err> {
                $name::try_from(code)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let code = <String as serde::Deserialize>::deserialize(deserializer)?;
                $name::try_from(code).map_err(serde::de::Error::custom)
            }
        }
    };
}
