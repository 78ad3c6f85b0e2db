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

/** Calls of the API for one kind of text; `Form` is what a save sends. */
interface ContentCalls<Query, Item, Stored, Form> {
  list: (query: Query, signal: AbortSignal) => Promise<CursorList<Item>>
  show: (id: number, signal: AbortSignal) => Promise<{ data: Stored }>
  history: (id: number, query: { cursor?: number }, signal: AbortSignal) => Promise<CursorList<Version<Form>>>
  add: (form: Form) => Promise<{ data: Stored; message: string }>
  update: (id: number, version: number, form: Form) => Promise<{ data: Stored; message: string }>
  remove: (id: number, version: number) => Promise<{ message: string }>
}

export type ContentQueries<Stored, Form> = Omit<
  ReturnType<typeof contentQueries<{ cursor?: number }, unknown, Stored, Form>>,
  'list'
>

export type HistoryQuery<Form> = ReturnType<ContentQueries<never, Form>['history']>

export const newsQueries = contentQueries('news', {
  list: (query: QueryOf<typeof newsRoot>, signal) =>
    answer(operatorApi.GET(newsRoot, { params: { query }, signal })),
  show: (id, signal) => answer(operatorApi.GET(`${newsRoot}/{id}`, { params: { path: { id } }, signal })),
  history: (id, query, signal) =>
    answer(operatorApi.GET(`${newsRoot}/{id}/history`, { params: { path: { id }, query }, signal })),
  add: (news: NewsForm) => answer(operatorApi.POST(newsRoot, { body: news })),
  update: (id, version, news) =>
    answer(
      operatorApi.POST(`${newsRoot}/{id}/update`, { params: { path: { id } }, body: { version, news } }),
    ),
  remove: (id, version) =>
    answer(operatorApi.POST(`${newsRoot}/{id}/delete`, { params: { path: { id } }, body: { version } })),
})

export const pageQueries = contentQueries('pages', {
  list: (query: QueryOf<typeof pagesRoot>, signal) =>
    answer(operatorApi.GET(pagesRoot, { params: { query }, signal })),
  show: (id, signal) => answer(operatorApi.GET(`${pagesRoot}/{id}`, { params: { path: { id } }, signal })),
  history: (id, query, signal) =>
    answer(operatorApi.GET(`${pagesRoot}/{id}/history`, { params: { path: { id }, query }, signal })),
  add: (page: PageForm) => answer(operatorApi.POST(pagesRoot, { body: page })),
  update: (id, version, page) =>
    answer(
      operatorApi.POST(`${pagesRoot}/{id}/update`, { params: { path: { id } }, body: { version, page } }),
    ),
  remove: (id, version) =>
    answer(operatorApi.POST(`${pagesRoot}/{id}/delete`, { params: { path: { id } }, body: { version } })),
})

export const questionQueries = contentQueries('questions', {
  list: (query: QueryOf<typeof questionsRoot>, signal) =>
    answer(operatorApi.GET(questionsRoot, { params: { query }, signal })),
  show: (id, signal) =>
    answer(operatorApi.GET(`${questionsRoot}/{id}`, { params: { path: { id } }, signal })),
  history: (id, query, signal) =>
    answer(operatorApi.GET(`${questionsRoot}/{id}/history`, { params: { path: { id }, query }, signal })),
  add: (question: QuestionForm) => answer(operatorApi.POST(questionsRoot, { body: question })),
  update: (id, version, question) =>
    answer(
      operatorApi.POST(`${questionsRoot}/{id}/update`, {
        params: { path: { id } },
        body: { version, question },
      }),
    ),
  remove: (id, version) =>
    answer(operatorApi.POST(`${questionsRoot}/{id}/delete`, { params: { path: { id } }, body: { version } })),
})

/** Queries and mutations of one kind of text, under keys that begin with its name. */
function contentQueries<Query extends { cursor?: number }, Item, Stored, Form>(
  kind: string,
  calls: ContentCalls<Query, Item, Stored, Form>,
) {
  const key = ['backoffice', 'content', kind] as const
  return {
    /** Texts for editors, with keyset pagination. */
    list: (narrowing: Omit<Query, 'cursor'>) =>
      cursorListQuery({
        queryKey: [...key, 'list', narrowing],
        fetchPage: (next, signal) => calls.list({ ...narrowing, ...next } as Query, signal),
      }),
    one: (id: number) =>
      queryOptions({
        queryKey: [...key, id],
        queryFn: async ({ signal }) => (await calls.show(id, signal)).data,
        staleTime: 0,
      }),
    /** Earlier versions of a text. */
    history: (id: number) =>
      cursorListQuery({
        queryKey: [...key, 'history', id],
        fetchPage: (next, signal) => calls.history(id, next, signal),
      }),
    /** Adds a text, or updates the stored one under optimistic locking. */
    save: (stored: { id: number } | null, version: number, form: Form) =>
      invalidateAfter(stored ? calls.update(stored.id, version, form) : calls.add(form)),
    remove: (id: number, version: number) => invalidateAfter(calls.remove(id, version)),
  }
}
