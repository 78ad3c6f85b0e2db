import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { Dialog } from '../../ui/Dialog'
import SetPasswordModal from './SetPasswordModal'

const notices = vi.hoisted(() => ({ error: vi.fn(), success: vi.fn() }))
vi.mock('../../ui/toast-queue', async (original) => ({
  ...(await original<object>()),
  showError: notices.error,
  showSuccess: notices.success,
}))

const sent = () => Response.json({ data: { expires_at: '2025-08-20T07:10:00Z' }, message: 'Wpisz kod SMS!' })

function server(answers: Record<string, () => Response>) {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    bodies.push(await request.json())
    return answers[new URL(request.url).pathname]?.() ?? new Response(null, { status: 404 })
  })
  return bodies
}

const ASK = '/api/v1/auth/password-reset/request'
const SET = '/api/v1/auth/password-reset'

function show() {
  const modal = (
    <Dialog label="Ustaw hasło" onClose={() => undefined}>
      <SetPasswordModal />
    </Dialog>
  )
  const router = createMemoryRouter([{ path: '/', element: modal }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

async function askForCode() {
  await userEvent.type(screen.getByLabelText(/^NIP/), '5260250274')
  await userEvent.click(screen.getByRole('button', { name: 'Wyślij kod' }))
}

async function fillIn(password: string, again: string, code: string) {
  await userEvent.type(await screen.findByLabelText(/^Nowe hasło/), password)
  await userEvent.type(screen.getByLabelText(/^Powtórz hasło/), again)
  await userEvent.type(screen.getByLabelText(/^Kod z SMS-a/), code)
  await userEvent.click(screen.getByRole('button', { name: 'Ustaw hasło' }))
}

beforeEach(() => {
  queryClient.clear()
  notices.error.mockClear()
  notices.success.mockClear()
  Element.prototype.scrollIntoView = vi.fn()
})

test('leads from the NIP over the code to a set password', async () => {
  const bodies = server({
    [ASK]: sent,
    [SET]: () => Response.json({ message: 'Twoje hasło zostało ustawione' }),
  })
  show()
  await askForCode()
  await fillIn('Pszenica#77', 'Pszenica#77', '123 456')
  expect(await screen.findByText('Twoje hasło zostało ustawione')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Wróć do logowania' }).getAttribute('href')).toBe('/#!logowanie')
  expect(notices.success).toHaveBeenCalledWith('Wpisz kod SMS!')
  expect(bodies).toEqual([
    { nip: '5260250274', account_type: 'program.retail' },
    {
      nip: '5260250274',
      password: 'Pszenica#77',
      password_confirmation: 'Pszenica#77',
      sms_code: '123456',
    },
  ])
})

test('an unknown NIP is told for ten seconds and stays in its field', async () => {
  server({ [ASK]: () => Response.json({ message: 'Brak NIP-u w bazie' }, { status: 404 }) })
  show()
  await askForCode()
  expect((await screen.findByRole('alert')).textContent).toBe('Brak NIP-u w bazie')
  expect(notices.error).toHaveBeenCalledWith('Wystąpił błąd', 'Brak NIP-u w bazie', 10_000)
  expect(screen.getByLabelText<HTMLInputElement>(/^NIP/).value).toBe('526-025-02-74')
})

test('a weak password and another confirmation are refused at their fields and nothing is sent', async () => {
  const bodies = server({ [ASK]: sent })
  show()
  await askForCode()
  await fillIn('slabe', 'inne', '12345')
  expect(await screen.findByText(/^Format pola jest nieodpowiedni\. Hasło musi mieć/)).toBeTruthy()
  expect(screen.getByText('Pole musi mieć długość 6')).toBeTruthy()
  expect(bodies).toHaveLength(1)
})

test('the rules of a password are ticked while it is typed', async () => {
  server({ [ASK]: sent })
  show()
  await askForCode()
  await userEvent.type(await screen.findByLabelText(/^Nowe hasło/), 'Aa1')
  const rules = screen.getAllByRole('listitem').map((rule) => rule.textContent?.endsWith('spełnione'))
  expect(rules).toEqual([false, true, true, true, false, false])
})

test('that a password is not soon guessed is a rule of its own, which the server alone can tell', async () => {
  const easy =
    'Hasło nie może być popularnym hasłem ani pojedynczym słowem, także z dopisanymi cyframi i znakami. Wybierz inne.'
  server({
    [ASK]: sent,
    [SET]: () => Response.json({ message: easy, errors: { password: [easy] } }, { status: 422 }),
  })
  show()
  await askForCode()
  await fillIn('Pszenica#77', 'Pszenica#77', '123456')
  const rule = () => screen.getByText(/^trudne do odgadnięcia/).textContent
  await vi.waitFor(() => expect(rule()).toMatch(/niespełnione$/))
  await userEvent.type(screen.getByLabelText(/^Nowe hasło/), '8')
  await vi.waitFor(() => expect(rule()).toMatch(/sprawdzimy po wysłaniu$/))
})

test('a wrong code is told once, at its field, and what was typed stays', async () => {
  const wrong = { message: 'Kod jest niepoprawny', errors: { sms_code: ['Kod jest niepoprawny'] } }
  server({ [ASK]: sent, [SET]: () => Response.json(wrong, { status: 422 }) })
  show()
  await askForCode()
  await fillIn('Pszenica#77', 'Pszenica#77', '123456')
  await vi.waitFor(() =>
    expect(screen.getByLabelText(/^Kod z SMS-a/).getAttribute('aria-invalid')).toBe('true'),
  )
  expect(screen.getAllByText('Kod jest niepoprawny')).toHaveLength(1)
  expect(notices.error).not.toHaveBeenCalled()
  expect(screen.getByLabelText<HTMLInputElement>(/^Nowe hasło/).value).toBe('Pszenica#77')
  await userEvent.click(screen.getByRole('button', { name: 'Wyślij nowy kod' }))
  await vi.waitFor(() => expect(notices.success).toHaveBeenCalledTimes(2))
})

test('offline no other code is sent for', async () => {
  server({ [ASK]: sent })
  show()
  await askForCode()
  const again = await screen.findByRole('button', { name: 'Wyślij nowy kod' })
  expect(again.hasAttribute('disabled')).toBe(false)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByRole('button', { name: 'Wyślij nowy kod' }).hasAttribute('disabled')).toBe(true)
})
