import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PromotionPicture } from './PromotionPicture'

const photo = {
  src: '/a.jpg',
  srcset: '/a.jpg 800w',
  width: 800,
  height: 350,
  alternative: 'Kombajn o świcie',
}

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

test('its own picture stands in for the drawing, with its text for those who do not see it', () => {
  render(<PromotionPicture name="fuel" photo={photo} />)
  expect(screen.getByRole('img', { name: 'Kombajn o świcie' }).getAttribute('srcset')).toBe('/a.jpg 800w')
  expect(drawn()).toBeUndefined()
})

test.each([
  ['card', 'lazy'],
  ['page', 'eager'],
  ['row', 'lazy'],
] as const)('of the size %s its own picture is loaded %s', (size, loading) => {
  render(<PromotionPicture name="fuel" photo={photo} size={size} />)
  expect(screen.getByRole('img').getAttribute('loading')).toBe(loading)
})

test('the own picture of a promotion that is over has lost its colours as well', () => {
  render(<PromotionPicture name="fuel" photo={photo} isPast />)
  expect(screen.getByRole('img').classList.contains('grayscale')).toBe(true)
})
