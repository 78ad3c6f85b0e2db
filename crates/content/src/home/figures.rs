//! The programme's figures that texts of the home page may name.
use plon_domain::season::Season;
use plon_domain::text::Plural;

use plon_kernel::db::Read;
use plon_platform::app::App;
use plon_platform::settings::{POINTS_LIMIT, POINTS_PER_ZLOTY, Settings};
use plon_platform::texts::TextValue;

const POINTS: Plural = Plural { one: "punkt", few: "punkty", many: "punktów" };

/// The figures with their values of today.
pub async fn load_figures(app: &App, db: &mut impl Read) -> sqlx::Result<Vec<TextValue>> {
    let settings = Settings::load(db).await?;
    let season = Season::of(app.clock.today().0);
    let day = |day: jiff::civil::Date| day.strftime("%d.%m.%Y").to_string();
    let figure = |name, value| TextValue { name, value };
    Ok(vec![
        figure("punkty za 1 zł", POINTS.count(settings.number(POINTS_PER_ZLOTY))),
        figure("limit punktów", POINTS.count(settings.number(POINTS_LIMIT))),
        figure("nazwa programu", settings.text("brand_name")),
        figure("pierwszy dzień sezonu", day(season.first_day())),
        figure("ostatni dzień sezonu", day(season.last_day())),
    ])
}
