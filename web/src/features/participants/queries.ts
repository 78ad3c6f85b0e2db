import { queryOptions } from '@tanstack/react-query'
import { answer, api } from '../../api/client'
import { saveFrom } from '../../api/download'
import { queryClient } from '../../api/query-client'
import type { AnswerTo, BodyOf } from '../../api/wire'
import { agreementsQuery } from '../../session/agreements'
import { profileQuery } from '../../session/session'

export type ProfileChange = BodyOf<'/api/v1/user/profile'>
export type PasswordChange = BodyOf<'/api/v1/user/password'>

/** Changes the profile, and resolves once the portal shows it. */
export async function changeProfile(change: ProfileChange) {
  const done = await answer(api.POST('/api/v1/user/profile', { body: change }))
  await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
  return done
}

/** Answers all consents at once: yes to these ids, no to the others. */
export async function answerAgreements(ids: number[]) {
  const done = await changeProfile({ consents: ids })
  await queryClient.invalidateQueries({ queryKey: agreementsQuery.queryKey })
  return done
}

/** Gives or withdraws one consent. */
export async function answerAgreement({ id, value }: { id: number; value: boolean }) {
  const done = await answer(
    api.POST('/api/v1/user/agreements/{id}', { params: { path: { id } }, body: { value } }),
  )
  await queryClient.invalidateQueries({ queryKey: agreementsQuery.queryKey })
  await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
  return done
}

/** The partner by whose link the participant registered, with the answer about being named; null for nobody. */
export const ownReferralQuery = queryOptions({
  queryKey: ['own referral'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/v1/user/referral', { signal }))).data ?? null,
  throwOnError: false,
})

/** Agrees to be named to the partner, or withdraws it, by the text as it was shown. */
export async function answerReferral(given: BodyOf<'/api/v1/user/referral'>) {
  const done = await answer(api.POST('/api/v1/user/referral', { body: given }))
  await queryClient.invalidateQueries({ queryKey: ownReferralQuery.queryKey })
  return done
}

export async function changePassword(change: PasswordChange) {
  return answer(api.POST('/api/v1/user/password', { body: change }))
}

/** The crops by group, from the options of registration. */
export const cropsQuery = queryOptions({
  queryKey: ['registration', 'options'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/v1/registration', { signal }))).data,
  select: ({ crops }) => crops,
})

/** The number of digits of a sort code that name the bank. */
const bankCode = 4
/** The country's code and 26 digits. */
const accountLength = 28

/** The digits of an account that name its bank; null until they are typed. */
export function bankCodeIn(account: string): string | null {
  const code = account.slice(4, 4 + bankCode)
  return account.startsWith('PL') && code.length === bankCode ? code : null
}

/** True for an account with all of its characters, valid or not. */
export function isWholeAccount(account: string): boolean {
  return account.replace(/[^A-Z0-9]/gi, '').length >= accountLength
}

/** The bank's name; null for an unknown one. */
export function bankQuery(code: string | null) {
  return queryOptions({
    queryKey: ['banks', code],
    queryFn: async ({ signal }) => {
      if (code === null) return null
      const path = { sort_code: code }
      const { data } = await answer(api.GET('/api/v1/banks/{sort_code}', { params: { path }, signal }))
      return data.name ?? null
    },
    enabled: code !== null,
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  })
}

export type DataRequests = AnswerTo<'/api/v1/user/data-requests'>['data']

/** The participant's requests about their data. */
export const dataRequestsQuery = queryOptions({
  queryKey: ['data-requests'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/v1/user/data-requests', { signal }))).data,
})

/** Saves a copy of the participant's data by the server's one-time link. */
export async function fetchCopy() {
  const done = await answer(api.POST('/api/v1/user/data-requests/export', { body: {} }))
  saveFrom(done.data.url)
  await queryClient.invalidateQueries({ queryKey: dataRequestsQuery.queryKey })
  return done
}

export async function askForErasure(reason: string) {
  const body = { reason: reason.trim() === '' ? null : reason }
  const done = await answer(api.POST('/api/v1/user/data-requests/erasure', { body }))
  await queryClient.invalidateQueries({ queryKey: dataRequestsQuery.queryKey })
  return done
}

export async function cancelErasure() {
  const done = await answer(api.POST('/api/v1/user/data-requests/erasure/cancel'))
  await queryClient.invalidateQueries({ queryKey: dataRequestsQuery.queryKey })
  return done
}
