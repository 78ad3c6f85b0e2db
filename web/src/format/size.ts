const kib = 1024

/** Bytes as people read them: `12 kB`, `1,5 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < kib * kib) return `${Math.max(1, Math.round(bytes / kib))}\u00a0kB`
  return `${(bytes / kib / kib).toLocaleString('pl-PL', { maximumFractionDigits: 1 })}\u00a0MB`
}
