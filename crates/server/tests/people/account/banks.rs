//! The bank's name, by the sort code of the account that is being typed.
use serde_json::json;

use crate::support::on_both;

on_both! {
    async fn a_sort_code_has_a_bank(app) {
        let participant = app.participant().await;
        for (code, name) in [("10901014", "Erste Bank Polska"), ("1020", "PKO Bank Polski")] {
            let answer = app.get(&format!("/api/v1/banks/{code}")).bearer(&participant.token).send().await;
            assert_eq!(answer.assert(200).json["data"]["name"], name);
        }
    }

    async fn an_unknown_one_has_none(app) {
        let participant = app.participant().await;
        for code in ["99990000", "109", "żółć", "x"] {
            let path = format!("/api/v1/banks/{}", code.replace('ż', "%C5%BC").replace('ó', "%C3%B3")
                .replace('ł', "%C5%82").replace('ć', "%C4%87"));
            let answer = app.get(&path).bearer(&participant.token).send().await;
            assert_eq!(answer.assert(200).json["data"], json!({"name": null}));
        }
    }
}
