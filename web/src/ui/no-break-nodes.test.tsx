import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NoBreak } from './NoBreak'
import { noBreakNodes } from './no-break-nodes'

const text = 'Kod z SMS-a i wiadomości e-mail wyślemy na adres infolinia@agro-pol.example, 87-100 Toruń.'
const noBreakTexts =
  'Kod z~<span>SMS-a</span> i~wiadomości <span>e-mail</span> wyślemy na adres infolinia@agro-pol.example, <span>87-100</span> Toruń.'

function plain(html: string) {
  return html.replaceAll(' class="whitespace-nowrap"', '').replaceAll(/\u00a0|&nbsp;/g, '~')
}

test('a text and the same in elements get the same no-break places, and say what they said', () => {
  const { container } = render(<NoBreak text={text} />)
  const place = document.createElement('div')
  place.append(text)
  noBreakNodes(place)
  expect(plain(container.innerHTML)).toBe(noBreakTexts)
  expect(plain(place.innerHTML)).toBe(noBreakTexts)
  expect(place.textContent?.replaceAll('\u00a0', ' ')).toBe(text)
})

test('what leads somewhere is not touched, nor is any element', () => {
  const place = document.createElement('div')
  place.innerHTML =
    '<p>Napisz <strong>e-mail</strong> na <a href="mailto:e-mail@a-b.example">e-mail@a-b.example</a></p>'
  noBreakNodes(place)
  expect(plain(place.innerHTML)).toBe(
    '<p>Napisz <strong><span>e-mail</span></strong> na <a href="mailto:e-mail@a-b.example">e-mail@a-b.example</a></p>',
  )
})
