import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { PagesInput } from './PagesInput'

const { heicToJpeg, isHeic } = vi.hoisted(() => ({ heicToJpeg: vi.fn(), isHeic: vi.fn() }))
vi.mock('../../pictures/heic', () => ({ heicToJpeg, isHeic }))
const shrinking = vi.hoisted(() => ({ waits: false, finish: (): void => undefined }))
vi.mock('../../pictures/shrink', () => ({
  shrunk: (file: File) =>
    new Promise((resolve) => {
      shrinking.finish = () => {
        shrinking.waits = false
        resolve(file)
      }
    }),
  shrunkSoFar: (file: File) => (shrinking.waits ? undefined : file),
}))

let pages: readonly File[] = []
const [onPreparing, onSeveral] = [vi.fn(), vi.fn()]

function Field() {
  const form = useForm({ defaultValues: { number: '', invoice: [] as readonly File[] } })
  pages = form.watch('invoice')
  return (
    <form>
      <label>
        Numer
        <input {...form.register('number')} />
      </label>
      <PagesInput
        control={form.control}
        name="invoice"
        onEInvoices={() => undefined}
        onSeveral={onSeveral}
        onPreparing={onPreparing}
      />
    </form>
  )
}

beforeEach(() => {
  isHeic.mockReset().mockImplementation(async (file: File) => file.name.endsWith('.heic'))
  heicToJpeg.mockReset().mockResolvedValue(undefined)
  render(<Field />)
})

const photo = (name: string) => new File([name], name, { type: 'image/jpeg' })
const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByRole('group', { name: /^Plik faktury/ }), { dataTransfer: { files } })
const names = () => pages.map(({ name }) => name)
const list = () => screen.findByRole('list', { name: 'Strony faktury' })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => userEvent.click(button(name))

async function take(...photos: string[]) {
  for (const name of photos) {
    drop(photo(name))
    await vi.waitFor(() => expect(names().at(-1)).toBe(name))
  }
}

