import { folded } from '../../../../format/text'
import { distanceBetween, mostMistakes } from './alike'

/** Part of a name: letters or a number, with its place. */
interface Part {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Name with the programme's product in it as it is spelt; as it is where no product, or several, are meant. */
export function spelt(name: string, products: readonly string[]): string {
  const parts = partsOf(name)
  const found = [...new Set(products)].flatMap((product) => {
    const place = placeOf(partsOf(product), parts)
    return place ? [{ product, place, length: partsOf(product).length }] : []
  })
  const longest = Math.max(...found.map(({ length }) => length))
  const [best, ...others] = found.filter(({ length }) => length === longest)
  if (!best || others.length > 0) return name
  return `${name.slice(0, best.place.start)}${best.product}${name.slice(best.place.end)}`
}

/** Stretch of a name that is a product's. */
function placeOf(product: readonly Part[], name: readonly Part[]): { start: number; end: number } | null {
  for (let first = 0; first + product.length <= name.length; first += 1) {
    const stretch = name.slice(first, first + product.length)
    const [start, end] = [stretch[0]?.start, stretch.at(-1)?.end]
    if (start === undefined || end === undefined) return null
    if (stretch.every(({ text }, place) => isAlike(text, product[place]?.text ?? ''))) return { start, end }
  }
  return null
}

function partsOf(name: string): Part[] {
  return [...name.matchAll(/\p{L}+|\d+/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }))
}

/** True for the same word but for letters that recognisers mistake; numbers and short words must be equal. */
function isAlike(one: string, other: string): boolean {
  const [read, meant] = [folded(one), folded(other)]
  if (read === meant) return true
  if (/\d/.test(meant) || mostMistakes(meant) === 0) return false
  const [readShape, meantShape] = [shapeOf(read), shapeOf(meant)]
  return readShape === meantShape || distanceBetween(read, meant) <= mostMistakes(meant)
}

/** Word by its strokes: two letters "v" are read as "w", and a double letter as a single one. */
function shapeOf(token: string): string {
  return token
    .replaceAll('w', 'vv')
    .replaceAll('rn', 'm')
    .replace(/(.)\1+/g, '$1')
}
