//! New passwords: the rule of composition, and what is soon guessed.
use plon_domain::password::{GuessablePassword, Owner, Password};

fn check(password: &str, owner: &Owner) -> Result<(), GuessablePassword> {
    Password::parse(password).unwrap().check_guessable(owner)
}

#[test]
fn a_popular_password_is_refused_however_it_is_dressed_up() {
    for popular in [
        "P@ssw0rd1!",
        "P@ssw0rd",
        "Haslo123!",
        "Hasl0!!2025",
        "Kochanie1!",
        "Zima2024!",
        "1!Polska",
        "Welcome1!",
        "Admin123!",
        "Lato2025!",
        "Legia1916!",
        "Misiek1!",
        "Iloveyou1!",
        "Monika123!",
        "Traktor%4821",
        "Krakow2024!",
        "Wojtek88!",
        "Rolnik2025!",
        "Haslo!Haslo1",
        "Pszenica#77",
        "Kowalski1985!",
        "Qwerty2025#",
        "Dragon99!",
        "Letmein1!",
        "L3tm31n!!",
        "Bialystok1!",
        "Szczescie7!",
        "Sloneczko1!",
        "Polska2025!",
        "Piotrek12!",
        "Pa$$w0rd12",
        "NoweHaslo1!",
    ] {
        assert!(check(popular, &Owner::default()).is_err(), "{popular}");
    }
}

#[test]
fn a_pattern_is_refused() {
    for pattern in [
        "1qaz!QAZ",
        "ZAQ12wsx#",
        "Aa123456@",
        "Aa1!Aa1!Aa1!",
        "Abcd1234!",
        "!QAZ2wsx",
        "Zaq1@wsx",
        "Qwer!234",
        "Aaaa1111!",
    ] {
        assert_eq!(check(pattern, &Owner::default()), Err(GuessablePassword::Pattern), "{pattern}");
    }
}

#[test]
fn what_everybody_knows_of_the_owner_is_refused() {
    let owner = Owner::of(["5260250274", "Łucja", "Wiśniewska-Nowak", "Gospodarstwo Rolne", "l.wisnia@example.pl"]);
    for personal in [
        "Aa!5260250274",
        "526%025%02%74Ab",
        "Wisniewska7%Kosa",
        "N0w@k%Stodola7",
        "Rolne%Jutro27",
        "Kosa%Wisnia77",
        "Lucja%1997",
    ] {
        assert_eq!(check(personal, &owner), Err(GuessablePassword::Personal), "{personal}");
        let other = check(personal, &Owner::default());
        assert_ne!(other, Err(GuessablePassword::Personal), "{personal}");
    }
    assert_eq!(
        check("Plon%Jutro2027", &Owner::default()),
        Err(GuessablePassword::Personal),
        "the programme's own name"
    );
}

#[test]
fn words_put_together_and_signs_by_chance_are_taken() {
    let owner = Owner::of(["5260250274", "Ola", "Lis", "Kos", "ola@wp.pl"]);
    for good in [
        "Kombajn%w%polu3",
        "Haslo&Rolnik7",
        "x7K#pQ2vLm",
        "aB3$xY7&",
        "Trzy%Bociany4",
        "Champion%Stodola9",
        "Zboze#dojrzewa25",
        "Owies%w%stodole7",
        "Rzepak%kwitnie26",
        "Kolano%Listwa8",
    ] {
        assert_eq!(check(good, &owner), Ok(()), "{good}");
    }
}
