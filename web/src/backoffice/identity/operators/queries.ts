import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import { queryClient } from '../../../api/query-client'
import type { AnswerTo, BodyOf } from '../../../api/wire'
import { cursorListQuery } from '../../list-query'

export type ListedOperator = AnswerTo<'/api/v1/backoffice/operators'>['data']['items'][number]
export type NewOperator = BodyOf<'/api/v1/backoffice/operators'>
export type PendingRole = ListedOperator['pending_roles'][number]
export type Roles = BodyOf<'/api/v1/backoffice/operators/{id}/roles'>['roles']

const operatorsKey = ['backoffice', 'operators'] as const

/** All operators, the earliest added first. */
export const operatorsQuery = cursorListQuery({
  queryKey: [...operatorsKey, 'list'],
  fetchPage: (next, signal) =>
    answer(
      operatorApi.GET('/api/v1/backoffice/operators', {
        params: { query: next },
        signal,
      }),
    ),
})

/** Date since which the operator has a second factor, and the number of unused recovery codes. */
export const secondFactorQuery = queryOptions({
  queryKey: ['backoffice', 'second-factor'],
  queryFn: async ({ signal }) =>
    (await answer(operatorApi.GET('/api/v1/backoffice/account/second-factor', { signal }))).data,
  staleTime: 0,
})

export function addOperator(operator: NewOperator) {
  return changed(answer(operatorApi.POST('/api/v1/backoffice/operators', { body: operator })))
}

export function changeRoles(id: number, roles: Roles) {
  return changed(
    answer(
      operatorApi.POST('/api/v1/backoffice/operators/{id}/roles', {
        params: { path: { id } },
        body: { roles },
      }),
    ),
  )
}

export function setActive(id: number, active: boolean, note: string) {
  return changed(
    answer(
      operatorApi.POST('/api/v1/backoffice/operators/{id}/status', {
        params: { path: { id } },
        body: { active, note },
      }),
    ),
  )
}

/** Actions of an administrator on another account that need only a reason. */
export type AccountAction = 'invitation' | 'second-factor/reset' | 'sessions/end' | 'locks/lift'

export function performAccountAction(id: number, action: AccountAction, note: string) {
  return changed(
    answer(
      operatorApi.POST(`/api/v1/backoffice/operators/{id}/${action}`, {
        params: { path: { id } },
        body: { note },
      }),
    ),
  )
}

/** Approves a role that another administrator has proposed; a fresh code signs the approval. */
export function approveRole(id: number, code: string) {
  return changed(
    answer(
      operatorApi.POST('/api/v1/backoffice/operators/grants/{id}/approve', {
        params: { path: { id } },
        body: { code },
      }),
    ),
  )
}

export function refuseRole(id: number, reason: string) {
  return changed(
    answer(
      operatorApi.POST('/api/v1/backoffice/operators/grants/{id}/refuse', {
        params: { path: { id } },
        body: { reason },
      }),
    ),
  )
}

/** Replaces one's own recovery codes; the previous ones become invalid. */
export async function replaceRecoveryCodes(password: string) {
  const made = await answer(
    operatorApi.POST('/api/v1/backoffice/account/recovery-codes', { body: { password } }),
  )
  await queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
  return made
}

async function changed<T>(change: Promise<T>): Promise<T> {
  const done = await change
  await queryClient.invalidateQueries({ queryKey: operatorsKey })
  return done
}
