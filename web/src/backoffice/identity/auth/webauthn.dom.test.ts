import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failureFrom } from '../../../api/errors'
import { createPasskey, requestPasskey, supportsPasskeys } from './webauthn'

const create = vi.fn()
const get = vi.fn()

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('navigator', { credentials: { create, get } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const buffer = (...bytes: number[]) => Uint8Array.from(bytes).buffer
const credential = {
  rawId: buffer(251, 255),
  type: 'public-key',
  authenticatorAttachment: 'platform',
}
const creation = {
  rp: { id: 'plon.example', name: 'plon.example' },
  user: { id: 'AQI', name: 'ewa@plon.example', displayName: 'Ewa' },
  challenge: '-_8',
  excludeCredentials: [{ id: 'AwQ', type: 'public-key', transports: ['internal'] }],
}
const request = {
  rpId: 'plon.example',
  challenge: '-_8',
  allowCredentials: [{ id: 'AwQ', type: 'public-key' }],
}

/** Options of the last call, with bytes as arrays. */
function lastOptions(call: typeof create) {
  const [{ publicKey }] = call.mock.lastCall ?? [{}]
  return publicKey
}

async function sentenceOf(asking: Promise<unknown>) {
  return failureFrom(await asking.catch((thrown: unknown) => thrown)).sentence
}

test('bytes travel as base64url without padding', async () => {
  create.mockResolvedValue({
    ...credential,
    response: { clientDataJSON: buffer(1), attestationObject: buffer(2), getTransports: () => ['internal'] },
  })
  const made = await createPasskey(creation)
  const optionsJson = lastOptions(create)
  expect([...optionsJson.challenge]).toEqual([251, 255])
  expect([...optionsJson.user.id]).toEqual([1, 2])
  expect([...optionsJson.excludeCredentials[0].id]).toEqual([3, 4])
  expect(made).toEqual({
    id: '-_8',
    rawId: '-_8',
    type: 'public-key',
    authenticatorAttachment: 'platform',
    response: { clientDataJSON: 'AQ', attestationObject: 'Ag', transports: ['internal'] },
    clientExtensionResults: {},
  })
})

test('a passkey that is used gives its signature', async () => {
  get.mockResolvedValue({
    ...credential,
    response: {
      clientDataJSON: buffer(1),
      authenticatorData: buffer(2),
      signature: buffer(3),
      userHandle: null,
    },
  })
  const used = await requestPasskey(request)
  expect([...lastOptions(get).allowCredentials[0].id]).toEqual([3, 4])
  expect(used.response).toEqual({ clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw' })
})

test.each([
  ['NotAllowedError', /okno przeglądarki zamknięto albo minął czas/],
  ['InvalidStateError', /jest już klucz dostępu/],
  ['NotSupportedError', /nie obsługuje kluczy/],
  ['SecurityError', /nie działają pod tym adresem/],
  ['UnknownError', /nie mogła użyć/],
])('%s of a new passkey has its sentence', async (name, sentence) => {
  create.mockRejectedValue(new DOMException('', name))
  expect(await sentenceOf(createPasskey(creation))).toMatch(sentence)
})

test.each([
  ['NotAllowedError', /Spróbuj jeszcze raz albo podaj kod/],
  ['SecurityError', /nie działają pod tym adresem/],
])('%s of a passkey that is used has its sentence', async (name, sentence) => {
  get.mockRejectedValue(new DOMException('', name))
  expect(await sentenceOf(requestPasskey(request))).toMatch(sentence)
})

test('a browser without WebAuthn is known', () => {
  expect(supportsPasskeys()).toBe(true)
  vi.stubGlobal('PublicKeyCredential', undefined)
  expect(supportsPasskeys()).toBe(false)
})
