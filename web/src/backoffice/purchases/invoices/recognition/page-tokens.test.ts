import { describe, expect, test } from 'vitest'
import { mergedTokens, pageTexts } from './page-tokens'
import { at, line } from './test-pages'

const textsOf = (tokens: ReturnType<typeof line>) => tokens.map(({ text }) => text)

describe('the words of two readings', () => {
  test('are those of the first, and those of the second where it has none', () => {
    const first = [at(100, 50, 'DOVVO'), at(160, 50, '450')]
    const second = [at(102, 51, 'DOWO'), at(400, 50, '3'), at(500, 50, '7', 40)]
    expect(textsOf(mergedTokens(first, second))).toEqual(['DOVVO', '450', '3'])
  })

  test('lose the remains of rules, and specks', () => {
    const read = [
      at(100, 50, '|Nazwa'),
      at(200, 50, '[2'),
      at(250, 50, '|'),
      at(270, 50, '=='),
      at(300, 50, 'Ą', 20),
      at(320, 50, '5', 20),
      at(340, 50, 'L', 75),
      at(360, 50, 'zwodzi', 0),
      at(440, 50, 'J.m.'),
    ]
    expect(textsOf(mergedTokens(read, []))).toEqual(['Nazwa', '2', '5', 'L', 'J.m.'])
  })
})

describe('the texts of a page', () => {
  test('are phrases, in points, as if the print filled a page of A4 between its margins', () => {
    expect(pageTexts(line(500, [100, 1020], ['Data wystawienia:', '18.08.2025']))).toEqual([
      { text: 'Data wystawienia:', x: 50, y: 250, width: 85 },
      { text: '18.08.2025', x: 510, y: 250, width: 50 },
    ])
  })

  test('of one line stand at one height, though each word is a little lower', () => {
    const heights = [500, 503, 506, 509].map((y, place) => at(100 + 300 * place, y, `słowo${place}`))
    const below = [540, 543, 546, 549].map((y, place) => at(100 + 300 * place, y, `dalej${place}`))
    const texts = pageTexts([...below, ...heights])
    expect(texts.map(({ text }) => text)).toEqual([
      ...['dalej0', 'dalej1', 'dalej2', 'dalej3'],
      ...['słowo0', 'słowo1', 'słowo2', 'słowo3'],
    ])
    expect(new Set(texts.map(({ y }) => y.toFixed(3))).size).toBe(2)
  })
})
