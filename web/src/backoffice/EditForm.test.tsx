import { queryOptions } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '../api/errors'
import { queryClient } from '../api/query-client'
import { TextInput } from '../form/fields'
import { setToastRenderer } from '../ui/toast-queue'
import { EditForm } from './EditForm'
import { useOptimisticLock } from './optimistic-lock'

interface Crop {
  readonly version: number
  readonly name: string
  readonly code: string
}

const stored = { version: 4, name: 'rzepak', code: 'RZ' }
const tooLate = new Failure('refused', {
  status: 409,
  body: { error: 'version_changed', message: 'Ktoś zmienił uprawę' },
})

const save = vi.fn<(crop: Crop) => Promise<{ data: Crop; message: string }>>()
const fetchCrop = vi.fn<() => Promise<Crop>>()
const notice = vi.fn()
const onDone = vi.fn()
const onCancel = vi.fn()

const cropQuery = queryOptions({ queryKey: ['crop'], queryFn: fetchCrop, staleTime: 60_000 })

function valuesOf(crop: Crop | null) {
  return { name: crop?.name ?? '', code: crop?.code ?? '' }
}

function CropForm({ crop, onCancel }: { crop: Crop | null; onCancel?: () => void }) {
  const { version, newer } = useOptimisticLock(crop, crop && cropQuery, valuesOf)
  const form = useForm({ defaultValues: valuesOf(crop) })
  return (
    <EditForm
      label="Uprawa"
      form={form}
      send={(values) => save({ ...values, version })}
      newer={newer}
      onDone={onDone}
      onCancel={onCancel}
      submitLabel="Zapisz uprawę"
    >
      <TextInput control={form.control} name="name" label="Nazwa" isRequired />
      <TextInput control={form.control} name="code" label="Kod" />
    </EditForm>
  )
}

function show(form = <CropForm crop={stored} />) {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />)
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const write = (label: RegExp, text: string) => fireEvent.change(field(label), { target: { value: text } })
const submit = () => act(async () => fireEvent.submit(screen.getByRole('form', { name: 'Uprawa' })))
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const typed = () => [field(/Nazwa/).value, field(/Kod/).value]

beforeEach(() => {
  queryClient.clear()
  for (const mock of [save, fetchCrop, notice, onDone, onCancel]) mock.mockReset()
  setToastRenderer(notice)
  save.mockImplementation(async (crop) => ({ data: crop, message: 'Uprawa jest zapisana' }))
})

test('a save sends the values with the version that they were filled from, says so, and keeps them', async () => {
  show()
  write(/Nazwa/, 'rzepak ozimy')
  await submit()
  expect(save.mock.calls).toEqual([[{ name: 'rzepak ozimy', code: 'RZ', version: 4 }]])
  expect(notice.mock.lastCall?.[0]).toEqual({ tone: 'success', title: 'Uprawa jest zapisana' })
  expect(onDone.mock.calls[0]?.[0].data).toEqual({ name: 'rzepak ozimy', code: 'RZ', version: 4 })
  expect(typed()).toEqual(['rzepak ozimy', 'RZ'])
})

test('a form that is opened on request takes the focus, and its button closes it without a save', async () => {
  show(<CropForm crop={stored} onCancel={onCancel} />)
  expect(document.activeElement).toBe(field(/Nazwa/))
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Zapisz uprawę',
    'Anuluj',
  ])
  write(/Nazwa/, 'rzepak ozimy')
  await press('Anuluj')
  expect(onCancel).toHaveBeenCalledOnce()
  expect(save).not.toHaveBeenCalled()
})

test('a form that belongs to its page leaves the focus where it is and has no such button', () => {
  show()
  expect(document.activeElement).toBe(document.body)
  expect(screen.queryByRole('button', { name: 'Anuluj' })).toBeNull()
})

test('a save that comes too late goes on from the newer version, which the server is asked for', async () => {
  save.mockRejectedValueOnce(tooLate)
  fetchCrop.mockResolvedValue({ version: 6, name: 'rzepak jary', code: 'RJ' })
  queryClient.setQueryData(cropQuery.queryKey, stored)
  show()
  write(/Nazwa/, 'rzepak ozimy')
  await submit()
  expect(onDone).not.toHaveBeenCalled()
  expect(typed()).toEqual(['rzepak ozimy', 'RZ'])
  await screen.findByText(/Ktoś zapisał to przed Tobą/)
  await press('Zostaw moje zmiany')
  expect(typed()).toEqual(['rzepak ozimy', 'RJ'])
  await submit()
  expect(save).toHaveBeenLastCalledWith({ name: 'rzepak ozimy', code: 'RJ', version: 6 })
  expect(onDone).toHaveBeenCalledOnce()
})

test('a new record has no newer version: the refusal is said', async () => {
  save.mockRejectedValueOnce(tooLate)
  show(<CropForm crop={null} />)
  write(/Nazwa/, 'rzepak')
  await submit()
  expect(save.mock.lastCall).toEqual([{ name: 'rzepak', code: '', version: 0 }])
  expect((await screen.findByRole('alert')).textContent).toBe('Ktoś zmienił uprawę')
  expect(fetchCrop).not.toHaveBeenCalled()
})
