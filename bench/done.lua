-- One line at the end: requests a second, how many were not answered well, and the 50th, 95th and 99th percentile in milliseconds.
function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  local function milliseconds(percentile) return latency:percentile(percentile) / 1e3 end
  io.write(string.format("%.0f %d %.1f %.1f %.1f\n",
    summary.requests / summary.duration * 1e6, failed, milliseconds(50), milliseconds(95), milliseconds(99)))
end
