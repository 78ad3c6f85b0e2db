/* The default alphabet (GSM 03.38): each character takes one place. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)

/* Its extension: each character takes two places, which stay in one part. */
const extension = new Set('\f^{}\\[~]|€')

export interface SmsSize {
  /** `gsm7` is without Polish letters and no-break spaces. */
  readonly encoding: 'gsm7' | 'ucs2'
  /** Places taken; a character outside of the basic alphabet may take two. */
  readonly length: number
  /** Parts that it is sent and charged in; none for an empty text. */
  readonly parts: number
}

/** Places of an SMS of one part, and of each part of a longer one. */
const places = { gsm7: [160, 153], ucs2: [70, 67] } as const

/** Size of an SMS, as the server counts it. */
export function smsSize(text: string): SmsSize {
  const signs = [...text]
  const isPlain = signs.every((sign) => basic.has(sign) || extension.has(sign))
  const encoding = isPlain ? 'gsm7' : 'ucs2'
  const widths = signs.map((sign) => (isPlain ? (extension.has(sign) ? 2 : 1) : sign.length))
  const length = widths.reduce((sum, width) => sum + width, 0)
  const [whole, part] = places[encoding]
  if (length <= whole) return { encoding, length, parts: length === 0 ? 0 : 1 }
  return { encoding, length, parts: partsOf(widths, part) }
}

function partsOf(widths: readonly number[], part: number): number {
  let parts = 1
  let taken = 0
  for (const width of widths) {
    if (taken + width > part) {
      parts += 1
      taken = 0
    }
    taken += width
  }
  return parts
}
