import type { Token } from './page-tokens'

/** Width and height of a letter on the test pages, in pixels. */
const [letter, height] = [10, 20]

/** Word whose letters stand at a height of the page. */
export function at(left: number, baseline: number, text: string, confidence = 96): Token {
  const right = left + text.length * letter
  return { text, confidence, left, right, top: baseline - height, bottom: baseline, baseline }
}

/** Texts of a line at given left edges, word by word; an empty text leaves its place out. */
export function line(baseline: number, edges: readonly number[], texts: readonly string[]): Token[] {
  return texts.flatMap((text, place) => {
    let left = edges[place] ?? 0
    return text.split(' ').flatMap((token) => {
      const found = token === '' ? [] : [at(left, baseline, token)]
      left += (token.length + 1) * letter
      return found
    })
  })
}

/** Words as a photo has them that was taken from the side: each line's start moves by a part of its height. */
export function leaning(tokens: readonly Token[], slant: number): Token[] {
  return tokens.map((token) => {
    const move = token.baseline * slant
    return { ...token, left: token.left + move, right: token.right + move }
  })
}

/** Words as a photo has them that was turned: they go down to the right. */
export function tilted(tokens: readonly Token[], slope: number): Token[] {
  return tokens.map((token) => {
    const move = token.left * slope
    return {
      ...token,
      top: token.top + move,
      bottom: token.bottom + move,
      baseline: token.baseline + move,
    }
  })
}
