// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Luma } from '../../../../pictures/luma'
import { evenLight } from './even-light'
import { withoutRuling } from './ruling'
import { skewOf } from './skew'

/** Brightness by the place of a pixel. */
type Drawing = (x: number, y: number) => number

const [white, black] = [255, 0]

function picture(width: number, height: number, drawing: Drawing): Luma {
  const data = Uint8Array.from({ length: width * height }, (_, place) =>
    drawing(place % width, Math.floor(place / width)),
  )
  return { data, width, height }
}

function pixel({ data, width }: Luma, x: number, y: number): number | undefined {
  return data[y * width + x]
}

/** Lines of letters six pixels high, which go down to the right by a slope. */
function writing(slope: number): Drawing {
  return (x, y) => {
    const across = Math.round(y - x * slope)
    const isLetter = ((across % 30) + 30) % 30 < 6 && x % 9 < 6
    return isLetter ? black : white
  }
}

describe('the light', () => {
  const shaded = picture(400, 200, (x, y) => {
    const paper = 240 - x * 0.4
    return x % 40 < 2 && y % 20 < 8 ? paper * 0.3 : paper
  })

  test('is evened, so that paper in the shade is as white as elsewhere', () => {
    const even = evenLight(shaded)
    expect(pixel(shaded, 390, 15)).toBeLessThan(90)
    for (const x of [10, 110, 210, 310, 390]) expect(pixel(even, x, 15)).toBeGreaterThan(230)
  })

  test('leaves ink dark', () => {
    const even = evenLight(shaded)
    for (const x of [41, 201, 361]) expect(pixel(even, x, 44)).toBeLessThan(110)
  })

  test('of a black picture is none', () => {
    expect(evenLight(picture(20, 20, () => black)).data.every((level) => level === 0)).toBe(true)
  })
})

describe('the skew', () => {
  test.each([0, 0.03, -0.03, 0.12, -0.12])('of lines that go down by %d is found', (slope) => {
    expect(Math.tan(skewOf(picture(400, 300, writing(slope))))).toBeCloseTo(slope, 2)
  })

  test('of an empty page is 0', () => {
    expect(skewOf(picture(50, 50, () => white))).toBe(0)
  })
})

describe('the rules of a table', () => {
  /* A table of four cells; a letter of 20 pixels stands in one, and another one touches a rule. */
  const isRule = (x: number, y: number) => x % 100 < 3 || y % 100 < 3
  const isLetter = (x: number, y: number) =>
    (x >= 40 && x < 45 && y >= 40 && y < 60) || (x >= 140 && x < 145 && y >= 90 && y < 110)
  const table = picture(203, 203, (x, y) => (isRule(x, y) || isLetter(x, y) ? 60 : white))
  const cleared = withoutRuling(table)

  test('are cleared, and their crossings', () => {
    for (const [x, y] of [
      [70, 101],
      [101, 50],
      [101, 101],
      [1, 150],
    ] as const)
      expect(pixel(cleared, x, y)).toBe(white)
  })

  test('leave the letters', () => {
    expect(pixel(cleared, 42, 50)).toBe(60)
    expect(pixel(cleared, 142, 95)).toBe(60)
    expect(pixel(cleared, 142, 107)).toBe(60)
  })

  test('are cleared where they lean', () => {
    const leaning = picture(900, 900, (x, y) => (Math.floor(x - y * 0.1) >> 1 === 200 ? 90 : white))
    const dark = withoutRuling(leaning).data.filter((level) => level < 200)
    expect(dark.length).toBeLessThan(40)
  })

  test('are no lines of writing', () => {
    const page = picture(300, 300, writing(0))
    expect(withoutRuling(page).data).toEqual(page.data)
  })
})
