-- One line at the end: requests a second, the 99th percentile in milliseconds, and how many were not answered well.
function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format("%.0f %.1f %d\n", summary.requests / summary.duration * 1e6, latency:percentile(99) / 1e3, failed))
end
