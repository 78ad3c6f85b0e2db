//! Crops that operators add, rename and retire: what is asked for, and what of stored areas stays.
use serde_json::{Value, json};

use crate::support::{Answer, OperatorClient, TestApp, on_both};

const PATH: &str = "/api/v1/backoffice/crops";

fn orkisz() -> Value {
    json!({"group": "Zboża", "name": " Orkisz ", "position": "15"})
}

impl TestApp {
    async fn post_crop(&self, operator: &OperatorClient, path: &str, form: &Value) -> Answer {
        self.post(&format!("{PATH}{path}")).bearer(&operator.token).json(form).send().await
    }

    /// Names of the crops of a group that registration asks for.
    async fn offered(&self, group: &str) -> Vec<String> {
        let options = self.get("/api/v1/registration").send().await.assert(200).json["data"].clone();
        let groups = options["crops"].as_array().unwrap().clone();
        let found = groups.iter().find(|one| one["name"] == group).map(|one| one["parts"].as_array().unwrap().clone());
        found.unwrap_or_default().iter().map(|crop| crop["name"].as_str().unwrap().to_owned()).collect()
    }
}

on_both! {
    async fn the_list_begins_with_the_programmes_own_crops(app) {
        let operator = app.operator(&["moderator"]).await;
        let list = app.get(PATH).bearer(&operator.token).send().await.assert(200).json["data"].clone();
        let crops = list.as_array().unwrap();
        assert_eq!(crops.len(), 24);
        assert_eq!(crops[0], json!({"id": 31, "version": 0, "group": "Zboża", "name": "Pszenica ozima", "is_total": false,
            "position": 10, "retired": false}));
        assert!(crops.iter().any(|crop| crop["id"] == 17 && crop["is_total"] == true));
        let editor = app.operator_named("ewa", &["editor"]).await;
        app.post_crop(&editor, "", &orkisz()).await.assert(403);
    }

    async fn a_crop_is_added_renamed_moved_and_retired_under_its_code(app) {
        let operator = app.operator(&["moderator"]).await;
        let added = app.post_crop(&operator, "", &orkisz()).await;
        assert_eq!(added.assert(201).json["message"], "Dodano uprawę: Orkisz");
        assert_eq!(app.offered("Zboża").await[..3], ["Pszenica ozima", "Orkisz", "Pszenica jara"]);
        let change = json!({"version": 0, "crop": {"group": "Oleiste", "name": "Rzepak ozimy", "position": "5"}});
        app.post_crop(&operator, "/15/update", &change).await.assert(200);
        assert_eq!((app.offered("Oleiste").await, app.offered("Rzepak").await.len()), (vec!["Rzepak ozimy".to_owned()], 0));
        assert_eq!(app.post_crop(&operator, "/15/update", &change).await.assert(409).json["error"], "version_changed");
        let mut retired = json!({"version": 1, "crop": orkisz()});
        retired["crop"]["retired"] = json!(true);
        app.post_crop(&operator, "/1001/update", &retired).await.assert(200);
        assert_eq!(app.offered("Zboża").await[..2], ["Pszenica ozima", "Pszenica jara"]);
        let next = app.post_crop(&operator, "", &json!({"group": "Zboża", "name": "Gryka", "position": "1"})).await;
        assert_eq!(next.assert(201).json["data"][0]["id"], 1002, "no code is given twice");
        let total = json!({"version": 0, "crop": {"group": "Zboża", "name": "Sady razem", "position": "110"}});
        app.post_crop(&operator, "/17/update", &total).await.assert(200);
        assert_eq!(app.offered("Sady").await.len(), 4, "a sum stays in its group");
        assert_eq!(app.count("SELECT count(*) FROM audit_log WHERE subject = 'crops' AND subject_id IN (15, 17, 1001, 1002)").await, 5);
        app.post_crop(&operator, "/999/update", &retired).await.assert(404);
    }

    async fn two_crops_never_have_one_name(app) {
        let operator = app.operator(&["moderator"]).await;
        for name in ["pszenica  OZIMA", "Zyto"] {
            let refused = app.post_crop(&operator, "", &json!({"group": "Zboża", "name": name, "position": "1"})).await;
            assert_eq!(refused.assert(422).json["error"], "crop_exists", "{name}");
            assert!(refused.json["errors"]["name"].is_array());
        }
        let renamed = json!({"version": 0, "crop": {"group": "Zboża", "name": "Rzepak", "position": "1"}});
        app.post_crop(&operator, "/12/update", &renamed).await.assert(422);
        let own = json!({"version": 0, "crop": {"group": "Zboża", "name": "ŻYTO", "position": "1"}});
        app.post_crop(&operator, "/12/update", &own).await.assert(200);
        let refused = app.post_crop(&operator, "", &json!({"position": "x"})).await;
        let fields: Vec<String> = refused.assert(422).json["errors"].as_object().unwrap().keys().cloned().collect();
        assert_eq!(fields, ["group", "name", "position"]);
    }

    async fn areas_of_a_retired_crop_stay_and_take_no_new_ones(app) {
        let operator = app.operator(&["moderator"]).await;
        let participant = app.participant().await;
        app.post_crop(&operator, "", &orkisz()).await.assert(201);
        let save = async |area: Value| {
            app.post("/api/v1/user/profile").bearer(&participant.token).json(&json!({"area": area})).send().await
        };
        save(json!([{"id": 1001, "value": "2,5"}, {"id": 15, "value": "1"}])).await.assert(200);
        let mut retired = json!({"version": 1, "crop": orkisz()});
        retired["crop"]["retired"] = json!(true);
        app.post_crop(&operator, "/1001/update", &retired).await.assert(200);
        let refused = save(json!([{"id": 1001, "value": "3"}])).await;
        assert!(refused.assert(422).json["errors"]["area.1001"].is_array());
        save(json!([{"id": 31, "value": "4"}])).await.assert(200);
        let path = format!("/api/v1/backoffice/participants/{}", participant.id.0);
        let shown = app.get(&path).bearer(&operator.token).send().await;
        assert_eq!(shown.assert(200).json["data"]["areas"], json!([{"crop_id": 31, "crop": "Pszenica ozima", "area": 4000},
            {"crop_id": 1001, "crop": "Orkisz", "area": 2500}]));
    }
}
