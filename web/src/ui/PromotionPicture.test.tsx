import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PromotionPicture } from './PromotionPicture'

const drawn = () => document.querySelector('[data-drawing]')?.getAttribute('data-drawing')

test.each([
  ['stubble', 'stubble'],
  ['nie-ma-takiej', 'promotion'],
  ['constructor', 'promotion'],
])(
  'a promotion with the picture %s is drawn as %s, and those who do not see it hear nothing of it',
  async (name, as) => {
    render(<PromotionPicture name={name} />)
    await waitFor(() => expect(drawn()).toBe(as))
    expect(document.querySelector('[data-drawing]')?.closest('[aria-hidden=true]')).not.toBeNull()
  },
)

test.each([
  ['running', false],
  ['over', true],
])('of a promotion that is %s it is %s that it has lost its colours', (_, isPast) => {
  const { container } = render(<PromotionPicture name="fuel" isPast={isPast} />)
  expect(container.firstElementChild?.classList.contains('grayscale')).toBe(isPast)
})
