import { zodResolver } from '@hookform/resolvers/zod'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Failure } from '../api/errors'
import { setToastRenderer } from '../ui/toast-queue'
import { Form } from './Form'
import { TextInput } from './fields'
import { Reauth, useReauth } from './Reauth'
import { requiredText } from './schema'
import { type FormAnswer, useFormFlow } from './useFormFlow'

const { confirmPassword } = vi.hoisted(() => ({ confirmPassword: vi.fn() }))
vi.mock('../session/confirm', async (original) => ({ ...(await original<object>()), confirmPassword }))

const needsPassword = new Failure('refused', { status: 403, body: { error: 'reauth_required' } })
const wrongPassword = new Failure('refused', {
  status: 422,
  body: { message: 'Niepoprawne hasło', errors: { password: ['Niepoprawne hasło'] } },
})

type Send = (values: { city: string }) => Promise<FormAnswer>

function CityForm({ send, onSuccess }: { send: Send; onSuccess: () => void }) {
  const reauth = useReauth()
  const form = useForm({
    resolver: zodResolver(z.object({ city: requiredText() })),
    defaultValues: { city: '' },
  })
  const { shell } = useFormFlow({
    form,
    send: (values: { city: string }) => reauth.confirmed(() => send(values)),
    mode: 'edit',
    onSuccess,
  })
  return (
    <Reauth reauth={reauth}>
      <Form label="Adres" {...shell} submitLabel="Zapisz">
        <TextInput control={form.control} name="city" label="Miasto" isRequired />
      </Form>
    </Reauth>
  )
}

const notice = vi.fn()
const saved = vi.fn()
const password = () => screen.findByLabelText<HTMLInputElement>(/Twoje hasło/)

async function submitCity(send: Send) {
  const element = <CityForm send={send} onSuccess={saved} />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  fireEvent.change(screen.getByLabelText(/Miasto/), { target: { value: 'Żnin' } })
  fireEvent.submit(screen.getByRole('form', { name: 'Adres' }))
  await screen.findByRole('heading', { name: 'Potwierdź, że to Ty' })
}

async function enterPassword(text: string) {
  fireEvent.change(await password(), { target: { value: text } })
  fireEvent.submit(screen.getByRole('form', { name: 'Potwierdzenie hasłem' }))
  await act(async () => undefined)
}

beforeEach(() => {
  notice.mockClear()
  saved.mockClear()
  confirmPassword.mockReset().mockResolvedValue({})
  setToastRenderer(notice)
  Element.prototype.scrollIntoView = vi.fn()
})

test('a call that wants the password waits for it and is then repeated with what was typed', async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(needsPassword).mockResolvedValue({})
  await submitCity(send)
  expect(screen.queryByRole('form', { name: 'Adres' })).toBeNull()
  expect(saved).not.toHaveBeenCalled()

  await enterPassword('Plon#2025')
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(confirmPassword).toHaveBeenCalledWith('Plon#2025')
  expect(send.mock.calls).toEqual([[{ city: 'Żnin' }], [{ city: 'Żnin' }]])
  expect(screen.getByRole('form', { name: 'Adres' })).toBeTruthy()
})

test('a wrong password is told at its field and the call goes on waiting', async () => {
  confirmPassword.mockRejectedValueOnce(wrongPassword)
  const send = vi.fn<Send>().mockRejectedValueOnce(needsPassword).mockResolvedValue({})
  await submitCity(send)
  await enterPassword('nie-to')
  await vi.waitFor(() => expect(screen.getAllByText('Niepoprawne hasło').length).toBeGreaterThan(0))
  expect((await password()).value).toBe('nie-to')
  expect(send).toHaveBeenCalledOnce()
})

test('who goes back finds the form as it was, and nothing is said to have failed', async () => {
  const send = vi.fn<Send>().mockRejectedValue(needsPassword)
  await submitCity(send)
  fireEvent.click(screen.getByRole('button', { name: 'Wróć' }))
  await screen.findByRole('form', { name: 'Adres' })
  expect(screen.getByLabelText<HTMLInputElement>(/Miasto/).value).toBe('Żnin')
  expect(send).toHaveBeenCalledOnce()
  expect(notice).not.toHaveBeenCalled()
})

test('any other refusal is shown as ever', async () => {
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(needsPassword)
    .mockRejectedValue(new Failure('refused', { status: 422, body: { errors: { city: ['Za krótka'] } } }))
  await submitCity(send)
  await enterPassword('Plon#2025')
  expect(await screen.findByText('Za krótka')).toBeTruthy()
  expect(saved).not.toHaveBeenCalled()
})
