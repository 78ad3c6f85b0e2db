import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api } from '../../api/client'
import { failureFrom } from '../../api/errors'
import { queryClient } from '../../api/query-client'
import type { AnswerTo, Program } from '../../api/wire'
import { promotionPromptsQuery } from '../../session/promotions'
import { profileQuery } from '../../session/session'

export type PromotionCard = AnswerTo<'/api/v1/cms/promotions'>['data']['archive'][number]
export type Promotion = AnswerTo<'/api/v1/cms/promotions/{id}'>['data']['single']
export type Mechanic = Promotion['mechanics'][number]
export type Participation = AnswerTo<'/api/v1/user/promotions/{slug}'>['data']
export type Declaration = NonNullable<Participation['declaration']>

export type PromotionPacks = AnswerTo<'/api/v1/user/promotions/{slug}/packs'>['data']
export type PromotionPack = PromotionPacks['packs'][number]
export type Suggestion = PromotionPacks['suggestions'][number]

/** A page of a programme's promotions: running, coming and past. */
export function promotionsQuery(program: Program, page: number) {
  return queryOptions({
    queryKey: ['promotions', 'list', program, page],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/v1/cms/promotions', { params: { query: { program, page } }, signal })),
    placeholderData: keepPreviousData,
  })
}

/**
 * A promotion as everyone may read it, or one for selected participants, which only those read who are signed in and
 * among them.
 */
export function promotionQuery(slug: string, isSignedIn = false) {
  return queryOptions({
    queryKey: ['promotions', 'one', slug],
    queryFn: async ({ signal }) => {
      try {
        const path = { id: slug }
        return (await answer(api.GET('/api/v1/cms/promotions/{id}', { params: { path }, signal }))).data
          .single
      } catch (thrown) {
        if (!isSignedIn || failureFrom(thrown).status !== 404) throw thrown
        const path = { slug }
        return (
          await answer(api.GET('/api/v1/user/selected-promotions/{slug}', { params: { path }, signal }))
        ).data.single
      }
    },
  })
}

/** The promotions for selected participants of whom the reader is one. */
export const selectedPromotionsQuery = queryOptions({
  queryKey: ['promotions', 'selected'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/v1/user/selected-promotions', { signal }))).data,
})

/** The participant's progress in a promotion, with the purchases that count towards it. */
export function participationQuery(slug: string, page: number) {
  return queryOptions({
    queryKey: ['promotions', 'own', slug, page],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/v1/user/promotions/{slug}', { params: { path: { slug }, query: { page } }, signal }),
      ),
    placeholderData: keepPreviousData,
  })
}

/** Query of what to buy for a promotion; its section is left out where it cannot be had. */
export function packsQuery(slug: string) {
  return queryOptions({
    queryKey: ['promotions', 'packs', slug],
    queryFn: async ({ signal }) =>
      (await answer(api.GET('/api/v1/user/promotions/{slug}/packs', { params: { path: { slug } }, signal })))
        .data,
    throwOnError: false,
  })
}

/** Accepts a promotion's rules or declines them. */
export async function answerPromotion(key: string, isAccepted: boolean) {
  const answered = await answer(
    api.POST('/api/v1/user/promo_agreement', { body: { promo_name: key, answear: isAccepted } }),
  )
  invalidateChanged()
  return answered
}

/** Declares the amount of future purchases; it can be changed until the deadline. */
export async function declare(key: string, amount: string) {
  const declared = await answer(
    api.POST('/api/v1/user/promotions/{key}/declaration', { params: { path: { key } }, body: { amount } }),
  )
  invalidateChanged()
  return declared
}

/** Invalidates the changed queries without waiting for them. */
function invalidateChanged() {
  for (const { queryKey } of [profileQuery, promotionPromptsQuery])
    queryClient.invalidateQueries({ queryKey })
  for (const first of ['promotions', 'rewards', 'notifications', 'calculator'])
    queryClient.invalidateQueries({ queryKey: [first] })
}
