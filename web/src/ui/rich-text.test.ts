// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readHtml, writeHtml } from './rich-text'

function through(html: string): string {
  return writeHtml(readHtml(html))
}

interface Texts {
  readonly slug?: string
  readonly key?: string
  readonly text?: readonly string[]
  readonly answer?: readonly string[]
  readonly definition?: Readonly<Record<string, unknown>>
}

const programme = join(import.meta.dirname, '../../../data/programme')

function rows(file: string): readonly Texts[] {
  const read: unknown = JSON.parse(readFileSync(join(programme, file), 'utf8'))
  return Array.isArray(read) ? read : Object.values(read as Record<string, Texts | readonly Texts[]>).flat()
}

/** Texts as the programme's import stores them, one block per line; the home page's have no blocks. */
const texts = rows('content.json').flatMap(({ slug, key, text = [], answer = text }) =>
  answer.length > 0 ? [[slug ?? key ?? '', answer.join('\n')] as const] : [],
)

const promotions = rows('promotions.json').flatMap(({ key, definition = {} }) =>
  Object.entries(definition)
    .filter(([, text]) => typeof text === 'string' && text.startsWith('<'))
    .map(([field, text]) => [`${key} ${field}`, text as string] as const),
)

describe('the programme’s own texts', () => {
  test('are all there', () => {
    expect(texts.length).toBeGreaterThan(30)
    expect(promotions.length).toBeGreaterThan(30)
    for (const [name, text] of texts) expect(text, name).toMatch(/^<(p|h3|ul|ol)>/)
  })

  test.each(texts)('%s leaves the editor as it came', (_, text) => {
    expect(through(text)).toBe(text)
  })

  /* Their blocks stand in one line. */
  test.each(promotions)('%s leaves the editor with all it had', (_, text) => {
    expect(through(text).replaceAll('\n', '')).toBe(text)
  })
})

test.each([
  ['every tag that the server keeps', '<h3>A</h3>\n<h4>B</h4>\n<p>c <strong>d</strong> <em>e</em><br>f</p>'],
  ['a list in a list', '<ul><li>raz</li><li>dwa<ol><li>trzy</li></ol></li></ul>'],
  ['an item of two paragraphs', '<ul><li><p>raz</p><p>dwa</p></li></ul>'],
  ['emphasis in a heading', '<h3>Zasady <em>i</em> nagrody</h3>'],
  ['links', '<p><a href="/a?b=1&amp;c=2">a</a> <a href="mailto:a@b.pl">b</a></p>'],
  ['emphasis around a part of a link', '<p><a href="https://example.pl/">a <strong>b</strong></a></p>'],
  ['emphasis in emphasis', '<p><strong>a <em>b</em></strong></p>'],
  ['signs that HTML writes otherwise', '<p>a &lt; b &amp;&amp; c &gt; d, 20\u00a0L, &amp;nbsp; „x” "y"</p>'],
])('%s leaves the editor as it came', (_, text) => {
  expect(through(text)).toBe(text)
})

test.each([
  ['the other tags of emphasis', '<p><b>a</b> <i>b</i></p>', '<p><strong>a</strong> <em>b</em></p>'],
  ['words without a paragraph', 'Zwykły tekst', '<p>Zwykły tekst</p>'],
  [
    'words between blocks',
    '<p>a</p>b<ul><li>c</li></ul>d',
    '<p>a</p>\n<p>b</p>\n<ul><li>c</li></ul>\n<p>d</p>',
  ],
  ['an item outside of a list', '<li>a</li>', '<ul><li>a</li></ul>'],
  ['a paragraph alone in an item', '<ul><li><p>a</p></li></ul>', '<ul><li>a</li></ul>'],
  [
    'emphasis around blocks',
    '<strong><p>a</p><p>b</p></strong>',
    '<p><strong>a</strong></p>\n<p><strong>b</strong></p>',
  ],
  ['a heading in an item', '<ul><li><h3>a</h3>b</li></ul>', '<h3>a</h3>\n<p>b</p>'],
  ['what holds nothing', '<p>a</p><p></p><h3></h3><ul><li></li></ul>', '<p>a</p>'],
])('%s: no word is lost of %s', (_, html, expected) => {
  expect(through(html)).toBe(expected)
  expect(through(expected)).toBe(expected)
})

test.each(['', '<p></p>', '<p> </p>', '<p><br></p>', '<ul><li></li></ul>', '<h3>\u00a0</h3>'])(
  'a text without a word is empty: %s',
  (html) => {
    expect(through(html)).toBe('')
  },
)

test.each([
  '<script>alert(1)</script><p>a</p>',
  '<p onclick="x()" style="color:red" class="y">a</p>',
  '<p>a<img src="https://hostile.invalid/x" onerror="alert(1)"></p>',
  '<p><a href="javascript:alert(1)">a</a></p>',
  '<p><a href="//hostile.invalid">a</a></p>',
  '<p><a name="x">a</a></p>',
  '<ul></ul><iframe src="https://hostile.invalid"></iframe><p>a</p>',
])('nothing else comes into the editor: %s', (html) => {
  expect(through(html)).toBe('<p>a</p>')
})

test('a list is numbered from one', () => {
  expect(through('<ol start="5" type="a"><li>a</li></ol>')).toBe('<ol><li>a</li></ol>')
})
