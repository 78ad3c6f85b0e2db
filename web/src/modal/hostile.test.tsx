// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FormattedText } from './FormattedText'
import { ModalHost } from './ModalHost'
import type { Modals } from './modal'

/* Payloads for `?content=` of a link to the portal: after OWASP's list, PortSwigger's and DOMPurify's own. */
const call = 'window.ran()'
const tags = [
  'img',
  'svg',
  'body',
  'video',
  'audio',
  'iframe',
  'object',
  'embed',
  'input',
  'details',
  'marquee',
  'style',
]
const events = [
  'onerror',
  'onload',
  'onfocus',
  'ontoggle',
  'onpointerenter',
  'onanimationstart',
  'onbegin',
  'onclick',
]
const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  '&#106;avascript:',
  'data:text/html,',
  'vbscript:',
]

const handlers = tags.flatMap((tag) =>
  events.map((event) => `<${tag} src=x autofocus open ${event}="${call}">witaj</${tag}>`),
)
const links = schemes.flatMap((scheme) => [
  `<a href="${scheme}${call}">witaj</a>`,
  `<form action="${scheme}${call}"><button>witaj</button></form>`,
  `<button formaction="${scheme}${call}">witaj</button>`,
  `<iframe src="${scheme}${call}"></iframe>`,
  `<math href="${scheme}${call}">witaj</math>`,
  `<svg><a xlink:href="${scheme}${call}"><text>witaj</text></a></svg>`,
  `<meta http-equiv="refresh" content="0;url=${scheme}${call}">`,
])
const odd = [
  `<script>${call}</script>`,
  `<SCRIPT SRC=https://evil.example/x.js></SCRIPT>`,
  `<<script>script>${call}</script>`,
  `<script\u0000>${call}</script>`,
  `<p><style><!--</style><img src=x onerror=${call}>--></p>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${call}&gt;">`,
  `<svg><style><img src=x onerror=${call}></style></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${call}>">`,
  `<form><math><mtext></form><form><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=${call} src=1>">`,
  `<template><img src=x onerror=${call}></template>`,
  `<b onmouseover=${call} style="position:fixed;inset:0">witaj</b>`,
  `<p style="background:url(https://evil.example/p.gif)">witaj</p>`,
  `<link rel=stylesheet href=https://evil.example/x.css>`,
  `<base href="https://evil.example/">`,
  `<form id="main"><input name="children"><input name="attributes"></form>`,
  `<img name="body"><a id="location" href="https://evil.example">witaj</a>`,
  `<portal src="https://evil.example">`,
  `<x is="plon-menu" onfocus=${call} tabindex=0 autofocus>witaj</x>`,
  `"><img src=x onerror=${call}>`,
  `\\u003cimg src=x onerror=${call}\\u003e`,
  `%3Cimg%20src=x%20onerror=${call}%3E`,
  `&lt;img src=x onerror=${call}&gt;`,
  `<svg><animate attributeName=href values="javascript:${call}" /></svg>`,
  `<input type="password" name="haslo" placeholder="Podaj hasło">`,
  `<h1>Twoje konto wygasło</h1><a href="https://evil.example">Zaloguj się</a>`,
]
const payloads = [...handlers, ...links, ...odd]

/** Elements allowed in a confirmation. */
const allowed = new Set('B STRONG I EM U S SUB SUP SMALL MARK P BR HR UL OL LI H3 H4'.split(' '))

const ran = vi.fn()
const fetchSpy = vi.fn()

beforeEach(() => {
  ran.mockClear()
  fetchSpy.mockClear()
  vi.stubGlobal('ran', ran)
  vi.stubGlobal('fetch', fetchSpy)
  /* jsdom has no CSS.escape. */
  vi.stubGlobal('CSS', { escape: (text: string) => text })
})
afterEach(() => vi.useRealTimers())

function expectHarmless(place: Element | null) {
  for (const element of place?.querySelectorAll('*') ?? []) {
    expect(allowed).toContain(element.tagName)
    expect(element.getAttributeNames()).toEqual([])
  }
  for (const element of place?.querySelectorAll('*') ?? []) {
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  expect(ran).not.toHaveBeenCalled()
  expect(fetchSpy).not.toHaveBeenCalled()
}

test.each(payloads)('shown as text it is text: %s', (payload) => {
  const { container } = render(<FormattedText html={payload} />, { wrapper: MemoryRouter })
  expectHarmless(container.querySelector('.prose'))
})

/** The only links that an operator's text may have. */
const away = ['https://evil.example', 'https://evil.example/x']

test.each(payloads)('written by an operator it leads nowhere but to a page: %s', (payload) => {
  const { container } = render(<FormattedText html={payload} atMost={20_000} />, { wrapper: MemoryRouter })
  for (const link of container.querySelectorAll('a')) {
    expect(away).toContain(link.getAttribute('href'))
    expect(link.getAttributeNames().toSorted()).toEqual(['href', 'rel', 'target'])
    expect(link.rel).toBe('noopener noreferrer')
    link.replaceWith(link.textContent.replace(' (otwiera się w\u00a0nowej karcie)', ''))
  }
  expectHarmless(container.querySelector('.prose'))
})

test('there are enough of them', () => {
  expect(new Set(payloads).size).toBeGreaterThan(150)
})

test('in the address of a confirmation they are text as well, and leave the address with it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { default: ConfirmationModal } = await import('./ConfirmationModal')
  const modals = {
    potwierdzenie: {
      audience: 'everyone',
      label: 'Potwierdzenie',
      parameters: ['content'],
      view: ConfirmationModal,
    },
  } as unknown as Modals
  const content = odd.join(' ').slice(0, 2000)
  const router = createMemoryRouter([{ path: '*', element: <ModalHost modals={modals} who="guest" /> }], {
    initialEntries: [`/?content=${encodeURIComponent(content)}#!potwierdzenie`],
  })
  render(<RouterProvider router={router} />)
  await act(() => vi.advanceTimersByTimeAsync(400))
  await vi.waitFor(() => expect(document.querySelector('[role="dialog"] .prose')).not.toBeNull())
  expectHarmless(document.querySelector('[role="dialog"] .prose'))
  const close = [...document.querySelectorAll('[role="dialog"] button')].find(
    (one) => one.textContent === 'Zamknij',
  )
  await act(async () => close?.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  await vi.waitFor(() => expect(router.state.location.search + router.state.location.hash).toBe(''))
})
