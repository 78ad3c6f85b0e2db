import { describe, expect, test } from 'vitest'
import { Failure, failureFrom, failureOf } from './errors'

function refusal(status: number, body: unknown, headers: Record<string, string> = {}) {
  return failureOf(new Response(null, { status, headers }), body)
}

describe('the error catalogue', () => {
  test('no answer at all asks to check the connection', () => {
    const failure = failureFrom(new TypeError('Failed to fetch'))
    expect(failure).toMatchObject({ kind: 'network', sentence: 'Sprawdź połączenie z internetem' })
  })

  test('a cancelled request is no network failure', () => {
    expect(failureFrom(new DOMException('stop', 'AbortError')).kind).toBe('cancelled')
  })

  test.each([
    [401, {}, 'signedOut'],
    [401, { error: 'access_denied' }, 'accessDenied'],
    [403, { error: 'access_denied' }, 'accessDenied'],
    [403, { error: 'reauth_required' }, 'refused'],
    [404, {}, 'refused'],
    [422, {}, 'refused'],
    [429, {}, 'refused'],
    [500, {}, 'server'],
    [503, {}, 'server'],
  ] as const)('%i %j is %s', (status, body, kind) => {
    expect(refusal(status, body).kind).toBe(kind)
  })

  test('the sentence is errors, else message, else error_description, else "Error"', () => {
    expect(refusal(400, { errors: 'a', message: 'b', error_description: 'c' }).sentence).toBe('a')
    expect(refusal(400, { message: 'b', error_description: 'c' }).sentence).toBe('b')
    expect(refusal(400, { error_description: 'c' }).sentence).toBe('c')
    expect(refusal(400, {})).toMatchObject({ sentence: null, message: 'Error' })
  })

  test('the code is never a sentence', () => {
    expect(refusal(422, { error: 'points_missing' })).toMatchObject({
      sentence: null,
      code: 'points_missing',
    })
  })

  test('field errors keep their texts, whatever shape they come in', () => {
    const failure = refusal(422, { message: 'Popraw', errors: { nip: ['x', 'y'], phone: 'z', odd: 7 } })
    expect(failure.fields).toEqual({ nip: ['x', 'y'], phone: ['z'] })
    expect(failure.sentence).toBe('Popraw')
  })

  test('an answer that is no JSON object still makes a failure with its status', () => {
    expect(refusal(502, '<html>')).toMatchObject({ kind: 'server', status: 502, fields: {} })
  })

  test('says when to come back and which request it was', () => {
    const failure = refusal(429, {}, { 'retry-after': '30', 'x-request-id': 'abc' })
    expect(failure).toMatchObject({ retryAfter: 30, requestId: 'abc' })
  })

  test('a failure passes through unchanged', () => {
    const failure = new Failure('server')
    expect(failureFrom(failure)).toBe(failure)
    expect(failure.status).toBe(500)
  })
})
