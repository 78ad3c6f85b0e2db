// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { type PromotionPrompt, promotionPromptsQuery } from '../../session/promotions'
import { forgetPostponedPrompts, isPostponed } from '../../session/prompt-cookies'
import { Dialog } from '../../ui/Dialog'
import { setToastRenderer } from '../../ui/toast-queue'
import PromotionPromptModal from './PromotionPromptModal'

const prompt: PromotionPrompt = {
  key: 'one_plus_one_promo',
  slug: 'jeden-plus-jeden',
  name: 'Jeden plus jeden',
  kind: 'answer',
  hash: 'regulamin-one-plus-one',
  accepted_hash: 'regulamin-one-plus-one-accepted',
  answer_again: true,
  cookie: 'oneplusone_promotion_undecided',
  cookie_seconds: null,
  delay_ms: 5000,
  sequence: null,
  answer: null,
  can_answer: true,
  opens_itself: true,
  offer_html: '<p>Punkty liczą się <b>podwójnie</b>.</p>',
  success_html: '<p>Dziękujemy za udział.</p>',
  accepted_html: '<p>Regulamin jest zaakceptowany.</p>',
  rules_pdf: '/api/v1/files/regulamin.pdf',
  page: '/promocje/jeden-plus-jeden',
}

const close = vi.fn()
const notice = vi.fn()
const fetchMock = vi.fn<typeof fetch>()

function open(name = prompt.hash, more: Partial<PromotionPrompt> = {}) {
  queryClient.setQueryData(promotionPromptsQuery.queryKey, [{ ...prompt, ...more }])
  const element = (
    <Dialog label="Promocja" onClose={close}>
      <PromotionPromptModal name={name} close={close} />
    </Dialog>
  )
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element },
      { path: '*', element: null },
    ],
    {
      initialEntries: ['/dashboard'],
    },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

async function wait(time: number) {
  await act(() => vi.advanceTimersByTimeAsync(time))
}

const button = (name: string) => screen.getByRole('button', { name })
const names = () =>
  screen
    .getAllByRole('button')
    .map((one) => one.textContent || one.getAttribute('aria-label'))
    .filter((name) => name !== 'Zamknij')

async function press(name: string) {
  await act(async () => button(name).click())
  await wait(0)
}

/** Follows a link to another page, which hides the modal. */
async function follow(name: string) {
  await act(async () => screen.getByRole('link', { name }).click())
  await wait(0)
}

