// @vitest-environment node
import { expect, test } from 'vitest'
import { codeOf, paintFirst } from './paint-first.ts'

const html = `<!doctype html>
<html>
  <head>
    <title>Plon</title>
    <link rel="preload" href="/a.woff2" as="font" crossorigin>
    <script type="module" crossorigin src="/assets/start.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/helper.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
</html>
`

test('the style sheet comes first, and the code after what the page is painted with', () => {
  expect(paintFirst(html, ['assets/main.js', 'assets/react.js'])).toBe(`<!doctype html>
<html>
  <head>
    <title>Plon</title>
    <link rel="stylesheet" crossorigin href="/assets/index.css">
    <link rel="preload" href="/a.woff2" as="font" crossorigin>
    <script fetchpriority="low" type="module" crossorigin src="/assets/start.js"></script>
    <link fetchpriority="low" rel="modulepreload" crossorigin href="/assets/main.js">
    <link fetchpriority="low" rel="modulepreload" crossorigin href="/assets/react.js">
  </head>
</html>
`)
})

test('a document that is not as it is taken to be is none', () => {
  expect(() => paintFirst(html.replace(/<title>.*<\/title>/, ''), [])).toThrow('title')
  expect(() => paintFirst(html.replace('"stylesheet"', '"other"'), [])).toThrow('style sheet')
  expect(() => paintFirst(html.replace('"module"', '"other"'), [])).toThrow('script')
})

test('the code is the app and what it stands on, not what its screens bring', () => {
  const parts = [
    { type: 'chunk', fileName: 'start.js', moduleIds: ['/p/src/start.ts'], dynamicImports: ['main.js'] },
    {
      type: 'chunk',
      fileName: 'main.js',
      moduleIds: ['/p/src/main.tsx'],
      imports: ['react.js', 'start.js'],
      dynamicImports: ['page.js'],
    },
    { type: 'chunk', fileName: 'react.js' },
    { type: 'chunk', fileName: 'page.js' },
  ] as const
  expect(codeOf(parts)).toEqual(['main.js', 'react.js'])
})
