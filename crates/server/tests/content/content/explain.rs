//! Lists of content go by their indexes on both databases.
use super::shown;
use crate::support::on_both;

on_both! {
    async fn the_public_lists_go_by_their_order(app) {
        let id = app.news(shown("jest")).await;
        for query in ["", "?page=2", "?program=program.partner"] {
            let plans = app.plans_of(app.get(&format!("/api/v1/cms/news{query}"))).await;
            plans.assert_by_index("news n", "news_by_status");
            plans.assert_in_order("news n");
        }
        // these two come whole: what counts is that no draft is read
        app.plans_of(app.get("/api/v1/cms/faq")).await.assert_by_index("questions q", "questions_by_status");
        app.plans_of(app.get(&format!("/api/v1/cms/news/{id}"))).await.assert_by_index("news n", "");
        app.page("o-programie", "published").await;
        app.plans_of(app.get("/api/v1/cms/pages")).await.assert_by_index("pages p", "pages_by_status");
        app.plans_of(app.get("/api/v1/cms/pages/o-programie")).await.assert_by_index("pages p", "");
    }

    async fn the_editors_lists_go_by_their_order(app) {
        let operator = app.operator(&["editor"]).await;
        for (path, table, all, filtered) in [
            ("news", "news n", "news_by_day", "news_by_status"),
            ("faq", "questions q", "questions_in_order", "questions_by_status"),
        ] {
            for (query, index) in [("?cursor=3", all), ("?status=draft", filtered), ("?status=published&cursor=3", filtered)] {
                let list = app.get(&format!("/api/v1/backoffice/{path}{query}")).bearer(&operator.token);
                let plans = app.plans_of(list).await;
                plans.assert_in_order(table);
                assert!(plans.reading(table).iter().any(|plan| plan.contains(index)), "{path}{query}: {plans:?}");
            }
        }
        let item = app.news(shown("jest")).await;
        let history = app.get(&format!("/api/v1/backoffice/news/{item}/history?cursor=3")).bearer(&operator.token);
        app.plans_of(history).await.assert_by_index("audit_log a", "audit_log_by_subject");
        let list = app.get("/api/v1/backoffice/pages?status=draft").bearer(&operator.token);
        let plans = app.plans_of(list).await;
        plans.assert_by_index("pages p", "pages_by_status");
        plans.assert_in_order("pages p");
    }
}
