import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo, BodyOf, QueryOf } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'
import { type CursorList, cursorListQuery } from '../../list-query'

const newsRoot = '/api/v1/backoffice/news'
const pagesRoot = '/api/v1/backoffice/pages'
const questionsRoot = '/api/v1/backoffice/faq'

export type NewsItem = AnswerTo<typeof newsRoot>['data']['items'][number]
export type News = AnswerTo<`${typeof newsRoot}/{id}`>['data']
export type NewsForm = BodyOf<typeof newsRoot>
type NewsNarrowing = Omit<QueryOf<typeof newsRoot>, 'cursor'>
export type PageItem = AnswerTo<typeof pagesRoot>['data']['items'][number]
export type Page = AnswerTo<`${typeof pagesRoot}/{id}`>['data']
export type PageForm = BodyOf<typeof pagesRoot>
export type QuestionItem = AnswerTo<typeof questionsRoot>['data']['items'][number]
export type Question = AnswerTo<`${typeof questionsRoot}/{id}`>['data']
export type QuestionForm = BodyOf<typeof questionsRoot>
/** Filters of the lists of pages and questions. */
export type Narrowing = Omit<QueryOf<typeof pagesRoot>, 'cursor'>

/** Version of a text; one loaded from the programme's files has neither time nor operator. */
export interface Version<Form> {
  at?: string | null
  operator?: string | null
  form: Form
}

const key = ['backoffice', 'content'] as const

/** News for editors, with keyset pagination. */
export function newsQuery(narrowing: NewsNarrowing) {
  return cursorListQuery({
    queryKey: [...key, 'news', 'list', narrowing],
    fetchPage: (next, signal) =>
      answer(operatorApi.GET(newsRoot, { params: { query: { ...narrowing, ...next } }, signal })),
  })
}

export function pagesQuery(narrowing: Narrowing) {
  return cursorListQuery({
    queryKey: [...key, 'pages', 'list', narrowing],
    fetchPage: (next, signal) =>
      answer(operatorApi.GET(pagesRoot, { params: { query: { ...narrowing, ...next } }, signal })),
  })
}

export function questionsQuery(narrowing: Narrowing) {
  return cursorListQuery({
    queryKey: [...key, 'questions', 'list', narrowing],
    fetchPage: (next, signal) =>
      answer(operatorApi.GET(questionsRoot, { params: { query: { ...narrowing, ...next } }, signal })),
  })
}

export function newsItemQuery(id: number) {
  return queryOptions({
    queryKey: [...key, 'news', id],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${newsRoot}/{id}`, { params: { path: { id } }, signal }))).data,
    staleTime: 0,
  })
}

export function pageQuery(id: number) {
  return queryOptions({
    queryKey: [...key, 'pages', id],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${pagesRoot}/{id}`, { params: { path: { id } }, signal }))).data,
    staleTime: 0,
  })
}

export function questionQuery(id: number) {
  return queryOptions({
    queryKey: [...key, 'questions', id],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${questionsRoot}/{id}`, { params: { path: { id } }, signal }))).data,
    staleTime: 0,
  })
}

/** Earlier versions of a news item. */
export function newsHistoryQuery(id: number) {
  return historyQuery('news', id, (query, signal) =>
    answer(operatorApi.GET(`${newsRoot}/{id}/history`, { params: { path: { id }, query }, signal })),
  )
}

export function pageHistoryQuery(id: number) {
  return historyQuery('pages', id, (query, signal) =>
    answer(operatorApi.GET(`${pagesRoot}/{id}/history`, { params: { path: { id }, query }, signal })),
  )
}

export function questionHistoryQuery(id: number) {
  return historyQuery('questions', id, (query, signal) =>
    answer(operatorApi.GET(`${questionsRoot}/{id}/history`, { params: { path: { id }, query }, signal })),
  )
}

function historyQuery<Form>(
  kind: string,
  id: number,
  fetchPage: (query: { cursor?: number }, signal: AbortSignal) => Promise<CursorList<Version<Form>>>,
) {
  return cursorListQuery({
    queryKey: [...key, kind, 'history', id] as const,
    fetchPage,
  })
}

export type HistoryQuery<Form> = ReturnType<typeof historyQuery<Form>>

/** Adds a news item, or updates the loaded one under optimistic locking. */
export function saveNews(loaded: News | null, version: number, news: NewsForm) {
  if (!loaded) return invalidateAfter(answer(operatorApi.POST(newsRoot, { body: news })))
  const params = { path: { id: loaded.id } }
  return invalidateAfter(
    answer(operatorApi.POST(`${newsRoot}/{id}/update`, { params, body: { version, news } })),
  )
}

export function deleteNews(id: number, version: number) {
  return invalidateAfter(
    answer(operatorApi.POST(`${newsRoot}/{id}/delete`, { params: { path: { id } }, body: { version } })),
  )
}

export function deletePage(id: number, version: number) {
  return invalidateAfter(
    answer(operatorApi.POST(`${pagesRoot}/{id}/delete`, { params: { path: { id } }, body: { version } })),
  )
}

export function deleteQuestion(id: number, version: number) {
  return invalidateAfter(
    answer(operatorApi.POST(`${questionsRoot}/{id}/delete`, { params: { path: { id } }, body: { version } })),
  )
}

/** Adds a page, or updates the loaded one under optimistic locking. */
export function savePage(loaded: Page | null, version: number, page: PageForm) {
  if (!loaded) return invalidateAfter(answer(operatorApi.POST(pagesRoot, { body: page })))
  const params = { path: { id: loaded.id } }
  return invalidateAfter(
    answer(operatorApi.POST(`${pagesRoot}/{id}/update`, { params, body: { version, page } })),
  )
}

/** Adds a question, or updates the loaded one under optimistic locking. */
export function saveQuestion(loaded: Question | null, version: number, question: QuestionForm) {
  if (!loaded) return invalidateAfter(answer(operatorApi.POST(questionsRoot, { body: question })))
  const params = { path: { id: loaded.id } }
  return invalidateAfter(
    answer(operatorApi.POST(`${questionsRoot}/{id}/update`, { params, body: { version, question } })),
  )
}
