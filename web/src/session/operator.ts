import { queryOptions, useQuery } from '@tanstack/react-query'
import { answer } from '../api/client'
import { operatorApi, operatorBearer } from '../api/operator-client'
import { queryClient } from '../api/query-client'
import type { AnswerTo, BodyOf } from '../api/wire'
import { dropDrafts } from './drafts'
import { rememberOperatorReturnPath } from './operator-return-path'
import { endReauth, isReauthRequested, requestReauth } from './reauth-request'
import { currentPath } from './return-path'

export type Operator = AnswerTo<'/api/v1/backoffice/me'>['data']
export type Role = Operator['roles'][number]

/** The operator who is signed in. */
export const operatorQuery = queryOptions({
  queryKey: ['backoffice', 'me'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET('/api/v1/backoffice/me', { signal }))).data,
  staleTime: 60_000,
})

/** The operator, on pages behind the guard. */
export function useOperator(): Operator {
  const { data } = useQuery({ ...operatorQuery, enabled: operatorBearer.isSignedIn() })
  if (!data) throw new Error('A page of the back office was shown to a visitor')
  return data
}

/** The cached operator, undefined for anybody else. */
export function operatorHere(): Operator | undefined {
  return operatorBearer.isSignedIn() ? queryClient.getQueryData(operatorQuery.queryKey) : undefined
}

/** True if one of the operator's roles is enough; an administrator has all of them. */
export function holds(operator: Operator, enough: Role | readonly Role[]): boolean {
  return (
    operator.roles.includes('administrator') || [enough].flat().some((role) => operator.roles.includes(role))
  )
}

/** Restores an operator's session on a page load; false without one. Throws a `Failure` without an answer. */
export async function restoreOperator(): Promise<boolean> {
  if (!operatorBearer.isSignedIn()) {
    if (!operatorBearer.mayRestore()) return false
    if ((await operatorBearer.renew()) === null) {
      operatorBearer.forget()
      return false
    }
  }
  await queryClient.ensureQueryData(operatorQuery)
  return true
}

type Credentials = BodyOf<'/api/v1/backoffice/auth/login'>
export type FirstStep = AnswerTo<'/api/v1/backoffice/auth/login', 'post'>['data']
/** The secret for an authenticator app, where none is enrolled yet. */
export type Enrolment = NonNullable<FirstStep['enrolment']>
type SecondStep = BodyOf<'/api/v1/backoffice/auth/second-factor'>
type PasskeyStep = BodyOf<'/api/v1/backoffice/auth/passkey'>

/** First step of the sign-in: e-mail and password. */
export function checkPassword(credentials: Credentials) {
  return answer(operatorApi.POST('/api/v1/backoffice/auth/login', { body: credentials, errorHandle: false }))
}

/** Second step: a code of the app, or a recovery code. */
export async function passSecondFactor(step: SecondStep) {
  const { auth_token } = await answer(
    operatorApi.POST('/api/v1/backoffice/auth/second-factor', { body: step, errorHandle: false }),
  )
  await enter(auth_token)
  return {}
}

/** WebAuthn request options for the operator's passkeys. */
export async function passkeyOptions(handle: string) {
  const { data } = await answer(
    operatorApi.POST('/api/v1/backoffice/auth/passkey/options', { body: { handle }, errorHandle: false }),
  )
  return data.options
}

/** Second step by passkey instead of a code. */
export async function passPasskey(step: PasskeyStep) {
  const { auth_token } = await answer(
    operatorApi.POST('/api/v1/backoffice/auth/passkey', { body: step, errorHandle: false }),
  )
  await enter(auth_token)
}

/** Second step without an enrolled app: its first code, answered with the recovery codes. */
export async function enrol(step: SecondStep) {
  const enrolled = await answer(
    operatorApi.POST('/api/v1/backoffice/auth/enrolment', { body: step, errorHandle: false }),
  )
  await enter(enrolled.auth_token)
  return enrolled
}

async function enter(bearer: string) {
  /* Signing in over unsaved input keeps the page's data. */
  if (!isReauthRequested('backoffice')) queryClient.removeQueries({ queryKey: ['backoffice'] })
  operatorBearer.signIn(bearer)
  await queryClient.fetchQuery({ ...operatorQuery, staleTime: 0 })
}

export function signOutOperator() {
  operatorBearer.signOut()
}

/**
 * Goes to the sign-in at the end of the session, with the return path of one that expired, and clears its data; unsaved
 * input keeps the page, with a sign-in over it.
 */
export function followOperator(leave: () => Promise<void>, isWriting: () => boolean) {
  async function end() {
    endReauth()
    await leave()
    queryClient.removeQueries({ queryKey: ['backoffice'] })
  }
  return operatorBearer.subscribe(async (event) => {
    if (event === 'signedIn' || event === 'denied') return
    if (event === 'signedOut') {
      dropDrafts('backoffice')
      return end()
    }
    const account = queryClient.getQueryData(operatorQuery.queryKey)?.email ?? null
    function over() {
      rememberOperatorReturnPath(currentPath(), account)
      operatorBearer.forget()
      return end()
    }
    if (account !== null && isWriting()) requestReauth({ realm: 'backoffice', account, leave: over })
    else await over()
  })
}

/** Sets the password of an invited operator. */
export function acceptInvitation(accepted: BodyOf<'/api/v1/backoffice/auth/invitation'>) {
  return answer(
    operatorApi.POST('/api/v1/backoffice/auth/invitation', { body: accepted, errorHandle: false }),
  )
}
