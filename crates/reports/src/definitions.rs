//! The reports, with the definition of each figure.
use super::model::{GroupBy, Grouping, Report, ReportColumn, TotalRow, Unit};

const fn by(by: GroupBy) -> Grouping {
    Grouping { by, overlaps: false }
}

const fn sum(key: &'static str, title: &'static str, unit: Unit, definition: &'static str) -> ReportColumn {
    ReportColumn { key, title, unit, definition, total: TotalRow::Sum }
}

/// Column whose figures are not added up.
const fn single(key: &'static str, title: &'static str, unit: Unit, definition: &'static str) -> ReportColumn {
    ReportColumn { key, title, unit, definition, total: TotalRow::None }
}

pub const PURCHASES: Report = Report {
    key: "purchases",
    title: "Zakupy",
    summary: "Ile kupiono: zaakceptowane pozycje faktur, po korektach.",
    of_segments: true,
    groupings: &[
        by(GroupBy::Week),
        by(GroupBy::Month),
        by(GroupBy::Voivodeship),
        by(GroupBy::Distributor),
        by(GroupBy::Brand),
        by(GroupBy::Product),
        Grouping { by: GroupBy::Crop, overlaps: true },
        by(GroupBy::Season),
    ],
    columns: &[
        sum(
            "litres",
            "Litry",
            Unit::Millilitres,
            "Objętość pozycji produktów sprzedawanych w\u{a0}litrach, według dnia faktury.",
        ),
        sum(
            "kilograms",
            "Kilogramy",
            Unit::Grams,
            "Masa pozycji produktów sprzedawanych w\u{a0}kilogramach, według dnia faktury.",
        ),
        sum("net_value", "Wartość netto", Unit::Grosze, "Wartość netto pozycji z\u{a0}faktur."),
        sum("points", "Punkty", Unit::Points, "Punkty przyznane za te pozycje, bez promocji."),
        sum(
            "points_cut",
            "Obcięte limitem",
            Unit::Points,
            "Punkty, których za te pozycje nie przyznano, bo wyczerpał się limit uczestnika lub produktu.",
        ),
        sum("lines", "Pozycje", Unit::Count, "Liczba zaakceptowanych pozycji faktur."),
    ],
};

pub const PARTICIPATION: Report = Report {
    key: "participation",
    title: "Uczestnictwo",
    summary: "Ile gospodarstw i\u{a0}firm dołączyło, kupuje i\u{a0}przestało kupować.",
    of_segments: true,
    groupings: &[by(GroupBy::Season), by(GroupBy::Voivodeship)],
    columns: &[
        sum(
            "joined",
            "Dołączyli",
            Unit::Count,
            "Konta gospodarstw i\u{a0}firm założone w\u{a0}sezonie, bez partnerów.",
        ),
        single(
            "active",
            "Aktywni",
            Unit::Count,
            "Uczestnicy, którzy mają w\u{a0}sezonie zaakceptowaną pozycję faktury.",
        ),
        single(
            "first_active",
            "Pierwszy raz aktywni",
            Unit::Count,
            "Aktywni w\u{a0}sezonie, którzy nie byli aktywni w\u{a0}żadnym wcześniejszym.",
        ),
        single(
            "lapsed",
            "Odeszli",
            Unit::Count,
            "Aktywni w\u{a0}sezonie poprzednim, którzy w\u{a0}tym nie mają zaakceptowanej pozycji.",
        ),
    ],
};

pub const COHORTS: Report = Report {
    key: "cohorts",
    title: "Roczniki uczestników",
    summary: "Ile z\u{a0}gospodarstw i\u{a0}firm, które dołączyły w\u{a0}jednym sezonie, kupuje w\u{a0}następnych.",
    of_segments: true,
    groupings: &[by(GroupBy::Season)],
    columns: &[
        sum(
            "joined",
            "Dołączyli",
            Unit::Count,
            "Konta gospodarstw i\u{a0}firm założone w\u{a0}sezonie, bez partnerów.",
        ),
        sum(
            "season_0",
            "Aktywni od razu",
            Unit::Count,
            "Z\u{a0}nich ci, którzy w\u{a0}tym samym sezonie mają zaakceptowaną pozycję.",
        ),
        sum("season_1", "Po roku", Unit::Count, "Z\u{a0}nich aktywni w\u{a0}następnym sezonie."),
        sum("season_2", "Po dwóch latach", Unit::Count, "Z\u{a0}nich aktywni dwa sezony później."),
        sum("season_3", "Po trzech latach", Unit::Count, "Z\u{a0}nich aktywni trzy sezony później."),
        sum("season_4", "Po czterech latach", Unit::Count, "Z\u{a0}nich aktywni cztery sezony później."),
    ],
};

