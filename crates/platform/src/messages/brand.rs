//! Signature of the programme in its messages.
use crate::settings::Settings;
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
        let settings = Settings::load(db).await?;
        let name = Some(settings.text("brand_name")).filter(|name| !name.is_empty());
        Ok(Brand {
            name: name.unwrap_or_else(|| "Plon".to_owned()),
            phone: settings.text("brand_phone"),
            email: settings.text("brand_email"),
        })
    }

    /// Phone to call, worded to follow `zadzwoń na`.
    pub fn hotline(&self) -> String {
        match self.phone.as_str() {
            "" => "Infolinię Programu".to_owned(),
            phone => format!("Infolinię: {}", in_groups(phone)),
        }
    }

    /// Values that every message may name.
    pub fn values(&self) -> Vec<(&'static str, String)> {
        let help = match self.phone.as_str() {
            "" => String::new(),
            _ => format!("W razie pytań zadzwoń na {}.", self.hotline()),
        };
        vec![("nazwa programu", self.name.clone()), ("infolinia", self.hotline()), ("pomoc", help)]
    }
}

/// Groups a phone number for reading: `+48 500 000 010`.
fn in_groups(phone: &str) -> String {
    let signs: Vec<char> = phone.chars().collect();
    signs.chunks(3).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
}
