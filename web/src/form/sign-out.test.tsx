import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../api/client'
import { queryClient } from '../api/query-client'
import { saveReport, waitingReports } from '../session/outbox'
import { profileQuery, type User } from '../session/session'
import { LeavingQuestion } from './LeavingQuestion'
import { requestSignOut } from './sign-out'

const database = vi.hoisted(() => ({ rows: new Map<string, unknown>(), problem: null as unknown }))
const deleting = vi.hoisted(() => ({ problem: null as null | (() => Promise<never>) }))
vi.mock('idb-keyval', async () => {
  const { testDatabase } = await import('../session/test-database')
  const whole = testDatabase(database)
  return {
    ...whole,
    keys: () => (database.problem ? new Promise(() => undefined) : whole.keys()),
    delMany: (keys: string[]) => (deleting.problem ? deleting.problem() : whole.delMany(keys)),
  }
})

const signOut = vi.fn()

beforeEach(() => {
  database.rows.clear()
  database.problem = null
  deleting.problem = null
  signOut.mockReset()
  vi.spyOn(bearer, 'isSignedIn').mockReturnValue(true)
  vi.spyOn(bearer, 'signOut').mockImplementation(signOut)
  queryClient.setQueryData(profileQuery.queryKey, { profile: { nip: '5260250274' } } as User)
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <LeavingQuestion /> }])} />)
})
afterEach(() => queryClient.clear())

const save = () =>
  saveReport({ number: 'FV/1', distributor: { id: 2, name: '' }, pages: [new File(['x'], '1.png')] }, 'k1')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('where nothing waits nothing is asked', async () => {
  await requestSignOut()
  expect(signOut).toHaveBeenCalledOnce()
})

test('reports that wait are asked about; staying leaves them, signing out deletes them', async () => {
  await save()
  await act(requestSignOut)
  const question = await screen.findByRole('dialog', { name: 'Masz niewysłane zgłoszenia' })
  expect(question.textContent).toContain('których jeszcze nie wysłaliśmy: 1.')
  expect(document.activeElement?.textContent).toBe('Nie wylogowuj mnie')
  await press('Nie wylogowuj mnie')
  expect(signOut).not.toHaveBeenCalled()
  expect(await waitingReports()).toHaveLength(1)
  await act(requestSignOut)
  await press('Wyloguj i usuń')
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  expect(database.rows.size).toBe(0)
})

test('a database that does not answer keeps nobody signed in', async () => {
  vi.useFakeTimers()
  database.problem = true
  void requestSignOut()
  await vi.advanceTimersByTimeAsync(1000)
  expect(signOut).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test.each([
  ['fails', () => Promise.reject(new DOMException('no', 'InvalidStateError'))],
  ['gives no answer', () => new Promise<never>(() => undefined)],
])('whoever signs out is signed out where the deletion %s', async (_, problem) => {
  await save()
  await act(requestSignOut)
  deleting.problem = problem
  await press('Wyloguj i usuń')
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce(), { timeout: 2000 })
})
