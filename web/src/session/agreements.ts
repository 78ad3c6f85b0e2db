import { queryOptions } from '@tanstack/react-query'
import { neededAgreements } from '../api/agreements'
import { answer, api } from '../api/client'
import type { AnswerTo } from '../api/wire'

export type Agreement = AnswerTo<'/api/v1/user/agreements'>['data'][number]

/** The participant's consents in their latest versions, with the answers. */
export const agreementsQuery = queryOptions({
  queryKey: ['agreements'],
  queryFn: async ({ signal }) =>
    (await neededAgreements(answer(api.GET('/api/v1/user/agreements', { signal })))).data,
})

let isAnswering = false

/** Set while the agreements are answered here, which keeps their modal open until the confirmation was read. */
export function setAgreementsOpen(isOpen: boolean) {
  isAnswering = isOpen
}

export function areAgreementsOpen(): boolean {
  return isAnswering
}
