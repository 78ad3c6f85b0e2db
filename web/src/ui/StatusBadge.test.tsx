import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatusBadge, statusColor } from './StatusBadge'

test.each(['yellow', 'green', 'red', 'orange', 'blue', 'gray'])(
  'the colour %s of the wire is known',
  (color) => {
    expect(statusColor(color)).toBe(color)
  },
)

test('an unknown colour is grey', () => {
  expect(statusColor('violet')).toBe('gray')
})

test('what is in progress does not warn: it shares neither tone nor icon with what is limited or cancelled', () => {
  for (const color of ['blue', 'orange', 'gray'] as const) render(<StatusBadge color={color} label={color} />)
  const [progress, ...others] = ['blue', 'orange', 'gray'].map((label) => {
    const badge = screen.getByText(label)
    return { tone: badge.className, icon: badge.querySelector('svg')?.innerHTML }
  })
  for (const other of others) {
    expect(other.tone).not.toBe(progress?.tone)
    expect(other.icon).not.toBe(progress?.icon)
  }
})
