//! Name of a device, from its `User-Agent`.

/// Browsers by their distinctive words; an upper one also says the words of lower ones, so the first match counts.
const BROWSERS: [(&str, &str); 9] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Przeglądarka Samsung"),
    ("Vivaldi", "Vivaldi"),
    ("FxiOS", "Firefox"),
    ("Firefox", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
];

/// Systems by their words, in the grammatical case after "na …".
const SYSTEMS: [(&str, &str); 7] = [
    ("iPhone", "iPhonie"),
    ("iPad", "iPadzie"),
    ("Android", "telefonie lub tablecie z\u{a0}Androidem"),
    ("Windows", "komputerze z\u{a0}Windowsem"),
    ("CrOS", "Chromebooku"),
    ("Macintosh", "komputerze Mac"),
    ("Linux", "komputerze z\u{a0}Linuksem"),
];

/// Name of a device: `Chrome na komputerze z Windowsem`.
pub fn device_name(user_agent: &str) -> String {
    match (find_name(&BROWSERS, user_agent), find_name(&SYSTEMS, user_agent)) {
        (Some(browser), Some(system)) => format!("{browser} na {system}"),
        (Some(browser), None) => browser.to_owned(),
        (None, Some(system)) => format!("Przeglądarka na {system}"),
        (None, None) => "Nieznane urządzenie".to_owned(),
    }
}

fn find_name(words: &[(&str, &'static str)], user_agent: &str) -> Option<&'static str> {
    words.iter().find(|(word, _)| user_agent.contains(word)).map(|(_, name)| *name)
}

#[cfg(test)]
mod tests {
    use super::device_name;

    #[test]
    fn a_device_is_told_in_words() {
        for (user_agent, words) in [
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
                "Chrome na komputerze z\u{a0}Windowsem",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36 Edg/141.0",
                "Edge na komputerze z\u{a0}Windowsem",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
                "Safari na iPhonie",
            ),
            (
                "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
                "Chrome na telefonie lub tablecie z\u{a0}Androidem",
            ),
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox na komputerze z\u{a0}Linuksem",
            ),
            ("curl/8.5.0", "Nieznane urządzenie"),
            ("", "Nieznane urządzenie"),
        ] {
            assert_eq!(device_name(user_agent), words, "{user_agent}");
        }
    }
}
