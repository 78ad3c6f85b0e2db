import { act, fireEvent, render, screen } from '@testing-library/react'
import { useReducer, useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { endReauth, requestReauth } from '../../session/reauth-request'
import { Dialog, DialogTitle } from '../../ui/Dialog'
import { startHolding, stopHolding, useDialogKeys, useSearchShortcut } from './keys'
import { emptySearch, nextSearch } from './state'

function Shell({ open }: { open: () => void }) {
  useSearchShortcut(open)
  return <input aria-label="pole" />
}

function SearchField() {
  const [state, dispatch] = useReducer(nextSearch, emptySearch)
  const field = useRef<HTMLInputElement>(null)
  useDialogKeys(field, dispatch)
  return (
    <>
      <input ref={field} aria-label="szukaj" value={state.text} readOnly />
      <output>{JSON.stringify(state)}</output>
    </>
  )
}

const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }))

test('Ctrl+K opens, other keys with a K do not', async () => {
  const open = vi.fn()
  render(<Shell open={open} />)
  for (const more of [
    {},
    { ctrlKey: true, shiftKey: true },
    { ctrlKey: true, altKey: true },
    { metaKey: true },
  ])
    await press('k', more)
  expect(open).not.toHaveBeenCalled()
  await press('K', { ctrlKey: true })
  await press('k', { ctrlKey: true, repeat: true })
  expect(open).toHaveBeenCalledOnce()
})

test('the shortcut rests over another dialog and over the sign-in', async () => {
  const open = vi.fn()
  render(<Shell open={open} />)
  const { unmount } = render(
    <Dialog label="Okno" onClose={() => undefined}>
      <DialogTitle>Okno</DialogTitle>
    </Dialog>,
  )
  await press('k', { ctrlKey: true })
  unmount()
  requestReauth({ realm: 'backoffice', account: 'ewa', leave: () => undefined })
  await press('k', { ctrlKey: true })
  expect(open).not.toHaveBeenCalled()
  endReauth()
  await press('k', { ctrlKey: true })
  expect(open).toHaveBeenCalledOnce()
})

test('what is typed while the dialog loads reaches it, and not the page', async () => {
  const page = vi.fn()
  window.addEventListener('keydown', page, { capture: true })
  const { rerender } = render(<Shell open={startHolding} />)
  screen.getByLabelText('pole').focus()
  await press('k', { ctrlKey: true })
  for (const key of ['1', '9', 'Backspace', '8', 'ArrowDown', 'Enter']) await press(key)
  await press('ą', { ctrlKey: true, altKey: true })
  expect(page).not.toHaveBeenCalled()
  await press('Tab')
  expect(page).toHaveBeenCalledOnce()
  rerender(
    <>
      <Shell open={startHolding} />
      <SearchField />
    </>,
  )
  expect(document.activeElement).toBe(screen.getByLabelText('szukaj'))
  expect(screen.getByLabelText<HTMLInputElement>('szukaj').value).toBe('18ą')
  window.removeEventListener('keydown', page, { capture: true })
})

test('keys that were held for a dialog that did not come are forgotten', async () => {
  const { rerender } = render(<Shell open={startHolding} />)
  await press('k', { ctrlKey: true })
  await press('7')
  act(stopHolding)
  rerender(<SearchField />)
  expect(screen.getByLabelText<HTMLInputElement>('szukaj').value).toBe('')
})