test('after the first photo another page can be photographed', async () => {
  expect(screen.getByLabelText('Zrób zdjęcie').getAttribute('capture')).toBe('environment')
  await take('1.jpg')
  const camera = screen.getByLabelText('Dodaj kolejną stronę')
  expect(camera.getAttribute('capture')).toBe('environment')
  await userEvent.upload(camera, photo('2.jpg'))
  await vi.waitFor(() => expect(names()).toEqual(['1.jpg', '2.jpg']))
  expect(
    within(await list())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Strona 11\u00a0kB', 'Strona 21\u00a0kB'])
  expect(screen.getByText(/^Strony: 2 z 10, razem 1\skB/)).toBeTruthy()
})

test('a photo is a page at once, and its picture comes once it is small', async () => {
  shrinking.waits = true
  await take('1.jpg')
  expect(screen.getByText('Przygotowujemy zdjęcie…')).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
  expect(screen.getByText(/^Strony: 1 z/).textContent).not.toContain('razem 1')
  await act(async () => shrinking.finish())
  await vi.waitFor(() => expect(screen.queryByText('Przygotowujemy zdjęcie…')).toBeNull())
  expect(document.querySelector('img')).not.toBeNull()
})

test('pages are moved by the keyboard, and the focus goes with the page', async () => {
  await take('1.jpg', '2.jpg', '3.jpg')
  button('Przesuń stronę 3 wcześniej').focus()
  await userEvent.keyboard('{Enter}')
  expect(names()).toEqual(['1.jpg', '3.jpg', '2.jpg'])
  expect(document.activeElement).toBe(button('Przesuń stronę 2 wcześniej'))
  expect(screen.getByText('Strona 3 jest teraz stroną 2')).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(names()).toEqual(['3.jpg', '1.jpg', '2.jpg'])
  expect(button('Przesuń stronę 1 wcześniej').disabled).toBe(true)
  expect(document.activeElement).toBe(button('Przesuń stronę 1 dalej'))
  expect(button('Przesuń stronę 3 dalej').disabled).toBe(true)
})

test('a page is taken away, and the focus stays in the list until it is empty', async () => {
  await take('1.jpg', '2.jpg', '3.jpg')
  await press('Usuń stronę 2')
  expect(names()).toEqual(['1.jpg', '3.jpg'])
  expect(document.activeElement).toBe(button('Usuń stronę 2'))
  await press('Usuń stronę 2')
  expect(document.activeElement).toBe(button('Usuń plik'))
  await press('Usuń plik')
  expect(names()).toEqual([])
  expect(document.activeElement).toBe(screen.getByLabelText('Wybierz plik'))
})

test('ten pages are enough', async () => {
  drop(...Array.from({ length: 11 }, (_, place) => photo(`${place}.jpg`)))
  await vi.waitFor(() => expect(names()).toHaveLength(10))
  expect(screen.getByRole('alert').textContent).toMatch(/najwyżej 10 stron/)
  expect(screen.queryByLabelText('Dodaj kolejną stronę')).toBeNull()
})

test('a HEIC that cannot be read gets advice in place of a broken picture, and nothing else is lost', async () => {
  await userEvent.type(screen.getByLabelText('Numer'), 'FV/1')
  await take('1.jpg')
  drop(new File(['heic'], 'IMG_1.heic'))
  expect((await screen.findByRole('alert')).textContent).toContain('Najbardziej zgodne')
  expect(names()).toEqual(['1.jpg'])
  expect(screen.getByLabelText<HTMLInputElement>('Numer').value).toBe('FV/1')
  await take('2.jpg')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a HEIC that can be read is a page like others', async () => {
  heicToJpeg.mockResolvedValue(photo('IMG_1.jpg'))
  drop(new File(['heic'], 'IMG_1.heic'))
  expect(screen.getByText('Przygotowujemy zdjęcie…')).toBeTruthy()
  await vi.waitFor(() => expect(names()).toEqual(['IMG_1.jpg']))
  await vi.waitFor(() => expect(screen.queryByText('Przygotowujemy zdjęcie…')).toBeNull())
})

const heic = (name: string) => new File(['heic'], name)

/** Has each HEIC wait until it is finished by its name. */
function slowHeics() {
  const finish: Record<string, () => void> = {}
  heicToJpeg.mockImplementation(
    ({ name }: File) =>
      new Promise((resolve) => {
        finish[name] = () => resolve(photo(name.replace('heic', 'jpg')))
      }),
  )
  return async (name: string) => {
    await vi.waitFor(() => expect(finish[name]).toBeTruthy())
    await act(async () => finish[name]?.())
  }
}

test('two readings that overlap lose no page, and keep the order in which they were chosen', async () => {
  const finish = slowHeics()
  drop(heic('1.heic'))
  drop(photo('2.jpg'))
  await finish('1.heic')
  await vi.waitFor(() => expect(names()).toEqual(['1.jpg', '2.jpg']))
  drop(heic('3.heic'))
  drop(heic('4.heic'))
  await finish('3.heic')
  await finish('4.heic')
  await vi.waitFor(() => expect(names()).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg']))
})

test('a page that is taken away while another one is read does not come back', async () => {
  const finish = slowHeics()
  await take('1.jpg', '2.jpg')
  drop(heic('3.heic'))
  await press('Usuń stronę 1')
  expect(names()).toEqual(['2.jpg'])
  await finish('3.heic')
  await vi.waitFor(() => expect(names()).toEqual(['2.jpg', '3.jpg']))
})

test('the form is told while pages are prepared', async () => {
  const finish = slowHeics()
  drop(heic('1.heic'))
  expect(onPreparing).toHaveBeenLastCalledWith(true)
  drop(photo('2.jpg'))
  await finish('1.heic')
  await vi.waitFor(() => expect(names()).toHaveLength(2))
  expect(onPreparing).toHaveBeenLastCalledWith(false)
})

test('photos are asked about from the second one on, and leave as invoices of their own', async () => {
  onSeveral.mockReset()
  await take('1.jpg')
  expect(screen.queryByText('Jedna faktura czy kilka?')).toBeNull()
  await take('2.jpg')
  await press('Zgłoś jako 2\u00a0osobne faktury')
  expect(onSeveral.mock.lastCall?.[0].map(({ name }: File) => name)).toEqual(['1.jpg', '2.jpg'])
})

test('a PDF beside photos leaves with them, and is no longer offered once a page is taken away', async () => {
  onSeveral.mockReset()
  await take('1.jpg')
  drop(new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  await press('Zgłoś jako 2\u00a0osobne faktury')
  expect(onSeveral.mock.lastCall?.[0].map(({ name }: File) => name)).toEqual(['1.jpg', 'a.pdf'])
  expect(names()).toEqual(['1.jpg'])
  await press('Usuń plik')
  expect(screen.queryByRole('button', { name: /^Zgłoś jako/ })).toBeNull()
})

test('the picker offers HEIC, which other systems than iOS do not turn into a JPEG by themselves', () => {
  expect(screen.getByLabelText<HTMLInputElement>('Wybierz plik').accept).toContain('.heic')
})
