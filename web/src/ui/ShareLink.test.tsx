import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ShareLink } from './ShareLink'
import { setToastRenderer } from './toast-queue'

const url = 'https://plon.example/rejestracja?polecenie=K7M2QX'
const toast = vi.fn()

function show() {
  const user = userEvent.setup()
  render(<ShareLink label="Twój link" url={url} invitation="Zapraszam:" />)
  return user
}

function sharing(outcome: () => Promise<void>) {
  const share = vi.fn(outcome)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  return share
}

beforeEach(() => {
  toast.mockClear()
  setToastRenderer(toast)
})
afterEach(() => void Reflect.deleteProperty(navigator, 'share'))

const notice = () => toast.mock.lastCall?.[0].title

test('the link is copied whole, and it is said so', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Kopiuj link' }))
  await vi.waitFor(() => expect(notice()).toBe('Link jest skopiowany'))
  await expect(navigator.clipboard.readText()).resolves.toBe(url)
})

test('what could not be copied is said, with the way out', async () => {
  const user = show()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(screen.getByRole('button', { name: 'Kopiuj link' }))
  await vi.waitFor(() => expect(notice()).toBe('Nie udało się skopiować'))
})

test('a device that can share is offered the link with the invitation, others are not', async () => {
  show()
  expect(screen.queryByRole('button', { name: 'Udostępnij' })).toBeNull()
})

test.each([
  ['shared', undefined, undefined],
  ['closed without sharing', new DOMException('', 'AbortError'), undefined],
  ['failed', new DOMException('', 'NotAllowedError'), 'Nie udało się udostępnić'],
])('what the device did is not told twice: %s', async (_, failure, expected) => {
  const share = sharing(() => (failure ? Promise.reject(failure) : Promise.resolve()))
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Udostępnij' }))
  expect(share).toHaveBeenCalledExactlyOnceWith({ url, text: 'Zapraszam:' })
  await vi.waitFor(() => expect(notice()).toBe(expected))
})

test('the code is drawn on demand, and put away again', async () => {
  const user = show()
  const button = screen.getByRole('button', { name: 'Kod QR', expanded: false })
  expect(screen.queryByRole('img')).toBeNull()
  await user.click(button)
  expect(await screen.findByRole('img', { name: `Kod QR z\u00a0linkiem ${url}` })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Kod QR', expanded: true }))
  expect(screen.queryByRole('img')).toBeNull()
})