pub const POINTS: Report = Report {
    key: "points",
    title: "Punkty",
    summary: "Punkty przyznane, wydane i\u{a0}utracone, z\u{a0}księgi.",
    of_segments: true,
    groupings: &[by(GroupBy::Week), by(GroupBy::Month), by(GroupBy::Season)],
    columns: &[
        sum(
            "granted",
            "Przyznane",
            Unit::Points,
            "Zapisy księgi, które dodają punkty: zakupy, promocje, członkostwo, poziomy i\u{a0}korekty w\u{a0}górę.",
        ),
        sum(
            "reversed",
            "Wycofane",
            Unit::Points,
            "Zapisy księgi, które odbierają przyznane punkty: korekty i\u{a0}zwroty towaru.",
        ),
        sum("redeemed", "Wydane", Unit::Points, "Punkty zrealizowanych zamówień, bez zamówień zwróconych."),
        sum("forfeited", "Utracone", Unit::Points, "Punkty, które przepadły, bo minął termin wycieczki."),
        sum(
            "change",
            "Zmiana salda",
            Unit::Points,
            "Przyznane bez wycofanych, wydanych i\u{a0}utraconych: o\u{a0}tyle zmieniły się punkty uczestników.",
        ),
    ],
};

pub const POINTS_BY_SOURCE: Report = Report {
    key: "point_sources",
    title: "Źródła punktów",
    summary: "Za co przyznano punkty w\u{a0}sezonie.",
    of_segments: true,
    groupings: &[by(GroupBy::Source)],
    columns: &[
        sum("granted", "Przyznane", Unit::Points, "Zapisy księgi, które dodają punkty z\u{a0}tego źródła."),
        sum("reversed", "Wycofane", Unit::Points, "Zapisy księgi, które odbierają punkty z\u{a0}tego źródła."),
        sum("net", "Razem", Unit::Points, "Przyznane bez wycofanych."),
    ],
};

pub const LIABILITY: Report = Report {
    key: "liability",
    title: "Zobowiązania",
    summary: "Punkty, które uczestnicy mogą dziś wymienić, i\u{a0}ile są warte; wydaje się i\u{a0}wycofuje najpierw najstarsze.",
    of_segments: true,
    groupings: &[by(GroupBy::Age)],
    columns: &[
        sum(
            "points",
            "Punkty",
            Unit::Points,
            "Saldo punktów dostępnych i\u{a0}zarezerwowanych, bez sald poniżej zera.",
        ),
        sum("value", "Wartość", Unit::Grosze, "Punkty po cenie przelewu na konto w\u{a0}bieżącym sezonie."),
        single("participants", "Uczestnicy", Unit::Count, "Uczestnicy, którzy mają punkty w\u{a0}tym wieku."),
    ],
};

pub const PROMOTIONS: Report = Report {
    key: "promotions",
    title: "Promocje",
    summary: "Droga przez każdą promocję sezonu: od odpowiedzi do nagrody, i\u{a0}co kosztowała.",
    of_segments: true,
    groupings: &[by(GroupBy::Promotion)],
    columns: &[
        sum("seen", "Widzieli", Unit::Count, "Uczestnicy, którzy otworzyli stronę promocji."),
        sum(
            "participants",
            "Widzą postęp",
            Unit::Count,
            "Uczestnicy, którzy odpowiedzieli lub kupili coś, co się liczy.",
        ),
        sum("accepted", "Zgodzili się", Unit::Count, "Z\u{a0}nich ci, którzy zaakceptowali regulamin."),
        sum("declined", "Odmówili", Unit::Count, "Z\u{a0}nich ci, którzy odmówili."),
        sum("started", "Kupują", Unit::Count, "Z\u{a0}nich ci, którym coś się już liczy."),
        sum("reached", "Mają nagrodę", Unit::Count, "Z\u{a0}nich ci, którym dopisano punkty lub przyznano kartę."),
        sum("points", "Punkty", Unit::Points, "Punkty dopisane w\u{a0}promocji."),
        sum(
            "points_cut",
            "Obcięte limitem",
            Unit::Points,
            "Punkty promocji, których nie dopisano, bo wyczerpał się limit uczestnika.",
        ),
        sum("cards", "Karty", Unit::Count, "Karty przyznane i\u{a0}niecofnięte."),
        sum("cards_value", "Wartość kart", Unit::Grosze, "Łączny nominał tych kart."),
        sum("litres", "Litry", Unit::Millilitres, "Objętość pozycji, które się liczą w\u{a0}promocji."),
        sum("kilograms", "Kilogramy", Unit::Grams, "Masa pozycji, które się liczą w\u{a0}promocji."),
    ],
};

