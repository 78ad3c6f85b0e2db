import { queryOptions, useQuery } from '@tanstack/react-query'
import { answer } from '../api/client'
import { operatorApi, operatorBearer } from '../api/operator-client'
import { queryClient } from '../api/query-client'
import type { AnswerTo } from '../api/wire'

export type Operator = AnswerTo<'/api/v1/backoffice/me'>['data']
export type Role = Operator['roles'][number]

/** The operator who is signed in. */
export const operatorQuery = queryOptions({
  queryKey: ['backoffice', 'me'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET('/api/v1/backoffice/me', { signal }))).data,
  staleTime: 60_000,
})

/** The operator, on pages that the guard lets nobody else see. */
export function useOperator(): Operator {
  const { data } = useQuery({ ...operatorQuery, enabled: operatorBearer.isSignedIn() })
  if (!data) throw new Error('A page of the back office was shown to a visitor')
  return data
}

/** Whether one of the roles is enough for a page; an administrator holds them all. */
export function holds(operator: Operator, role: Role): boolean {
  return operator.roles.includes(role) || operator.roles.includes('administrator')
}

/** Whether a page load finds an operator. Throws a `Failure` where the server could not be asked. */
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

export async function signInOperator(credentials: { email: string; password: string }) {
  const signedIn = await answer(
    operatorApi.POST('/api/v1/backoffice/auth/login', { body: credentials, errorHandle: false }),
  )
  operatorBearer.signIn(signedIn.auth_token)
  await queryClient.fetchQuery(operatorQuery)
  return {}
}

/** Signs out here and in the other tabs; the server is told, but nobody waits for what it says. */
export function signOutOperator() {
  answer(operatorApi.GET('/api/v1/backoffice/auth/logout', { errorHandle: false, keepalive: true })).catch(
    () => undefined,
  )
  operatorBearer.signOut()
}

/** Leads to the sign-in once the session is over, and forgets what it had loaded. */
export function followOperator(leave: () => Promise<void>) {
  return operatorBearer.subscribe(async (event) => {
    if (event === 'signedIn' || event === 'denied') return
    if (event === 'expired') operatorBearer.forget()
    await leave()
    queryClient.removeQueries({ queryKey: ['backoffice'] })
  })
}
