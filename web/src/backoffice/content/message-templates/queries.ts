import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'
import { cursorListQuery } from '../../list-query'

const root = '/api/v1/backoffice/message-templates'

export type TemplateItem = AnswerTo<typeof root>['data']['items'][number]
export type MessageTemplate = AnswerTo<`${typeof root}/{key}`>['data']
export type TemplateVariable = MessageTemplate['variables'][number]
export type TemplateVersion = AnswerTo<`${typeof root}/{key}/versions`>['data']['items'][number]

/** Text of a message as its form holds it. */
export interface TemplateText {
  subject: string
  body: string
}

const queryKey = ['backoffice', 'message templates'] as const

export const templatesQuery = queryOptions({
  queryKey: [...queryKey, 'list'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(root, { signal }))).data.items,
  staleTime: 0,
})

export const templateQuery = (key: string) =>
  queryOptions({
    queryKey: [...queryKey, key],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${root}/{key}`, { params: { path: { key } }, signal }))).data,
    staleTime: 0,
  })

/** Versions of a template, the newest first. */
export const versionsQuery = (key: string) =>
  cursorListQuery({
    queryKey: [...queryKey, key, 'versions'],
    fetchPage: (query, signal) =>
      answer(operatorApi.GET(`${root}/{key}/versions`, { params: { path: { key }, query }, signal })),
  })

/** Values of a participant that a text may name. */
export async function fetchValues(key: string, nip: string) {
  return answer(operatorApi.GET(`${root}/{key}/values`, { params: { path: { key }, query: { nip } } }))
}

export function saveTemplate(key: string, version: number, text: TemplateText) {
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{key}/update`, { params: { path: { key } }, body: { version, text } })),
  )
}

export function resetTemplate(key: string, version: number) {
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{key}/reset`, { params: { path: { key } }, body: { version } })),
  )
}

/** Sends an e-mail with sample values to the operator's own address. */
export function sendSample(key: string, text: TemplateText) {
  return answer(operatorApi.POST(`${root}/{key}/sample`, { params: { path: { key } }, body: { text } }))
}
