const nbsp = '\u00a0'

const whole = new Intl.NumberFormat('pl-PL', { useGrouping: 'always', maximumFractionDigits: 0 })
const hundredths = new Intl.NumberFormat('pl-PL', {
  useGrouping: 'always',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const thousandths = new Intl.NumberFormat('pl-PL', { useGrouping: 'always', maximumFractionDigits: 3 })

/** 62480 → "62 480". */
export function formatNumber(value: number): string {
  return whole.format(value)
}

/** 62480 → "62 480 pkt". */
export function formatPoints(points: number): string {
  return `${whole.format(points)}${nbsp}pkt`
}

/** Grosze without the unit: 124050 → "1 240,50". */
export function formatAmount(grosze: number): string {
  return hundredths.format(grosze / 100)
}

/** Grosze: 124050 → "1 240,50 zł". */
export function formatMoney(grosze: number): string {
  return `${formatAmount(grosze)}${nbsp}zł`
}

/** Thousandths of a litre or kilogram: 20500, "l" → "20,5 l". */
export function formatVolume(volume: number, unit: string): string {
  return `${thousandths.format(volume / 1000)}${nbsp}${unit}`
}

/** What a person types as an amount, in grosze: "1 240,5" → 124050; null where it is no amount. */
export function parseAmount(text: string): number | null {
  const compact = text.replace(/[\s\u00a0\u202f]/g, '').replace(/zł$/i, '')
  const parts = /^(\d{1,10})(?:[.,](\d{0,2}))?$/.exec(compact)
  if (!parts) return null
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}
