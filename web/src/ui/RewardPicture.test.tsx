import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RewardPicture } from './RewardPicture'

const photo = { src: '/a.jpg', srcset: '/a.jpg 800w', width: 800, height: 600, alternative: 'Zielona kurtka' }

const drawn = () => document.querySelector('[data-drawing]')?.getAttribute('data-drawing')

test('a reward is drawn by its name, and those who do not see it hear nothing of it', async () => {
  render(<RewardPicture name="jacket" />)
  await waitFor(() => expect(drawn()).toBe('jacket'))
  expect(document.querySelector('[data-drawing]')?.getAttribute('aria-hidden')).toBe('true')
})

test('an unknown name is drawn as a gift', async () => {
  render(<RewardPicture name="nie-ma-takiej" />)
  await waitFor(() => expect(drawn()).toBe('gift'))
})

test("the operators' photo stands in for the drawing", async () => {
  render(<RewardPicture name="jacket" photo={photo} />)
  expect(screen.getByRole('img', { name: 'Zielona kurtka' }).getAttribute('srcset')).toBe('/a.jpg 800w')
  expect(drawn()).toBeUndefined()
})
