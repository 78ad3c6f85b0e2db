import { queryOptions } from '@tanstack/react-query'
import { neededAgreements } from '../api/agreements'
import { answer, api } from '../api/client'
import type { AnswerTo } from '../api/wire'

export type Agreement = AnswerTo<'/api/v1/user/agreements'>['data'][number]

/** The agreements that the participant is asked for, each in its latest version, with the answers. */
export const agreementsQuery = queryOptions({
  queryKey: ['agreements'],
  queryFn: async ({ signal }) =>
    (await neededAgreements(answer(api.GET('/api/v1/user/agreements', { signal })))).data,
})

let isAnswering = false

/** While they are answered here, and until the word that they are saved was read, their modal stays open. */
export function setAgreementsOpen(isOpen: boolean) {
  isAnswering = isOpen
}

export function areAgreementsOpen(): boolean {
  return isAnswering
}
