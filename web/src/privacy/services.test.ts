import { expect, test } from 'vitest'
import { withoutAddress } from './errors'
import { pixelRequest, reportedPath, viewRequest } from './reports'
import { hostsOf, isAny } from './services'

const nothing = { statistics: null, pixel: null, errors: null }

test.each([
  ['/', '/', '/'],
  ['/aktualnosci/:slug', '/aktualnosci/dni-pola', '/aktualnosci/dni-pola'],
  ['/rejestracja/:hash/:nip', '/rejestracja/tajne/5260250274', '/rejestracja/:hash/:nip'],
  ['/rejestracja-partner/:hash', '/rejestracja-partner/tajne', '/rejestracja-partner/:hash'],
  ['/:unmatched', '/5260250274', '/:unmatched'],
])('of %s at %s a service learns %s', (pattern, pathname, expected) => {
  expect(reportedPath(pattern, pathname)).toBe(expected)
})

test('a view of a page is told with the site’s number and nothing of the visitor', () => {
  const request = new URL(
    viewRequest({ url: 'https://stats.example/matomo.php', site: '3' }, 'https://plon.example/promocje'),
  )
  expect(request.origin + request.pathname).toBe('https://stats.example/matomo.php')
  expect(Object.fromEntries(request.searchParams)).toEqual({
    idsite: '3',
    rec: '1',
    apiv: '1',
    send_image: '0',
    cookie: '0',
    url: 'https://plon.example/promocje',
  })
})

test('an address of a service keeps its own query', () => {
  expect(pixelRequest({ url: 'https://pixel.example/tr?v=2', id: '7' }, 'https://plon.example/')).toBe(
    'https://pixel.example/tr?v=2&id=7&ev=PageView&noscript=1&dl=https%3A%2F%2Fplon.example%2F',
  )
})

test('each consent names the hosts that it is about', () => {
  expect(isAny(nothing)).toBe(false)
  expect(hostsOf(nothing)).toEqual({ statistics: [], marketing: [] })
  const all = {
    statistics: { url: 'https://stats.example/m.php', site: '1' },
    errors: { dsn: 'https://key@errors.example/1' },
    pixel: { url: 'https://pixel.example/tr', id: '7' },
  }
  expect(isAny(all)).toBe(true)
  expect(hostsOf(all)).toEqual({
    statistics: ['stats.example', 'errors.example'],
    marketing: ['pixel.example'],
  })
})

test('a report of an error says neither where nor to whom', () => {
  const event = withoutAddress({
    message: 'failed',
    transaction: '/rejestracja/tajne/5260250274',
    request: { url: 'https://plon.example/rejestracja/tajne/5260250274' },
    user: { ip_address: '10.0.0.1' },
    breadcrumbs: [{ message: 'tajne' }],
    contexts: { trace: { trace_id: '1', span_id: '2', data: { url: 'tajne' } } },
  })
  expect(JSON.stringify(event)).not.toMatch(/tajne|10\.0\.0\.1/)
  expect(event.message).toBe('failed')
})
