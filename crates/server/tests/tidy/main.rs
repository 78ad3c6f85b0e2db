//! Rules of the repository itself. Each is a function over a folder: it holds for this repository, and finds the
//! violation in a made-up one.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod asvs;
mod causes;
mod circles;
mod codes;
mod decisions;
mod deploy;
mod direction;
mod habits;
mod handbook;
mod house_words;
mod migrations;
mod sources;
mod store_names;
mod tables;

use std::path::Path;

macro_rules! holds {
    ($($module:ident::$rule:ident)*) => { $(
        #[test]
        fn $rule() {
            let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap();
            let errors = $module::$rule(&root);
            assert!(errors.is_empty(), "\n{}\n", errors.join("\n"));
        }
    )* };
}

holds! {
    asvs::asvs_table_is_complete
    causes::each_message_has_its_cause_in_words
    circles::stores_and_handlers_form_no_circle
    codes::each_list_of_codes_has_its_columns
    decisions::each_decision_is_listed
    deploy::deployments_name_settings_that_exist
    direction::domain_depends_on_little
    direction::domain_does_no_io
    direction::crates_depend_downward
    direction::crates_are_short
    direction::unit_tests_are_run
    direction::no_feature_reads_anothers_store
    direction::sql_stands_in_stores
    direction::sql_is_put_together_in_one_place
    direction::stores_know_no_http
    direction::schemas_have_names_of_their_own
    handbook::commands_are_in_the_handbook_and_run_by_tests
    habits::generated_files_are_proven_current
    habits::time_and_randomness_are_passed_in
    habits::files_are_short
    habits::forbidden_words_stay_out
    habits::rust_reads_no_front_end_source
    house_words::house_words_stay_out
    migrations::migrations_serve_both_databases
    migrations::closed_lists_stay_out_of_tables
    store_names::store_functions_have_full_names
    tables::each_table_has_an_owner
}
