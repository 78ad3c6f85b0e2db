// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { type PromotionPrompt, promotionPromptsQuery } from '../../session/promotions'
import { profileQuery, type User } from '../../session/session'
import PromotionPage from './PromotionPage'
import { type Promotion, promotionQuery } from './queries'

const promotion = {
  id: 7,
  key: 'partner_weeks',
  slug: 'tygodnie-partnerow',
  name: 'Tygodnie partnerów',
  summary: 'Dla sklepów',
  picture: 'field',
  state: 'running',
  from: '2025-08-01',
  to: '2025-10-31',
  accept_by: '2025-10-31',
  text_html: '<p>Zasady.</p>',
  mechanics: [],
  scope: { brands: [], categories: [], products: [], packs_text: [] },
} as Partial<Promotion> as Promotion

const prompt = {
  key: promotion.key,
  slug: promotion.slug,
  kind: 'answer',
  answer: null,
  can_answer: true,
} as Partial<PromotionPrompt> as PromotionPrompt

const sent = vi.fn()

function visit(prompts: readonly PromotionPrompt[]) {
  queryClient.setQueryData(profileQuery.queryKey, { account_type: 'program.partner' } as User)
  queryClient.setQueryData(promotionQuery(promotion.slug).queryKey, promotion)
  queryClient.setQueryData(promotionPromptsQuery.queryKey, [...prompts])
  const router = createMemoryRouter([{ path: '/promocje/:slug', element: <PromotionPage /> }], {
    initialEntries: [`/promocje/${promotion.slug}`],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const card = () => screen.queryByRole('heading', { name: 'Regulamin promocji' })

beforeEach(() => {
  queryClient.clear()
  sent.mockReset()
  vi.spyOn(bearer, 'isSignedIn').mockReturnValue(true)
  vi.stubGlobal('fetch', async (request: Request) => {
    /* Refetches after the answer never resolve. */
    if (request.method !== 'POST') return new Promise(() => undefined)
    sent(new URL(request.url).pathname, await request.json())
    return Response.json({ data: {}, message: 'Dziękujemy' })
  })
})

test('a partner answers the rules of a promotion for partners on its page, and nothing of purchases is promised', async () => {
  visit([prompt])
  expect(
    await screen.findByText(/^Aby wziąć udział w promocji, zaakceptuj regulamin do 31\.10\.2025\.$/),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Akceptuję Regulamin Promocji' }))
  expect(sent).toHaveBeenCalledExactlyOnceWith('/api/v1/user/promo_agreement', {
    promo_name: 'partner_weeks',
    answear: true,
  })
})

test('who declined may think again there', async () => {
  visit([{ ...prompt, answer: false }])
  expect(await screen.findByText(/Możesz zmienić zdanie do 31\.10\.2025\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Akceptuję Regulamin Promocji' })).toBeTruthy()
})

test('who withdraws is not told of a loss, since partners collect nothing', async () => {
  visit([{ ...prompt, answer: true }])
  await userEvent.click(await screen.findByRole('button', { name: 'Nie akceptuję Regulaminu Promocji' }))
  expect(screen.getByText(/^Zrezygnować z.udziału w.promocji\?$/)).toBeTruthy()
  expect(document.body.textContent).not.toContain('Stracisz')
})

test.each([
  ['a promotion that asks no partner', []],
  ['one that is declared for', [{ ...prompt, kind: 'page' as const }]],
])('%s shows no answer', async (_, prompts) => {
  visit(prompts)
  await act(async () => void (await import('./PartnerAnswer')))
  expect(screen.getByRole('heading', { level: 1, name: 'Tygodnie partnerów' })).toBeTruthy()
  expect(card()).toBeNull()
})