const sent = async () =>
  Promise.all(
    fetchMock.mock.calls
      .map(([input]) => input as Request)
      .filter(({ method }) => method === 'POST')
      .map(async (request) => [new URL(request.url).pathname, await request.clone().json()]),
  )

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (name: string) => name })
  queryClient.clear()
  queryClient.setQueryDefaults(promotionPromptsQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY })
  close.mockClear()
  notice.mockClear()
  setToastRenderer(notice)
  forgetPostponedPrompts()
  fetchMock.mockReset()
  fetchMock.mockImplementation(async () => Response.json({ data: {}, message: 'Dziękujemy' }))
  vi.stubGlobal('fetch', fetchMock)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the offer', () => {
  test('says what is promised, links the rules and has three controls', () => {
    open()
    expect(screen.getByRole('heading', { name: 'Jeden plus jeden' })).toBeTruthy()
    expect(screen.getByText('podwójnie').tagName).toBe('B')
    expect(screen.getByRole('link', { name: /Regulamin promocji/ }).getAttribute('href')).toBe(
      '/api/v1/files/regulamin.pdf',
    )
    expect(names()).toEqual([
      'Nie chcę decydować teraz',
      'Akceptuję Regulamin Promocji',
      'Nie akceptuję Regulaminu Promocji',
    ])
  })

  test('offline is neither accepted nor declined, and can be put off', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    open()
    expect(button('Akceptuję Regulamin Promocji').hasAttribute('disabled')).toBe(true)
    expect(button('Nie akceptuję Regulaminu Promocji').hasAttribute('disabled')).toBe(true)
    expect(button('Nie chcę decydować teraz').hasAttribute('disabled')).toBe(false)
  })

  test('put off, it is remembered in the browser, and the server hears nothing', async () => {
    open()
    await press('Nie chcę decydować teraz')
    expect(isPostponed('oneplusone_promotion_undecided')).toBe(true)
    expect(close).toHaveBeenCalledOnce()
    expect(fetchMock).not.toHaveBeenCalled()
  })

  test('accepted, it thanks after 0.6 s and closes at 4.5 s', async () => {
    open()
    await press('Akceptuję Regulamin Promocji')
    expect(await sent()).toEqual([
      ['/api/v1/user/promo_agreement', { promo_name: 'one_plus_one_promo', answear: true }],
    ])
    await wait(599)
    expect(screen.queryByText('Dziękujemy za udział.')).toBeNull()
    await wait(1)
    expect(screen.getByText('Dziękujemy za udział.')).toBeTruthy()
    await wait(3899)
    expect(close).not.toHaveBeenCalled()
    await wait(1)
    expect(close).toHaveBeenCalledOnce()
    expect(isPostponed('oneplusone_promotion_undecided')).toBe(false)
  })

  test('declined, it closes at 0.6 s', async () => {
    open()
    await press('Nie akceptuję Regulaminu Promocji')
    expect(await sent()).toEqual([
      ['/api/v1/user/promo_agreement', { promo_name: 'one_plus_one_promo', answear: false }],
    ])
    await wait(599)
    expect(close).not.toHaveBeenCalled()
    await wait(1)
    expect(close).toHaveBeenCalledOnce()
  })

  test('is covered while the answer is on its way, and takes no second one', async () => {
    fetchMock.mockImplementation(() => new Promise(() => undefined))
    open()
    await press('Akceptuję Regulamin Promocji')
    expect(screen.getByText('Wysyłanie...')).toBeTruthy()
    await press('Nie akceptuję Regulaminu Promocji')
    await press('Nie chcę decydować teraz')
    expect(await sent()).toHaveLength(1)
    expect(close).not.toHaveBeenCalled()
  })

  test('stays open where the answer was not taken, and says so for 5 s', async () => {
    fetchMock.mockImplementation(async () => Response.json({ message: 'Za późno' }, { status: 422 }))
    open()
    await press('Akceptuję Regulamin Promocji')
    expect(notice).toHaveBeenCalledWith({ tone: 'danger', title: 'Wystąpił błąd!', text: 'Za późno' }, 5000)
    expect(screen.queryByText('Wysyłanie...')).toBeNull()
    await wait(10_000)
    expect(close).not.toHaveBeenCalled()
    await press('Nie chcę decydować teraz')
    expect(close).toHaveBeenCalledOnce()
  })
})

describe('a promotion whose page asks more', () => {
  test('has two controls, one of which leads there', async () => {
    const router = open(prompt.hash, { kind: 'page' })
    expect(names()).toEqual(['Nie chcę decydować teraz'])
    await follow('Przejdź do promocji')
    expect(router.state.location.pathname).toBe('/promocje/jeden-plus-jeden')
    expect(fetchMock).not.toHaveBeenCalled()
  })

  test('out of its days it says so, puts nothing off and leads there all the same', async () => {
    const router = open(prompt.hash, { kind: 'page', can_answer: false })
    expect(screen.getByText(/Deklaracji w tej promocji nie można teraz złożyć/)).toBeTruthy()
    expect(names()).toEqual([])
    await act(async () => screen.getAllByRole('button', { name: 'Zamknij' }).at(-1)?.click())
    expect(close).toHaveBeenCalledOnce()
    expect(isPostponed(prompt.cookie)).toBe(false)
    await follow('Przejdź do promocji')
    expect(router.state.location.pathname).toBe('/promocje/jeden-plus-jeden')
  })
})

describe('the accepted rules', () => {
  const hash = 'regulamin-one-plus-one-accepted'

  test('can be answered again, and close 0.3 s after that', async () => {
    open(hash, { answer: true })
    expect(screen.getByText('Regulamin jest zaakceptowany.')).toBeTruthy()
    await press('Nie akceptuję Regulaminu Promocji')
    await wait(299)
    expect(close).not.toHaveBeenCalled()
    await wait(1)
    expect(close).toHaveBeenCalledOnce()
  })

  test.each([{ answer_again: false }, { can_answer: false }])('else only close: %o', (more) => {
    open(hash, { answer: true, ...more })
    expect(names()).toEqual([])
    expect(screen.getAllByRole('button', { name: 'Zamknij' }).length).toBeGreaterThan(1)
  })
})
