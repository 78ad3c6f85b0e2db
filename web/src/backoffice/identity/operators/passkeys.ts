import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import { queryClient } from '../../../api/query-client'
import type { AnswerTo, BodyOf } from '../../../api/wire'
import { createPasskey } from '../auth/webauthn'

const root = '/api/v1/backoffice/account/passkeys'

export type OwnPasskeys = AnswerTo<typeof root>['data']
export type Passkey = OwnPasskeys['items'][number]

/** Operator's own passkeys, and the origin that they work on. */
export const passkeysQuery = queryOptions({
  queryKey: ['backoffice', 'own-passkeys'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(root, { signal }))).data,
  staleTime: 0,
})

/** Registers a passkey: options from the server, creation in the browser, verification by the server. */
export async function addPasskey(request: BodyOf<`${typeof root}/options`>) {
  const { data } = await answer(operatorApi.POST(`${root}/options`, { body: request }))
  const credential = await createPasskey(data.options)
  return changed(answer(operatorApi.POST(root, { body: { credential } })))
}

export function renamePasskey(passkey: number, name: string) {
  return changed(answer(operatorApi.POST(`${root}/rename`, { body: { passkey, name } })))
}

export function removePasskey(removal: BodyOf<`${typeof root}/remove`>) {
  return changed(answer(operatorApi.POST(`${root}/remove`, { body: removal })))
}

async function changed<T>(change: Promise<T>): Promise<T> {
  const done = await change
  await queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
  return done
}
