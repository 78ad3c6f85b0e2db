import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import theme from '../../data/theme.json'

const styles = readFileSync(join(import.meta.dirname, 'app.css'), 'utf8')

/** The colours of a block of the style sheet, by their variables. */
function coloursIn(block: string): Record<string, string> {
  const colours = block.matchAll(/^ *(--color-[a-z-]+): (#[0-9a-f]{6});$/gm)
  return Object.fromEntries(Array.from(colours, ([, name = '', colour = '']) => [name, colour]))
}

/** The block that begins with a line, to the brace that closes it. */
function blockAt(line: string): string {
  const start = styles.indexOf(`\n${line}`)
  const indent = /^ */.exec(line)?.[0] ?? ''
  return styles.slice(start, styles.indexOf(`\n${indent}}`, start))
}

describe('the style sheet has the colours that the server reckons with, and no other:', () => {
  test('the light ones', () => {
    expect(coloursIn(blockAt('@theme static {'))).toEqual(theme.light)
  })

  test('those that differ in the dark, on the screen', () => {
    const block = blockAt('  @media screen and (prefers-color-scheme: dark) {')
    const [dark = '', daylight = ''] = block.split('.daylight {')
    expect(coloursIn(dark)).toEqual(theme.dark)
    /* What keeps its light ground in the dark has the light ones back, all of them. */
    const names = Object.keys(theme.dark) as (keyof typeof theme.dark)[]
    expect(coloursIn(daylight)).toEqual(Object.fromEntries(names.map((name) => [name, theme.light[name]])))
  })
})

const schemes: Readonly<Record<'light' | 'dark', Record<string, string>>> = {
  light: theme.light,
  dark: { ...theme.light, ...theme.dark },
}

/** Relative luminance (WCAG 2.2). */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const share = Number.parseInt(colour.slice(place, place + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['surface', 'page', 'line-soft'] as const
const tints = ['brand-tint', 'accent-tint'] as const
const statuses = ['pending', 'accepted', 'rejected', 'limit'] as const

/** Text and its ground, of which at least 4.5 is asked (WCAG 2.2, 1.4.3). */
const texts: readonly (readonly [ink: string, ground: string])[] = [
  ...[...grounds, ...tints].flatMap((ground) => [['ink', ground] as const, ['muted', ground] as const]),
  ...[...grounds, ...tints].map((ground) => ['brand-text', ground] as const),
  ...['surface', 'page', 'accent-tint'].map((ground) => ['accent-text', ground] as const),
  ...statuses.map((status) => [status, `${status}-tint`] as const),
  ...['surface', 'page'].flatMap((ground) => statuses.map((status) => [status, ground] as const)),
  /* Signs on a filled status: the danger button, the count of the bell, a level that is reached. */
  ...['rejected', 'accepted'].map((status) => ['surface', status] as const),
  ...['brand', 'brand-strong', 'navy', 'navy-soft'].map((ground) => ['white', ground] as const),
  ...['on-navy', 'on-navy-muted'].map((ink) => [ink, 'navy'] as const),
  ['on-navy', 'navy-soft'],
  ...['accent', 'accent-strong'].map((ground) => ['navy', ground] as const),
]

/** Signs and the edges of fields, of which at least 3 is asked (WCAG 2.2, 1.4.11). */
const marks: readonly (readonly [mark: string, ground: string])[] = [
  ['brand', 'surface'],
  ['brand', 'page'],
  ['field', 'surface'],
  ['field', 'page'],
  ['accent', 'navy'],
  ['accent', 'navy-soft'],
]

describe.each(['light', 'dark'] as const)('in the %s', (scheme) => {
  const contrast = ([ink, ground]: readonly [string, string]) =>
    contrastOf(schemes[scheme][`--color-${ink}`] ?? '', schemes[scheme][`--color-${ground}`] ?? '')

  test('every text can be read on its ground', () => {
    expect(texts.filter((pair) => !(contrast(pair) >= 4.5))).toEqual([])
  })

  test('every sign can be told from its ground', () => {
    expect(marks.filter((pair) => !(contrast(pair) >= 3))).toEqual([])
  })
})

test('contrast is counted as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

/** Classes that name a colour of the light where the dark has another, with what stands in for each. */
const lightAlone: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/(?<![\w-])text-brand(-strong)?(?![\w-])/, 'text-brand-text'],
  [/(?<![\w-])bg-white(?![\w-])/, 'bg-surface'],
  [/(?<![\w-])text-navy(?![\w-])/, 'text-ink'],
]

/** Grounds that are white or in the accent colour in the dark too. */
const isOwnGround = (path: string, line: string) =>
  /bg-accent\b/.test(line) || /(QrCode|PdfPages|ProgrammeLogo)\.tsx$/.test(path)

test('no component names a colour that the dark has not', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.(test|gen)\./.test(path),
  )
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((path) =>
    readFileSync(join(import.meta.dirname, path), 'utf8')
      .split('\n')
      .flatMap((line) =>
        lightAlone
          .filter(([pattern]) => pattern.test(line) && !isOwnGround(path, line))
          .map(([, instead]) => `${path}: ${instead} in place of ${line.trim()}`),
      ),
  )
  expect(found).toEqual([])
})
