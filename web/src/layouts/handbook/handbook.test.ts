import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked, type Token } from 'marked'
import { describe, expect, test } from 'vitest'
import paths from '../../../../data/paths.json'
import { type Chapter, chapterFor, chapterIn, chapters, hashOf, placeOf } from './chapters'
import { slugOf } from './to-fragment'

/* Holds the operators' handbook in `docs/pl` to the back office: its chapters, their links, and labels of screens. */

const folder = join(import.meta.dirname, '../../../../docs/pl')
const src = join(import.meta.dirname, '../..')
const all = Object.keys(chapters) as Chapter[]

const texts = new Map(all.map((chapter) => [chapter, readFileSync(join(folder, `${chapter}.md`), 'utf8')]))

/** All tokens of a text, from the outside in. */
function tokensOf(text: string): Token[] {
  const found: Token[] = []
  marked.walkTokens(marked.lexer(text), (token) => {
    found.push(token)
  })
  return found
}

function headingsOf(text: string): string[] {
  return tokensOf(text).flatMap((token) => (token.type === 'heading' ? [plain(token.text)] : []))
}

/** Text of a heading without its marks. */
function plain(text: string): string {
  return text.replace(/[*_`]/g, '')
}

function linksOf(text: string): string[] {
  return tokensOf(text).flatMap((token) => (token.type === 'link' ? [String(token.href)] : []))
}

/** Errors in the links of a chapter, one sentence each. */
function wrongLinks(chapter: Chapter, text: string): string[] {
  return linksOf(text).flatMap((href) => {
    const place = placeOf(href, chapter)
    if (place === null) return [`${chapter}: ${href} leads to no chapter`]
    const headings = headingsOf(texts.get(place.chapter) ?? '').map(slugOf)
    return place.heading === null || headings.includes(place.heading)
      ? []
      : [`${chapter}: ${href} leads to no heading`]
  })
}

describe('the chapters of the handbook', () => {
  test('are the files of docs/pl', () => {
    const files = readdirSync(folder).map((name) => name.replace(/\.md$/, ''))
    expect(files.sort()).toEqual([...all].sort())
  })

  test.each(all)('%s opens with its title, and is of use', (chapter) => {
    const text = texts.get(chapter) ?? ''
    expect(text.split('\n')[0]).toBe(`# ${chapters[chapter]}`)
    expect(text.split('\n').length).toBeGreaterThanOrEqual(12)
    expect(text.match(/^# /gm)).toHaveLength(1)
  })

  test.each(all)('%s has no heading twice, so that each is an anchor', (chapter) => {
    const slugs = headingsOf(texts.get(chapter) ?? '').map(slugOf)
    expect(slugs).toEqual([...new Set(slugs)])
  })

  test('are all in the first one', () => {
    const named = linksOf(texts.get('README') ?? '').map((href) => placeOf(href, 'README')?.chapter)
    expect(all.filter((chapter) => chapter !== 'README' && !named.includes(chapter))).toEqual([])
  })

  test('link to chapters and headings that are there', () => {
    expect(all.flatMap((chapter) => wrongLinks(chapter, texts.get(chapter) ?? ''))).toEqual([])
  })

  test('have no elements that the back office leaves out', () => {
    const shown = new Set([
      ...[
        'heading',
        'paragraph',
        'text',
        'list',
        'list_item',
        'strong',
        'em',
        'codespan',
        'link',
        'space',
        'br',
      ],
      'escape',
    ])
    const others = all.flatMap((chapter) =>
      tokensOf(texts.get(chapter) ?? '')
        .filter(({ type }) => !shown.has(type))
        .map(({ type, raw }) => `${chapter}: ${type} ${raw.slice(0, 40)}`),
    )
    expect(others).toEqual([])
  })

  test('are each about a screen, but for the first one and that about all screens', () => {
    const admin = Object.keys(paths).filter((path) => path === '/zaplecze' || path.startsWith('/zaplecze/'))
    expect(admin.filter((path) => chapterFor(path) === 'README')).toEqual([])
    const about = new Set(admin.map(chapterFor))
    expect(all.filter((chapter) => !about.has(chapter))).toEqual(['README', 'wyszukiwanie-i-widoki'])
  })
})

describe('a link', () => {
  test.each([
    ['importy.md', { chapter: 'importy', heading: null }],
    ['importy.md#po-kolei', { chapter: 'importy', heading: 'po-kolei' }],
    ['#co-mo%C5%BCe-p%C3%B3j%C5%9B%C4%87-%C5%BAle', { chapter: 'faktury', heading: 'co-może-pójść-źle' }],
    ['nowhere.md', null],
    ['https://example.com/importy.md', null],
    ['../api.md', null],
    ['', null],
  ])('to %j leads to %j', (href, expected) => {
    expect(placeOf(href, 'faktury')).toEqual(expected)
  })

  test('to what is not there is found', () => {
    expect(wrongLinks('faktury', '[x](nowhere.md) [y](importy.md#nigdzie) [z](#nigdzie)')).toHaveLength(3)
  })

  test('in a new tab names its chapter', () => {
    expect(all.map((chapter) => chapterIn(hashOf(chapter)))).toEqual(all)
    expect(chapterIn('#!logowanie')).toBeNull()
    expect(chapterIn('#pomoc-constructor')).toBeNull()
  })
})

/** Sources of the operators' screens as one text, in which no-break spaces are spaces. */
const screens = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|gen)\.tsx?$/.test(path))
  .filter((path) => !path.startsWith('features') && path !== join('layouts', 'handbook', 'chapters.ts'))
  .map((path) => asRead(readFileSync(join(src, path), 'utf8')))
  .join('\n')

/** A source with the spaces that its reader sees. */
function asRead(text: string): string {
  return text
    .replaceAll('&nbsp;', ' ')
    .replaceAll('\\u00a0', ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&shy;', '')
    .replace(/\s+/g, ' ')
}

/** Labels that a chapter quotes in bold. */
function labelsOf(text: string): string[] {
  return tokensOf(text).flatMap((token) => (token.type === 'strong' ? [asRead(String(token.text))] : []))
}

/** True for a label that stands in a source by itself: as an element's text, in quotes, or between braces. */
function isOnScreen(label: string): boolean {
  const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`[>'"\`}] ?${escaped} ?[<'"\`{$]`).test(screens)
}

describe('a label in bold', () => {
  test.each(all)('in %s stands on a screen', (chapter) => {
    const labels = labelsOf(texts.get(chapter) ?? '')
    expect(labels.filter((label) => !isOnScreen(label))).toEqual([])
  })

  test.each([
    ['Zapisz', true],
    ['Szukaj na zapleczu', true],
    ['Pliki i obrazy', true],
    ['Zapisz i zatańcz', false],
    ['apisz', false],
  ])('%s is found: %s', (label, expected) => {
    expect(isOnScreen(label)).toBe(expected)
  })
})
