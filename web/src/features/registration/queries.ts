import { queryOptions } from '@tanstack/react-query'
import { neededAgreements } from '../../api/agreements'
import { answer, api } from '../../api/client'
import { failureFrom } from '../../api/errors'
import { sendOnce } from '../../api/idempotency'
import type { AnswerTo, BodyOf } from '../../api/wire'
import type { RegistrationContext } from './values'

export type Invitation = AnswerTo<'/api/v1/registration/invitations/{hash}/{nip}'>['data']
export type RegistrationBody = BodyOf<'/api/v1/registration'>

/** Options of registration: open or by invitation, and its crops. */
export const optionsQuery = queryOptions({
  queryKey: ['registration', 'options'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/v1/registration', { signal }))).data,
})

/** The required and the optional consents. */
export function consentsQuery(account: RegistrationContext['account']) {
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

/** The invitation of an address; an invalid one is a 404, which the page explains. */
export function invitationQuery(account: RegistrationContext['account'], hash: string, nip: string) {
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

/** The partner of a link's code, with the text of the consent; an unknown code is a 404, and nothing is shown. */
export function referralQuery(code: string) {
  return queryOptions({
    queryKey: ['registration', 'referral', code],
    queryFn: async ({ signal }) =>
      (await answer(api.GET('/api/v1/registration/referrals/{code}', { params: { path: { code } }, signal })))
        .data,
    throwOnError: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export type KnownCompany = AnswerTo<'/api/v1/registration/companies/{nip}'>['data']

/** The company that GUS has under a NIP. */
export async function companyAt(nip: string): Promise<KnownCompany> {
  const { data } = await answer(
    api.GET('/api/v1/registration/companies/{nip}', { params: { path: { nip } } }),
  )
  return data
}

/**
 * True for a NIP with an account; false where that is unknown, because the registration itself refuses it in the end.
 */
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

/** Registers, idempotently. */
export function register({ account }: RegistrationContext, body: RegistrationBody) {
  return sendOnce(`registration:${account}`, body, (headers) =>
    answer(
      account === 'program.partner'
        ? api.POST('/api/v1/registration/partner', { params: { header: headers }, body, headers })
        : api.POST('/api/v1/registration', { params: { header: headers }, body, headers }),
    ),
  )
}
