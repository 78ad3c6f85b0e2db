// @vitest-environment jsdom
import { expect, test } from 'vitest'
import vectors from '../../../data/vectors/links-in-text.json'
import { formattingAndLinks, formattingOnly } from './sanitize'

function sanitized(html: string) {
  const place = document.createElement('div')
  place.append(formattingOnly(html))
  return place.innerHTML
}

test('formatting stays', () => {
  expect(sanitized('<p>Dziękujemy, <strong>Anno</strong></p><ul><li>raz</li></ul>')).toBe(
    '<p>Dziękujemy, <strong>Anno</strong></p><ul><li>raz</li></ul>',
  )
})

test.each([
  ['links', '<a href="https://evil.example">kliknij</a>', 'kliknij'],
  ['pictures', '<img src="x" onerror="alert(1)">', ''],
  ['forms', '<form action="/x"><input name="password"></form>', ''],
  ['drawings', '<svg><script>alert(1)</script></svg>', ''],
  ['scripts', '<script>alert(1)</script>', ''],
  [
    'attributes',
    '<p style="position:fixed" class="x" data-x="1" aria-label="y" onclick="z()">a</p>',
    '<p>a</p>',
  ],
])('%s do not', (_, html, rest) => {
  expect(sanitized(html)).toBe(rest)
})

test('no more than 2000 characters', () => {
  expect(sanitized('a'.repeat(3000))).toHaveLength(2000)
})

test.each(vectors)('of an operator’s text: $why', ({ html, clean }) => {
  const place = document.createElement('div')
  place.append(formattingAndLinks(html, 20_000))
  expect(place.innerHTML).toBe(clean)
})

test('no link of an address stays, wherever it leads', () => {
  for (const { html } of vectors) expect(sanitized(html)).not.toContain('<a')
})