pub const PROMOTION_EFFECT: Report = Report {
    key: "promotion_effect",
    title: "Skutek promocji",
    summary: "Co promocja kosztowała i\u{a0}ile kupiono produktów, które się w\u{a0}niej liczą: teraz, w\u{a0}tych samych dniach rok wcześniej i\u{a0}u\u{a0}tych, którzy nie biorą udziału.",
    of_segments: true,
    groupings: &[by(GroupBy::Promotion)],
    columns: &[
        sum("cost", "Koszt", Unit::Grosze, "Punkty promocji po cenie przelewu na konto i\u{a0}nominał kart."),
        single(
            "litres",
            "Biorący udział, teraz",
            Unit::Millilitres,
            "Objętość produktów, które już się w\u{a0}promocji komuś liczą, kupiona w\u{a0}jej dniach przez tych, którzy biorą w\u{a0}niej udział.",
        ),
        single(
            "litres_before",
            "Biorący udział, rok wcześniej",
            Unit::Millilitres,
            "To samo: ci sami uczestnicy i\u{a0}produkty, te same dni rok wcześniej.",
        ),
        single(
            "others_litres",
            "Pozostali, teraz",
            Unit::Millilitres,
            "Objętość tych samych produktów, które w\u{a0}dniach promocji kupili pozostali uczestnicy.",
        ),
        single(
            "others_litres_before",
            "Pozostali, rok wcześniej",
            Unit::Millilitres,
            "Pozostali uczestnicy, te same produkty i\u{a0}dni rok wcześniej.",
        ),
        single(
            "kilograms",
            "Biorący udział, teraz",
            Unit::Grams,
            "Masa produktów, które już się w\u{a0}promocji komuś liczą, kupiona w\u{a0}jej dniach przez tych, którzy biorą w\u{a0}niej udział.",
        ),
        single(
            "kilograms_before",
            "Biorący udział, rok wcześniej",
            Unit::Grams,
            "To samo: ci sami uczestnicy i\u{a0}produkty, te same dni rok wcześniej.",
        ),
        single(
            "others_kilograms",
            "Pozostali, teraz",
            Unit::Grams,
            "Masa tych samych produktów, które w\u{a0}dniach promocji kupili pozostali uczestnicy.",
        ),
        single(
            "others_kilograms_before",
            "Pozostali, rok wcześniej",
            Unit::Grams,
            "Pozostali uczestnicy, te same produkty i\u{a0}dni rok wcześniej.",
        ),
    ],
};

pub const WAITING_TIMES: Report = Report {
    key: "waiting_times",
    title: "Czas oczekiwania",
    summary: "Jak długo uczestnicy czekają na decyzje.",
    of_segments: true,
    groupings: &[by(GroupBy::Week), by(GroupBy::Month), by(GroupBy::Season)],
    columns: &[
        sum(
            "invoices",
            "Faktury",
            Unit::Count,
            "Zgłoszone faktury, o\u{a0}których w\u{a0}tym czasie podjęto decyzję, bez tych, od których się odwołano.",
        ),
        single(
            "invoice_median",
            "Mediana",
            Unit::Hours,
            "Godziny od zgłoszenia do decyzji, w\u{a0}których zmieściła się połowa faktur.",
        ),
        single(
            "invoice_ninth",
            "9 na 10",
            Unit::Hours,
            "Godziny od zgłoszenia do decyzji, w\u{a0}których zmieściło się dziewięć faktur na dziesięć.",
        ),
        sum("appeals", "Odwołania", Unit::Count, "Odwołania, na które w\u{a0}tym czasie odpowiedziano."),
        single(
            "appeal_median",
            "Mediana odwołań",
            Unit::Hours,
            "Godziny od odwołania do odpowiedzi, w\u{a0}których zmieściła się połowa.",
        ),
        single(
            "appeal_ninth",
            "9 na 10 odwołań",
            Unit::Hours,
            "Godziny od odwołania do odpowiedzi, w\u{a0}których zmieściło się dziewięć na dziesięć.",
        ),
    ],
};

