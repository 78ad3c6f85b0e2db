// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { FormattedText } from './FormattedText'

function Place() {
  const { pathname, search, hash } = useLocation()
  return <output>{pathname + search + hash}</output>
}

function show(html: string) {
  render(
    <MemoryRouter initialEntries={['/tu']}>
      <FormattedText html={html} atMost={1000} />
      <Place />
    </MemoryRouter>,
  )
}

/** True if the browser would follow the link by itself. */
function press(name: string, how: MouseEventInit = {}) {
  const link = screen.getByRole('link', { name: new RegExp(`^${name}`) })
  const event = createEvent.click(link.firstElementChild ?? link, { bubbles: true, cancelable: true, ...how })
  let isLeft = false
  const check = (last: MouseEvent) => {
    isLeft = !last.defaultPrevented
    /* jsdom follows no link, but logs an error. */
    last.preventDefault()
  }
  window.addEventListener('click', check, { once: true })
  fireEvent(link.firstElementChild ?? link, event)
  return isLeft
}

function place() {
  return screen.getByRole('status').textContent
}

test('a path of the portal is followed within the app', () => {
  show('<p><a href="/nagrody?page=2#!x"><strong>nagrody</strong></a></p>')
  expect(press('nagrody')).toBe(false)
  expect(place()).toBe('/nagrody?page=2#!x')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'pressed otherwise it is the browser’s: %o',
  (how) => {
    show('<p><a href="/nagrody">nagrody</a></p>')
    expect(press('nagrody', how)).toBe(true)
    expect(place()).toBe('/tu')
  },
)

test('a file of the portal and the other kinds are the browser’s', () => {
  show('<p><a href="/api/v1/media/x/cennik.pdf">cennik</a> <a href="tel:112">112</a></p>')
  expect(press('cennik')).toBe(true)
  expect(press('112')).toBe(true)
  expect(place()).toBe('/tu')
})

test('a page of somebody else opens in a tab of its own, says so, and learns nothing', () => {
  show('<p><a href="https://example.pl/">strona</a></p>')
  const link = screen.getByRole('link', { name: /^strona ?\(otwiera się w\u00a0nowej karcie\)$/ })
  expect(link.outerHTML).toContain('href="https://example.pl/" target="_blank" rel="noopener noreferrer"')
  expect(press('strona')).toBe(true)
})

test('its words get no-break places, and the addresses in it stay as they are', () => {
  show(
    '<p>Kod z SMS-a albo <strong>e-mail</strong> na <a href="mailto:biuro@agro-pol.example">biuro@agro-pol.example</a></p>',
  )
  const text = screen.getByText('SMS-a').parentElement?.innerHTML.replaceAll('&nbsp;', '~')
  expect(text).toBe(
    'Kod z~<span class="whitespace-nowrap">SMS-a</span> albo <strong><span class="whitespace-nowrap">e-mail</span></strong> na <a href="mailto:biuro@agro-pol.example">biuro@agro-pol.example</a>',
  )
})
