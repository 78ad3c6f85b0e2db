import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Progress } from './Progress'

test('a bar that fills says from the start how far it is', () => {
  render(<Progress label="Poziom 2" value={25} max={100} valueLabel="25 z 100 pkt" />)
  const bar = screen.getByRole('progressbar', { name: 'Poziom 2' })
  expect(bar.getAttribute('aria-valuenow')).toBe('25')
  expect(bar.getAttribute('aria-valuetext')).toBe('25 z 100 pkt')
  const filling = bar.querySelector('.animate-fill')
  expect(filling?.firstElementChild?.getAttribute('style')).toContain('25%')
})
