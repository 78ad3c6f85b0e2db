import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, api, bearer } from '../api/client'
import { operatorApi, operatorBearer } from '../api/operator-client'
import { queryClient } from '../api/query-client'
import { followOperator, passSecondFactor } from './operator'
import { endReauth, useReauthRequest } from './reauth-request'
import { pathAfterSignIn } from './return-path'
import { followSession, profileQuery, signIn, type User } from './session'

const visited: string[] = []
let isWriting = true
let isOver = false
let stop: readonly (() => void)[] = []

const anna = { profile: { nip: '5260250274' } } as User

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  queryClient.clear()
  visited.length = 0
  isWriting = true
  isOver = false
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const path = new URL(typeof input === 'string' ? input : input.url, window.location.origin).pathname
    if (path.endsWith('/auth/login') || path.endsWith('/second-factor'))
      return Response.json({ auth_token: 't2', data: {} })
    if (isOver) return Response.json({}, { status: 401 })
    return Response.json({ data: path.endsWith('/me') ? { email: 'ewa@plon.example' } : anna })
  })
  const leave = async (path: string) => {
    visited.push(path)
  }
  stop = [
    followSession(leave, () => isWriting),
    followOperator(
      () => leave('/zaplecze/logowanie'),
      () => isWriting,
    ),
  ]
})
afterEach(() => {
  for (const one of stop) one()
  endReauth()
  bearer.forget()
  operatorBearer.forget()
})

const renderReauthRequest = () => renderHook(useReauthRequest).result

async function endWhileReading() {
  await signIn({ nip: '5260250274', password: 'tajne' })
  isOver = true
  await act(() => answer(api.GET('/api/v1/notifications')).catch(() => undefined))
}

test('a session that ends while somebody writes asks for a new one where they are, once', async () => {
  await endWhileReading()
  await act(() => answer(api.GET('/api/v1/notifications')).catch(() => undefined))
  expect(renderReauthRequest().current).toMatchObject({ realm: 'portal', account: '5260250274' })
  expect(visited).toEqual([])
  expect(queryClient.getQueryData(profileQuery.queryKey)).toEqual(anna)
  isOver = false
  await signIn({ nip: '5260250274', password: 'tajne' })
  expect(bearer.isSignedIn()).toBe(true)
  expect(visited).toEqual([])
})

test('whoever would rather leave is led to the sign-in, and later back', async () => {
  await endWhileReading()
  const { current: request } = renderReauthRequest()
  act(() => request?.leave())
  await vi.waitFor(() => expect(visited).toEqual(['/#!logowanie']))
  expect(renderReauthRequest().current).toBeNull()
  expect(bearer.isSignedIn()).toBe(false)
  expect(pathAfterSignIn('', '5260250274')).toBe(window.location.pathname)
})

test('a session that ends while nothing is written leads to the sign-in, as does one that is ended by hand', async () => {
  isWriting = false
  await endWhileReading()
  await vi.waitFor(() => expect(visited).toEqual(['/#!logowanie']))
  expect(renderReauthRequest().current).toBeNull()
})

test('an operator who writes is asked as well, and what is loaded stays', async () => {
  await passSecondFactor({ handle: 'h', code: '123456' })
  queryClient.setQueryData(['backoffice', 'content', 'news', 7], { title: 'Siew' })
  isOver = true
  await act(() => answer(operatorApi.GET('/api/v1/backoffice/me')).catch(() => undefined))
  expect(renderReauthRequest().current).toMatchObject({ realm: 'backoffice', account: 'ewa@plon.example' })
  isOver = false
  await passSecondFactor({ handle: 'h', code: '123456' })
  expect(queryClient.getQueryData(['backoffice', 'content', 'news', 7])).toEqual({ title: 'Siew' })
  expect(visited).toEqual([])
})
