import { beforeEach, expect, test } from 'vitest'
import { applyTheme, logoOfDocument } from './theme'

const appliedThemes = () =>
  [...document.querySelectorAll('link[data-look]')].map((link) => link.getAttribute('href'))

beforeEach(() => {
  document.head.innerHTML = ''
})

test('what the document brought is left alone', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/wyglad.css?v=1" data-look>'
  const [brought] = document.head.children
  applyTheme('/wyglad.css?v=1')
  expect(appliedThemes()).toEqual(['/wyglad.css?v=1'])
  expect(document.head.children[0]).toBe(brought)
})

test('the colours before stay until the new ones are there', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/wyglad.css?v=1" data-look>'
  applyTheme('/wyglad.css?v=2')
  expect(appliedThemes()).toEqual(['/wyglad.css?v=1', '/wyglad.css?v=2'])
  document.head.lastElementChild?.dispatchEvent(new Event('load'))
  expect(appliedThemes()).toEqual(['/wyglad.css?v=2'])
})

test('the portal takes its own colours again', () => {
  applyTheme('/wyglad.css?v=1')
  applyTheme(null)
  expect(appliedThemes()).toEqual([])
})

test('the logo of the document is known before the settings are', () => {
  expect(logoOfDocument()).toBeNull()
  document.head.innerHTML = '<link rel="preload" as="image" href="/api/v1/logo?v=1" data-logo="96">'
  expect(logoOfDocument()).toEqual({ url: '/api/v1/logo?v=1', width: 96, height: 32 })
})
