import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  isTyping,
  openShortcuts,
  type ShortcutGroup,
  useShortcutGroup,
  useShortcutGroups,
  useShortcutsOpener,
} from './shortcuts'

const review: ShortcutGroup = { title: 'Faktura', shortcuts: [{ keys: ['F2'], does: 'dodaje pozycję' }] }
const text: ShortcutGroup = { title: 'Tekst', shortcuts: [{ keys: ['Ctrl', 'B'], does: 'pogrubia' }] }

function Part({ group }: { group: ShortcutGroup }) {
  useShortcutGroup(group)
  return null
}

function Titles() {
  return (
    <output>
      {useShortcutGroups()
        .map(({ title }) => title)
        .join(', ')}
    </output>
  )
}

const titles = () => screen.getByRole('status').textContent

test('groups are listed while their parts are shown, each once', () => {
  const { rerender } = render(
    <>
      <Titles />
      <Part key="1" group={review} />
      <Part key="2" group={text} />
      <Part key="3" group={text} />
    </>,
  )
  expect(titles()).toBe('Faktura, Tekst')
  rerender(
    <>
      <Titles />
      <Part key="3" group={text} />
    </>,
  )
  expect(titles()).toBe('Tekst')
  rerender(<Titles />)
  expect(titles()).toBe('')
})

function Shell({ open }: { open: () => void }) {
  useShortcutsOpener(open)
  return null
}

test('the list is opened where there is one', () => {
  const open = vi.fn()
  act(openShortcuts)
  const { unmount } = render(<Shell open={open} />)
  act(openShortcuts)
  unmount()
  act(openShortcuts)
  expect(open).toHaveBeenCalledOnce()
})

test.each([
  ['<input>', true],
  ['<input type="number">', true],
  ['<input type="radio">', false],
  ['<input type="checkbox">', false],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<div contenteditable="true"></div>', true],
  ['<div contenteditable="false"></div>', false],
  ['<button></button>', false],
  ['<main></main>', false],
])('a key that is pressed in %s types text: %s', (html, expected) => {
  const place = document.createElement('div')
  place.innerHTML = html
  expect(isTyping(place.firstElementChild)).toBe(expected)
})
