//! Figures of the process as Linux tells them; elsewhere there are none.
use std::fs;

/// Ticks a second in which Linux counts a process's time, on every architecture.
const TICKS: f64 = 100.0;

/// Memory in use, in bytes.
pub fn resident_bytes() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: f64 = line.trim().trim_end_matches(" kB").parse().ok()?;
    Some(kibibytes * 1024.0)
}

/// Time that the process has had on processors, in seconds.
pub fn cpu_seconds() -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program, in brackets, may hold spaces.
    let (_, fields) = stat.rsplit_once(") ")?;
    let ticks = |at: usize| fields.split(' ').nth(at)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / TICKS)
}

/// Number of open files and sockets.
pub fn open_files() -> Option<usize> {
    Some(fs::read_dir("/proc/self/fd").ok()?.count())
}

/// Largest number of open files and sockets.
pub fn most_files() -> Option<u64> {
    rustix::process::getrlimit(rustix::process::Resource::Nofile).current
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    #[test]
    fn linux_tells_of_this_process() {
        assert!(super::resident_bytes().is_some_and(|bytes| bytes > 1_000_000.0));
        assert!(super::cpu_seconds().is_some_and(|seconds| seconds < 10_000.0));
        assert!(super::open_files().is_some_and(|files| files >= 3));
    }
}
