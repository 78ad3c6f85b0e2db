import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useShortcuts } from './shortcuts'

function Page({ save, add }: { save: () => void; add: () => void }) {
  useShortcuts({ 'Ctrl+Enter': save, F2: add })
  return <input aria-label="pole" onKeyDown={(event) => event.stopPropagation()} />
}

test('keys act from a field that keeps its keys to itself', () => {
  const [save, add] = [vi.fn(), vi.fn()]
  render(<Page save={save} add={add} />)
  const field = screen.getByLabelText('pole')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(save).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  fireEvent.keyDown(field, { key: 'F2' })
  expect(save).toHaveBeenCalledOnce()
  expect(add).toHaveBeenCalledOnce()
})

test('a key that is held acts once', () => {
  const add = vi.fn()
  render(<Page save={vi.fn()} add={add} />)
  fireEvent.keyDown(window, { key: 'F2' })
  fireEvent.keyDown(window, { key: 'F2', repeat: true })
  expect(add).toHaveBeenCalledOnce()
})
