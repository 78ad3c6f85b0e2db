const nbsp = '\u00a0'

const whole = new Intl.NumberFormat('pl-PL', { useGrouping: 'always', maximumFractionDigits: 0 })
const hundredths = new Intl.NumberFormat('pl-PL', {
  useGrouping: 'always',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const thousandths = new Intl.NumberFormat('pl-PL', { useGrouping: 'always', maximumFractionDigits: 3 })

const tenths = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 1 })

/** 62480 → "62 480". */
export function formatNumber(value: number | bigint): string {
  return whole.format(value)
}

/** Whole number with a true minus: -300 → "−300". */
export function formatBalance(value: number): string {
  return value < 0 ? `−${whole.format(-value)}` : whole.format(value)
}

/** Whole number with its sign: 1200 → "+1 200", -5000 → "−5 000", 0 → "0". */
export function formatChange(value: number): string {
  return value > 0 ? `+${whole.format(value)}` : formatBalance(value)
}

/** 62480 → "62 480 pkt". */
export function formatPoints(points: number | bigint): string {
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

/** Thousandths without a unit, as they stand in a field: 12500 → "12,5". */
export function formatThousandths(value: number): string {
  return thousandths.format(value / 1000)
}

/** Bytes as they are counted while a file comes: 1250000 → "1,3 MB". */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1000
  return kilobytes < 1000
    ? `${whole.format(Math.ceil(kilobytes))}${nbsp}kB`
    : `${tenths.format(kilobytes / 1000)}${nbsp}MB`
}

/** Points in whole złotys by the price of one złoty: "≈ 959 zł"; null without a price, and for a debt. */
export function approximateMoney(points: number, perZloty: number | null | undefined): string | null {
  if (perZloty == null || perZloty <= 0 || points < 0) return null
  return `≈${nbsp}${whole.format(Math.round(points / perZloty))}${nbsp}zł`
}

interface AmountRange {
  min_amount?: number | null
  max_amount?: number | null
  amount_step?: number | null
}

/** The range of a transfer's sums: "od 50 zł do 5 000 zł, co 10 zł"; null for other rewards. */
export function formatAmountRange({
  min_amount: min,
  max_amount: max,
  amount_step: step,
}: AmountRange): string | null {
  if (min == null || max == null || step == null) return null
  const [from, to, by] = [min, max, step].map(formatShortMoney)
  return `od${nbsp}${from} do${nbsp}${to}, co${nbsp}${by}`
}

/** Grosze, whole złotys without their decimals: 5000 → "50 zł". */
export function formatShortMoney(grosze: number): string {
  return grosze % 100 === 0 ? `${formatNumber(grosze / 100)}${nbsp}zł` : formatMoney(grosze)
}