pub const WORK: Report = Report {
    key: "work",
    title: "Praca operatorów",
    summary: "Kto ile rozstrzygnął w\u{a0}sezonie.",
    of_segments: false,
    groupings: &[by(GroupBy::Operator)],
    columns: &[
        sum("lines", "Pozycje", Unit::Count, "Pozycje zgłoszonych faktur sezonu, o\u{a0}których zdecydował operator."),
        single("invoices", "Faktury", Unit::Count, "Faktury z\u{a0}tymi pozycjami."),
        sum(
            "rejected",
            "Odrzucone",
            Unit::Count,
            "Z\u{a0}tych pozycji odrzucone; nie te, które później cofnęła korekta.",
        ),
        sum("appeals", "Odwołania", Unit::Count, "Odwołania od faktur sezonu, na które odpowiedział."),
    ],
};

pub const ORDERS: Report = Report {
    key: "orders",
    title: "Zamówienia",
    summary: "Co uczestnicy wybierają i\u{a0}jak długo na to czekają.",
    of_segments: true,
    groupings: &[by(GroupBy::Kind), by(GroupBy::Reward), by(GroupBy::Week), by(GroupBy::Month), by(GroupBy::Season)],
    columns: &[
        sum("orders", "Zamówienia", Unit::Count, "Zamówienia złożone w\u{a0}sezonie."),
        sum("points", "Punkty", Unit::Points, "Punkty za zamówienia, bez anulowanych i\u{a0}zwróconych."),
        sum("open", "W\u{a0}toku", Unit::Count, "Zamówienia, które czekają na realizację."),
        sum("completed", "Zrealizowane", Unit::Count, "Zamówienia zrealizowane."),
        sum("ended", "Anulowane i\u{a0}zwrócone", Unit::Count, "Zamówienia anulowane lub zwrócone."),
        single(
            "median",
            "Mediana",
            Unit::Hours,
            "Godziny od złożenia do realizacji, w\u{a0}których zmieściła się połowa zrealizowanych zamówień.",
        ),
        single(
            "ninth",
            "9 na 10",
            Unit::Hours,
            "Godziny od złożenia do realizacji, w\u{a0}których zmieściło się dziewięć na dziesięć.",
        ),
    ],
};

pub const PAYOUTS: Report = Report {
    key: "payouts",
    title: "Wypłaty",
    summary: "Przelewy w\u{a0}paczkach zaproponowanych w\u{a0}sezonie, bez wycofanych.",
    of_segments: true,
    groupings: &[by(GroupBy::Week), by(GroupBy::Month), by(GroupBy::Status), by(GroupBy::Season)],
    columns: &[
        sum("payouts", "Paczki", Unit::Count, "Paczki przelewów."),
        sum("transfers", "Przelewy", Unit::Count, "Przelewy w\u{a0}tych paczkach, bez wyjętych."),
        sum("amount", "Kwota", Unit::Grosze, "Suma tych przelewów."),
        sum("tax", "Podatek", Unit::Grosze, "Podatek pobrany od tych przelewów."),
    ],
};

/// All reports, in the order of the screen.
pub const REPORTS: [Report; 12] = [
    PURCHASES,
    PARTICIPATION,
    COHORTS,
    POINTS,
    POINTS_BY_SOURCE,
    LIABILITY,
    PROMOTIONS,
    PROMOTION_EFFECT,
    WAITING_TIMES,
    WORK,
    ORDERS,
    PAYOUTS,
];

/// The report with that name in an address.
pub fn find(key: &str) -> Option<Report> {
    REPORTS.into_iter().find(|report| report.key == key)
}
