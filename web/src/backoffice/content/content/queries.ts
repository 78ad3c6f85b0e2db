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

<<<<<<< int
interface HistoryPage<Form> {
  data: { items: Version<Form>[] }
  meta: AnswerTo<`${typeof newsRoot}/{id}/history`>['meta']
}

/** Calls of the API for one kind of text; `Form` is what a save sends. */
interface ContentCalls<Query, Listed, Stored, Form> {
  list: (query: Query, signal: AbortSignal) => Promise<Listed>
  show: (id: number, signal: AbortSignal) => Promise<{ data: Stored }>
  history: (id: number, query: { cursor?: number }, signal: AbortSignal) => Promise<HistoryPage<Form>>
  add: (form: Form) => Promise<{ data: Stored; message: string }>
  update: (id: number, version: number, form: Form) => Promise<{ data: Stored; message: string }>
  remove: (id: number, version: number) => Promise<{ message: string }>
}

export type ContentQueries<Stored, Form> = Omit<
  ReturnType<
    typeof contentQueries<{ cursor?: number }, { meta: { next_cursor?: number | null } }, Stored, Form>
  >,
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
function contentQueries<
  Query extends { cursor?: number },
  Listed extends { meta: { next_cursor?: number | null } },
  Stored,
  Form,
>(kind: string, calls: ContentCalls<Query, Listed, Stored, Form>) {
  const key = ['backoffice', 'content', kind] as const
  return {
    /** Texts for editors, with keyset pagination. */
    list: (narrowing: Omit<Query, 'cursor'>) =>
      infiniteQueryOptions({
        queryKey: [...key, 'list', narrowing],
        queryFn: ({ signal, pageParam }) => calls.list({ ...narrowing, ...next(pageParam) } as Query, signal),
        initialPageParam: null as number | null,
        getNextPageParam: (page) => page.meta.next_cursor ?? null,
      }),
    one: (id: number) =>
      queryOptions({
        queryKey: [...key, id],
        queryFn: async ({ signal }) => (await calls.show(id, signal)).data,
        staleTime: 0,
      }),
    /** Earlier versions of a text. */
    history: (id: number) =>
      infiniteQueryOptions({
        queryKey: [...key, 'history', id],
        queryFn: ({ signal, pageParam }) => calls.history(id, next(pageParam), signal),
        initialPageParam: null as number | null,
        getNextPageParam: (page) => page.meta.next_cursor ?? null,
      }),
    /** Adds a text, or updates the stored one under optimistic locking. */
    save: (stored: { id: number } | null, version: number, form: Form) =>
      invalidateAfter(stored ? calls.update(stored.id, version, form) : calls.add(form)),
    remove: (id: number, version: number) => invalidateAfter(calls.remove(id, version)),
  }
}

function next(cursor: number | null) {
  return cursor === null ? {} : { cursor }
=======
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
>>>>>>> rb2
}
