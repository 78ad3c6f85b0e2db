import { act, fireEvent, render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { useForm } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { ModalHost } from '../modal/ModalHost'
import type { Modals, ModalViewProps } from '../modal/modal'
import { DialogTitle } from '../ui/Dialog'
import { Form } from './Form'
import { TextInput } from './fields'
import { LeavingQuestion } from './LeavingQuestion'
import type { Holding } from './useFormDraft'
import { useFormFlow } from './useFormFlow'

function formHolding(holds: Holding) {
  function View({ close }: ModalViewProps) {
    const form = useForm({ defaultValues: { name: '' } })
    const { shell } = useFormFlow({
      form,
      send: async () => ({}),
      mode: 'edit',
      confirm: { as: 'nothing' },
      onSuccess: close,
    })
    return (
      <>
        <DialogTitle>Profil</DialogTitle>
        <Form label="Profil" {...shell} holds={holds} submitLabel="Zapisz">
          <TextInput control={form.control} name="name" label="Imię" />
        </Form>
        <button type="button" onClick={close}>
          Anuluj
        </button>
      </>
    )
  }
  return lazy(async () => ({ default: View }))
}

const modals: Modals = {
  praca: { audience: 'everyone', label: 'Profil', view: formHolding('work') },
  numer: { audience: 'everyone', label: 'Profil', view: formHolding('passing') },
  kod: { audience: 'everyone', label: 'Profil', view: formHolding('nothing') },
}

async function open(name: string) {
  const page = (
    <>
      <ModalHost modals={modals} who="participant" />
      <LeavingQuestion />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: ['/profil', `/profil#!${name}`],
    initialIndex: 1,
  })
  render(<RouterProvider router={router} />)
  await screen.findByLabelText('Imię')
  fireEvent.change(screen.getByLabelText('Imię'), { target: { value: 'Anna' } })
  return { back: () => act(async () => router.navigate(-1)), place: () => router.state.location.hash }
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const isClosed = () => expect.poll(() => screen.queryByLabelText('Imię')).toBeNull()

beforeEach(() => sessionStorage.clear())

test.each(['praca', 'numer'])(
  'Back asks before it closes a dialog of the address with unsaved work: %s',
  async (name) => {
    const { back, place } = await open(name)
    await back()
    await screen.findByRole('button', { name: 'Wróć do okna' })
    await press('Wróć do okna')
    expect([place(), screen.getByLabelText<HTMLInputElement>('Imię').value]).toEqual([`#!${name}`, 'Anna'])
    await back()
    await screen.findByRole('button', { name: 'Zamknij bez zapisywania' })
    await press('Zamknij bez zapisywania')
    await isClosed()
    expect(place()).toBe('')
  },
)

test.each(['praca', 'numer'])('a button of its own asks as well, once: %s', async (name) => {
  const { place } = await open(name)
  await press('Anuluj')
  await screen.findByRole('button', { name: 'Zamknij bez zapisywania' })
  await press('Zamknij bez zapisywania')
  await isClosed()
  expect([place(), screen.queryByRole('dialog')]).toEqual(['', null])
})

test('nothing is asked once it is saved', async () => {
  const { place } = await open('praca')
  await press('Zapisz')
  await isClosed()
  expect([place(), screen.queryByRole('dialog')]).toEqual(['', null])
})

test('nor of a form that holds nothing', async () => {
  const { back, place } = await open('kod')
  await back()
  await isClosed()
  expect([place(), screen.queryByRole('dialog')]).toEqual(['', null])
})
