import type { PageText } from '../pdf/rows'

/** Token, a word as the recogniser found it, in pixels from the picture's upper left corner. */
export interface Token {
  readonly text: string
  /** From 0 to 100. */
  readonly confidence: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Height at which the letters stand, in the word's middle. */
  readonly baseline: number
}

/** Width in points, the unit of a PDF's texts, of what is printed on a page of A4 between its margins. */
const printedWidth = 510

/** Parts of a letter's height: how far apart words on one line may stand in height, and the widest space. */
const [sameLine, widestSpace] = [0.5, 0.75]

/** Least confidence of a word, of one or two letters, which may be specks, and of one that another reading lacks. */
const [leastOfTokens, leastOfSpecks, leastOfAdded] = [5, 50, 60]

/** Remains of rules and frames at a word's edges. */
const frames = /^[|[\]{}()_=~«»„”"'*!:;—–-]+(?=[\p{L}\d])|[|[\]{}_=~«»„”"'*—–]+$/gu

/** Words of a first reading, with those of a second one where the first has none. */
export function mergedTokens(first: readonly Token[], second: readonly Token[]): Token[] {
  const tokens = first.flatMap(cleaned)
  const added = second
    .flatMap(cleaned)
    .filter((token) => token.confidence >= leastOfAdded && !tokens.some((known) => overlap(known, token)))
  return [...tokens, ...added]
}

/** Texts of a page with their places in points, as a PDF has them; the words of a line stand at one height. */
export function pageTexts(tokens: readonly Token[]): PageText[] {
  const start = Math.min(...tokens.map(({ left }) => left))
  const points = printedWidth / (Math.max(...tokens.map(({ right }) => right)) - start)
  return linesOf(tokens).flatMap((line) => {
    const y = line.reduce((sum, { baseline }) => sum + baseline, 0) / line.length
    return phrasesOf(line).map(({ text, left, right }) => ({
      text,
      x: left * points,
      y: y * points,
      width: (right - left) * points,
    }))
  })
}

/** Word without remains of frames; none where nothing else is left. */
function cleaned(token: Token): Token[] {
  const text = token.text.replace(frames, '')
  const least = text.length <= 2 && !/\d/.test(text) ? leastOfSpecks : leastOfTokens
  return /[\p{L}\d%]/u.test(text) && token.confidence >= least ? [{ ...token, text }] : []
}

function overlap(one: Token, other: Token): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** Words line by line: each goes on with the line whose last word is next to it in height. */
function linesOf(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = []
  for (const token of [...tokens].sort((one, other) => one.left - other.left)) {
    let best: { line: Token[]; distance: number } | undefined
    for (const line of lines) {
      const last = line.at(-1)
      if (!last || last.right - heightOf(last) > token.left) continue
      const distance = Math.abs(last.baseline - token.baseline)
      const most = sameLine * Math.min(heightOf(last), heightOf(token))
      if (distance <= most && (!best || distance < best.distance)) best = { line, distance }
    }
    if (best) best.line.push(token)
    else lines.push([token])
  }
  return lines
}

/** Words joined where there is no more than a space between them. */
function phrasesOf(line: readonly Token[]): Token[] {
  const phrases: Token[] = []
  for (const token of line) {
    const last = phrases.at(-1)
    if (last && token.left - last.right <= widestSpace * Math.max(heightOf(last), heightOf(token)))
      phrases[phrases.length - 1] = { ...token, text: `${last.text} ${token.text}`, left: last.left }
    else phrases.push(token)
  }
  return phrases
}

function heightOf({ top, bottom }: Token): number {
  return bottom - top
}
