import { queryOptions } from '@tanstack/react-query'
import { neededAgreements } from '../../api/agreements'
import { answer, api } from '../../api/client'
import { failureFrom } from '../../api/errors'
import { sendOnce } from '../../api/idempotency'
import type { AnswerTo, BodyOf } from '../../api/wire'
import type { Door } from './values'

export type Invitation = AnswerTo<'/api/v1/registration/invitations/{hash}/{nip}'>['data']
export type RegistrationBody = BodyOf<'/api/v1/registration'>

/** The options of registration: whether it is open to all, and the crops that it asks for. */
export const optionsQuery = queryOptions({
  queryKey: ['registration', 'options'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/v1/registration', { signal }))).data,
})

/** The consents, those that must be given and those that may. */
export function consentsQuery(account: Door['account']) {
  return queryOptions({
    queryKey: ['registration', 'consents', account],
    queryFn: async ({ signal }) =>
      (
        await neededAgreements(
          answer(
            api.GET('/api/v1/consents/{type}/participant_registration', {
              params: { path: { type: account } },
              signal,
            }),
          ),
        )
      ).data,
  })
}

/** The invitation of a participant's or a partner's address. One that is not good is a 404, which the page words. */
export function invitationQuery(account: Door['account'], hash: string, nip: string) {
  return queryOptions({
    queryKey: ['registration', 'invitation', account, hash, nip],
    queryFn: async ({ signal }) =>
      account === 'program.partner'
        ? (
            await answer(
              api.GET('/api/v1/registration/partner-invitations/{hash}', {
                params: { path: { hash } },
                signal,
              }),
            )
          ).data
        : (
            await answer(
              api.GET('/api/v1/registration/invitations/{hash}/{nip}', {
                params: { path: { hash, nip } },
                signal,
              }),
            )
          ).data,
    throwOnError: (thrown, query) => query.state.data === undefined && failureFrom(thrown).status !== 404,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export type KnownCompany = AnswerTo<'/api/v1/registration/companies/{nip}'>['data']

/** The company that GUS knows by a NIP. */
export async function companyAt(nip: string): Promise<KnownCompany> {
  const { data } = await answer(
    api.GET('/api/v1/registration/companies/{nip}', { params: { path: { nip } } }),
  )
  return data
}

/** True where a NIP has an account. Where that cannot be learnt now, the registration itself tells in the end. */
export async function isNipTaken(nip: string): Promise<boolean> {
  try {
    const { data } = await answer(
      api.GET('/api/v1/registration/accounts/{nip}', { params: { path: { nip } } }),
    )
    return data.is_taken
  } catch {
    return false
  }
}

/** Registers once, however often the request is retried. */
export function register({ account }: Door, body: RegistrationBody) {
  return sendOnce(`registration:${account}`, body, (headers) =>
    answer(
      account === 'program.partner'
        ? api.POST('/api/v1/registration/partner', { params: { header: headers }, body, headers })
        : api.POST('/api/v1/registration', { params: { header: headers }, body, headers }),
    ),
  )
}
