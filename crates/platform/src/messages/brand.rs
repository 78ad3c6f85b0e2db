//! Signature of the programme in its messages.
use crate::settings;
use plon_kernel::db::Read;

/// Name and contacts of the programme.
#[derive(Debug)]
pub struct Brand {
    pub name: String,
    phone: String,
    /// E-mail address of the programme; empty when the settings name none.
    pub email: String,
}

impl Brand {
    pub async fn load(db: &mut impl Read) -> sqlx::Result<Brand> {
        let name = Some(settings::load_text(db, "brand_name").await?).filter(|name| !name.is_empty());
        let phone = settings::load_text(db, "brand_phone").await?;
        let email = settings::load_text(db, "brand_email").await?;
        Ok(Brand { name: name.unwrap_or_else(|| "Plon".to_owned()), phone, email })
    }

    /// Phone to call, worded to follow `zadzwoń na`.
    pub fn hotline(&self) -> String {
        match self.phone.as_str() {
            "" => "Infolinię Programu".to_owned(),
            phone => format!("Infolinię: {}", in_groups(phone)),
        }
    }

    /// Adds the greeting, the help line and the signature of every letter.
    pub fn sign(&self, text: &str) -> String {
        let help = match self.phone.as_str() {
            "" => String::new(),
            _ => format!("\n\nW razie pytań zadzwoń na {}.", self.hotline()),
        };
        format!("Dzień dobry,\n\n{text}{help}\n\nProgram {}", self.name)
    }
}

/// Groups a phone number for reading: `+48 500 000 010`.
fn in_groups(phone: &str) -> String {
    let signs: Vec<char> = phone.chars().collect();
    signs.chunks(3).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
}
