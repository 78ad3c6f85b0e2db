import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi, operatorBearer } from '../../../api/operator-client'
import { queryClient } from '../../../api/query-client'
import type { AnswerTo } from '../../../api/wire'
import { sendTo } from '../../../form/target'
import { withStoredPlaceholders, withTypedPlaceholders } from '../../../format/places'
import { settingsQuery } from '../../../session/settings'
import { invalidateAfter } from '../../invalidate-after'
import { withTypedErrors } from './marks'

const root = '/api/v1/backoffice/settings'

export type AdminSettings = AnswerTo<typeof root>['data']
export type Programme = AdminSettings['programme']
export type Maintenance = AdminSettings['maintenance']
export type Services = AdminSettings['services']
export type PayoutAccounts = AdminSettings['payouts']
export type MailingRules = AdminSettings['mailings']
export type BulkJobRules = AdminSettings['bulk_jobs']
export type Announcements = AdminSettings['announcements']
export type Colours = AdminSettings['colours']

export const adminSettingsQuery = queryOptions({
  queryKey: ['backoffice', 'settings'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(root, { signal }))).data,
  staleTime: 0,
})

/** Reset option by which refetched values replace all fields but the dirty ones. */
export const keepTyped = { keepDirtyValues: true } as const

/** Settings of the programme for the form, with the placeholders that operators type. */
export function typedProgramme(programme: Programme): Programme {
  return { ...programme, map_route_url: withTypedPlaceholders(programme.map_route_url) }
}

export function saveProgramme(version: number, typed: Programme) {
  const programme = { ...typed, map_route_url: withStoredPlaceholders(typed.map_route_url) }
  const call = answer(operatorApi.POST(`${root}/programme`, { body: { version, programme } }))
  return thenRefresh(withTypedErrors(call))
}

export function saveMaintenance(version: number, maintenance: Maintenance) {
  return thenRefresh(answer(operatorApi.POST(`${root}/maintenance`, { body: { version, maintenance } })))
}

export function saveServices(version: number, services: Services) {
  return thenRefresh(answer(operatorApi.POST(`${root}/services`, { body: { version, services } })))
}

/** Saves the accounts; `code` confirms that a known one is replaced, and is empty otherwise. */
export function savePayoutAccounts(version: number, payouts: PayoutAccounts, code: string) {
  return thenRefresh(answer(operatorApi.POST(`${root}/payouts`, { body: { version, payouts, code } })))
}

export function saveMailingRules(version: number, mailings: MailingRules) {
  return thenRefresh(answer(operatorApi.POST(`${root}/mailings`, { body: { version, mailings } })))
}

export function saveBulkJobRules(version: number, bulk_jobs: BulkJobRules) {
  return thenRefresh(answer(operatorApi.POST(`${root}/bulk-jobs`, { body: { version, bulk_jobs } })))
}

export function saveAnnouncements(version: number, announcements: Announcements) {
  return thenRefresh(answer(operatorApi.POST(`${root}/announcements`, { body: { version, announcements } })))
}

/** All shades derived from the base colours, by their CSS variables. */
export function shadesQuery(colours: Colours) {
  return queryOptions({
    queryKey: ['backoffice', 'shades', colours],
    queryFn: async ({ signal }) => {
      const call = operatorApi.GET(`${root}/colours/preview`, { params: { query: colours }, signal })
      return (await answer(call)).data.variables
    },
    placeholderData: keepPreviousData,
  })
}

export function saveColours(version: number, colours: Colours) {
  return thenRefresh(answer(operatorApi.POST(`${root}/colours`, { body: { version, colours } })))
}

export function putLogo(version: number, logo: File) {
  const target = { bearer: operatorBearer, path: `${root}/logo`, multipart: true }
  return thenRefresh(sendTo<AdminSettings>(target, { version, logo }))
}

export function removeLogo(version: number) {
  return thenRefresh(answer(operatorApi.POST(`${root}/logo/remove`, { body: { version } })))
}

/** Invalidates the settings after a save, which the portal's header and footer show as well. */
async function thenRefresh<Answer>(call: Promise<Answer>): Promise<Answer> {
  const done = await invalidateAfter(call)
  await queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey })
  return done
}
