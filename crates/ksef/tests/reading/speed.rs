//! Speed and memory of reading e-invoices; run in release with `--ignored --nocapture`.

use std::time::Instant;

use plon_ksef::read;

use crate::given::{line, sale};

/// Fields of an ordinary line.
fn lines(count: u32) -> String {
    let one = |number: u32| {
        let fields = [
            ("P_7", "AGROSAR 360 SL kanister 20 l"),
            ("Indeks", "AGR-360-20"),
            ("GTIN", "5901234123457"),
            ("P_8A", "szt."),
            ("P_8B", "12"),
            ("P_9A", "389.90"),
            ("P_11", "4678.80"),
            ("P_12", "8"),
        ];
        line(number, &fields)
    };
    (1..=count).map(one).collect()
}

/// Most memory that the process has had, in KiB, as Linux counts it.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok()).unwrap_or_default()
}

#[test]
#[ignore = "a measurement"]
fn invoices_of_20_lines_in_a_second() {
    let file = sale(&lines(20));
    let start = Instant::now();
    let count = 5_000_u32;
    for _ in 0..count {
        assert_eq!(read(file.as_bytes()).unwrap().lines.len(), 20);
    }
    let per_second = f64::from(count) / start.elapsed().as_secs_f64();
    println!("{per_second:.0} invoices of 20 lines ({} bytes) in a second", file.len());
    assert!(per_second > 1_000.0);
}

#[test]
#[ignore = "a measurement"]
fn an_invoice_of_10_000_lines() {
    let file = sale(&lines(10_000));
    let (before, start) = (peak(), Instant::now());
    let invoice = read(file.as_bytes()).unwrap();
    let (took, memory) = (start.elapsed(), peak() - before);
    assert_eq!(invoice.lines.len(), 10_000);
    println!("10 000 lines ({} bytes) in {took:?}, {memory} KiB of memory", file.len());
    assert!(took.as_millis() < 200);
}
