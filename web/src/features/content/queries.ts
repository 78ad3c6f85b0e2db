import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api } from '../../api/client'
import type { AnswerTo, Program } from '../../api/wire'

export type SampleReward = AnswerTo<'/api/v1/cms/rewards'>['data'][number]
export type NewsCard = AnswerTo<'/api/v1/cms/news'>['data']['items'][number]
export type RunningPromotion = AnswerTo<'/api/v1/cms/promotions'>['data']['archive'][number]

export type HomeTexts = Required<AnswerTo<'/api/v1/cms/home-page'>['data']>

/** Texts of the home page, with the programme's figures in them. */
export const homeTextsQuery = queryOptions({
  queryKey: ['content', 'home page'],
  queryFn: async ({ signal }) =>
    (await answer(api.GET('/api/v1/cms/home-page', { signal }))).data as HomeTexts,
})

/** A page of a programme's news, the newest first. */
export function newsListQuery(program: Program, page: number, perPage: number) {
  return queryOptions({
    queryKey: ['content', 'news', 'list', program, page, perPage],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/v1/cms/news', { params: { query: { program, page, per_page: perPage } }, signal }),
      ),
    placeholderData: keepPreviousData,
  })
}

export function newsItemQuery(slug: string) {
  return queryOptions({
    queryKey: ['content', 'news', 'one', slug],
    queryFn: async ({ signal }) =>
      (await answer(api.GET('/api/v1/cms/news/{id}', { params: { path: { id: slug } }, signal }))).data,
  })
}

/** A page of text by its address. */
export function pageQuery(slug: string) {
  return queryOptions({
    queryKey: ['content', 'pages', 'one', slug],
    queryFn: async ({ signal }) =>
      (await answer(api.GET('/api/v1/cms/pages/{id}', { params: { path: { id: slug } }, signal }))).data,
  })
}

export type ProgrammeRules = AnswerTo<'/api/v1/cms/rules'>['data']
export type RulesFile = ProgrammeRules['earlier'][number]

/** Rules of the programme: the text, the file in force and those before it. */
export const rulesQuery = queryOptions({
  queryKey: ['content', 'rules'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/v1/cms/rules', { signal }))).data,
})

/** All pages of text; the pages that list them do not wait for them. */
export const pagesQuery = queryOptions({
  queryKey: ['content', 'pages', 'list'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/v1/cms/pages', { signal }))).data,
  throwOnError: false,
})

/** Questions that are often asked, with their answers. */
export function questionsQuery(program: Program) {
  return queryOptions({
    queryKey: ['content', 'questions', program],
    queryFn: async ({ signal }) =>
      (await answer(api.GET('/api/v1/cms/faq', { params: { query: { program } }, signal }))).data,
    throwOnError: false,
  })
}

/** Some rewards of the catalogue, for visitors. */
export const sampleRewardsQuery = queryOptions({
  queryKey: ['rewards', 'sample'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/v1/cms/rewards', { signal }))).data,
  throwOnError: false,
})

/** The first running promotions, as everyone may read them. */
export function runningQuery(program: Program, atMost: number) {
  return queryOptions({
    queryKey: ['promotions', 'running for all', program, atMost],
    queryFn: async ({ signal }) =>
      (
        await answer(
          api.GET('/api/v1/cms/promotions', {
            params: { query: { program, state: 'running', per_page: atMost } },
            signal,
          }),
        )
      ).data.archive,
    throwOnError: false,
  })
}
