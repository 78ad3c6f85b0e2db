//! Addresses of single promotions, fixed by the programme's front ends: each is only a path and a promotion's key.
use axum::Json;
use axum::extract::State;
use plon_platform::openapi::{ApiRouter, routes};
use serde::Serialize;
use utoipa::ToSchema;

use super::audience;
use super::progress::{PromotionProgress, Shares};
use super::promotion::Promotion;
use super::store;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;

/// The caller's progress in one promotion.
#[derive(Debug, Serialize, ToSchema)]
pub struct OnePromotion {
    /// Target in the measure's unit, in Polish notation; null when there is nothing to reach.
    target: Option<String>,
    /// Amount bought, in the measure's unit and in Polish notation.
    current: String,
    data: OneProgress,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OneProgress {
    #[serde(flatten)]
    progress: PromotionProgress,
    /// Target in the measure's smallest part.
    minimum_purchased_products_target: Option<i64>,
    /// Amount bought, in the measure's smallest part; the target is met when it is at most this.
    minimum_purchased_products_value: i64,
}

async fn one(app: &App, who: Participant, key: &str) -> Result<Json<OnePromotion>, ApiError> {
    let mut db = app.db.read().await?;
    let promotion = Promotion::from_row(store::find_promotion_by_key(&mut db, key).await?.ok_or(ApiError::NotFound)?)?;
    if promotion.audience != who.audience || !audience::is_for(&mut db, &promotion, who.id).await? {
        return Err(ApiError::NotFound);
    }
    let progress = Shares::of(&mut db, who.id).await?.progress(&promotion, app.clock.today());
    let (target, current) = progress.figures();
    Ok(Json(OnePromotion {
        target: progress.target_number(),
        current: progress.current_number(),
        data: OneProgress {
            progress,
            minimum_purchased_products_target: target,
            minimum_purchased_products_value: current,
        },
    }))
}

macro_rules! aliases {
    ($($name:ident: $path:literal => $key:literal,)*) => {
        $(
            /// Shows the caller's progress in the promotion of this address.
            #[utoipa::path(get, path = $path, tag = "promotions",
                responses((status = 200, body = OnePromotion), (status = 404)))]
            async fn $name(State(app): State<App>, who: Participant) -> Result<Json<OnePromotion>, ApiError> {
                one(&app, who, $key).await
            }
        )*

        pub fn routes() -> ApiRouter {
            ApiRouter::new()$(.routes(routes!($name)))*
        }
    };
}

aliases! {
    show_top_shop_progress: "/api/v1/user/top-shop-promo" => "top_shop",
    show_stock_halvetic_progress: "/api/v1/user/stock-halvetic-promo" => "stock_halvetic",
    show_spring_package_progress: "/api/v1/user/spring-package-promo" => "spring_package",
    show_autumn_retail_progress: "/api/v1/user/autumn-retail-promo" => "autumn_retail",
    show_halvetic_promocja_teraz_progress: "/api/v1/user/halvetic-promocja-teraz" => "halvetic_promocja_teraz",
    show_pre_sale_progress: "/api/v1/user/pre-sale-promo" => "pre_sale",
    show_declare_and_gain_progress: "/api/v1/user/declare_and_gain" => "declare_and_gain",
}
