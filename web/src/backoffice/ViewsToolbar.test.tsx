import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { active, choice, entry, headings, opener, openList, standard } from './test-list'

const at = '/zaplecze/uczestnicy'
const dialog = () => screen.findByRole('dialog')
const labelOf = async () => (await opener()).textContent
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('a link to columns shows these, in its order', async () => {
  openList({ at: `${at}?kolumny=town,name` })
  await opener()
  expect(headings()).toEqual(['Miejscowość', 'Nazwisko'])
})

test('a view that is chosen becomes the address, and one more press brings it back after a change', async () => {
  const { user, query } = openList({ views: [active] })
  await user.click(await opener())
  expect(choice('Bez widoku').getAttribute('aria-checked')).toBe('true')
  await user.click(choice('Aktywni'))
  expect(query()).toBe('?status=active&kolumny=name,town&widok=7')
  await waitFor(async () => expect(await labelOf()).toBe('Widok: Aktywni'))

  await user.click(screen.getByRole('button', { name: 'Wszystkie' }))
  expect(await labelOf()).toBe('Widok: Aktywni (zmieniony)')
  await user.click(await opener())
  await user.click(choice('Aktywni'))
  expect(query()).toBe('?status=active&kolumny=name,town&widok=7')
})

test('a view is saved with the filters and columns of the address, and is the chosen one then', async () => {
  const { user, query, calls, notice } = openList({ at: `${at}?status=active&kolumny=name,nip` })
  await user.click(await opener())
  expect(await screen.findByText(/Nie masz jeszcze zapisanych widoków/)).toBeTruthy()
  await user.click(entry('Zapisz widok…'))
  const form = within(await dialog())
  await user.click(form.getByRole('button', { name: 'Zapisz widok' }))
  expect(await form.findByText('Pole jest wymagane')).toBeTruthy()
  expect(calls).toEqual([])
  await user.type(form.getByLabelText(/Nazwa widoku/), 'Aktywni z NIP')
  await user.click(form.getByRole('checkbox', { name: 'Domyślny widok tej listy' }))
  await user.click(form.getByRole('button', { name: 'Zapisz widok' }))
  await noDialog()
  expect(calls).toEqual([
    {
      path: '',
      body: {
        list: 'participants',
        name: 'Aktywni z NIP',
        query: 'status=active',
        columns: ['name', 'nip'],
        is_default: true,
      },
    },
  ])
  expect(query()).toBe('?status=active&kolumny=name,nip&widok=12')
  expect(notice.mock.lastCall?.[0]).toEqual({ tone: 'success', title: 'Widok jest zapisany' })
  const button = await screen.findByRole('button', { name: 'Widok: Aktywni z\u00a0NIP' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('a name that the server refuses is refused at its field', async () => {
  const refusal = { error: 'invalid', errors: { name: ['Masz już widok o tej nazwie'] } }
  const { user, query } = openList({ answers: { '': () => Response.json(refusal, { status: 422 }) } })
  await user.click(await opener())
  await user.click(entry('Zapisz widok…'))
  const form = within(await dialog())
  await user.type(form.getByLabelText(/Nazwa widoku/), 'Aktywni{Enter}')
  expect(await form.findByText('Masz już widok o tej nazwie')).toBeTruthy()
  expect(query()).toBe('')
})

test('a view is updated only where something has changed, with its name', async () => {
  const { user, calls } = openList({ views: [standard] })
  await screen.findByRole('button', { name: 'Widok: Aktywni' })
  await user.click(await opener())
  expect(screen.queryByRole('menuitem', { name: 'Zaktualizuj widok' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Wszystkie' }))
  await user.click(await opener())
  await user.click(entry('Zaktualizuj widok'))
  const { id, ...body } = standard
  await waitFor(() => expect(calls).toEqual([{ path: `/${id}`, body: { ...body, query: '' } }]))
  await screen.findByRole('button', { name: 'Widok: Aktywni' })
})

test('a view is renamed, and is no longer the default, with the filters that it has saved', async () => {
  const { user, calls } = openList({ views: [standard], at: `${at}?status=new&widok=7` })
  await screen.findByRole('button', { name: 'Widok: Aktywni (zmieniony)' })
  await user.click(await opener())
  await user.click(entry('Zmień nazwę lub domyślny…'))
  const form = within(await dialog())
  await user.type(form.getByLabelText(/Nazwa widoku/), ' i nowi')
  await user.click(form.getByRole('checkbox', { name: 'Domyślny widok tej listy', checked: true }))
  await user.click(form.getByRole('button', { name: 'Zapisz widok' }))
  await noDialog()
  const { id, ...body } = standard
  expect(calls).toEqual([{ path: `/${id}`, body: { ...body, name: 'Aktywni i nowi', is_default: false } }])
})

test('a view is deleted after a question, and the list stays as it is', async () => {
  const { user, calls, query } = openList({ views: [standard] })
  await screen.findByRole('button', { name: 'Widok: Aktywni' })
  await user.click(await opener())
  await user.click(entry('Usuń widok'))
  expect(within(await dialog()).getByRole('heading', { name: 'Usunąć widok „Aktywni”?' })).toBeTruthy()
  expect(calls).toEqual([])
  await user.click(within(await dialog()).getByRole('button', { name: 'Usuń widok' }))
  await noDialog()
  expect(calls).toEqual([{ path: '/7/delete', body: null }])
  expect(query()).toBe('?status=active&kolumny=name,town')
  const button = await screen.findByRole('button', { name: 'Widok' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('a link has all of the address but the view, which is its owner’s', async () => {
  const { user } = openList({ views: [standard] })
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await screen.findByRole('button', { name: 'Widok: Aktywni' })
  await user.click(await opener())
  await user.click(entry('Kopiuj link'))
  expect(copy).toHaveBeenCalledExactlyOnceWith(
    `${window.location.origin}${at}?status=active&kolumny=name,town`,
  )
})

test('views that cannot be read are said to be missing, the list works, and they are read again on request', async () => {
  let isDown = true
  const { user, read, reads, notice } = openList({
    answers: {
      GET: () => (isDown ? new Response(null, { status: 500 }) : Response.json({ data: [active] })),
    },
  })
  await user.click(await opener())
  expect(screen.getByText(/Nie udało się wczytać Twoich widoków/)).toBeTruthy()
  expect(read()).toEqual([''])
  expect(reads()).toBe(1)
  await user.click(entry('Wczytaj widoki ponownie'))
  await waitFor(() => expect(notice.mock.lastCall?.[0].text).toBe('Nie udało się wczytać Twoich widoków.'))
  isDown = false
  await user.click(await opener())
  await user.click(entry('Wczytaj widoki ponownie'))
  await user.click(await opener())
  await waitFor(() => expect(choice('Aktywni')).toBeTruthy())
})

test('an update that fails says so, and the view can be updated again', async () => {
  const { user, notice } = openList({
    views: [active],
    at: `${at}?widok=7`,
    answers: { '/7': () => new Response(null, { status: 500 }) },
  })
  await screen.findByRole('button', { name: 'Widok: Aktywni (zmieniony)' })
  await user.click(await opener())
  await user.click(entry('Zaktualizuj widok'))
  await waitFor(() => expect(notice.mock.lastCall?.[0].tone).toBe('danger'))
  expect(await labelOf()).toBe('Widok: Aktywni (zmieniony)')
})

test('on a phone the toolbar is one button, with the columns in its menu', async () => {
  vi.spyOn(Object.getPrototypeOf(window.matchMedia('all')), 'matches', 'get').mockReturnValue(false)
  const { user } = openList()
  const button = await opener()
  expect(screen.queryByRole('button', { name: 'Kolumny' })).toBeNull()
  await user.click(button)
  await user.click(entry('Kolumny'))
  expect(await screen.findByRole('dialog', { name: 'Kolumny' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await noDialog()
  await waitFor(() => expect(document.activeElement).toBe(button))
})
