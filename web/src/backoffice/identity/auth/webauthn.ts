import { Failure } from '../../../api/errors'

/** Authenticator's response as JSON, with bytes as base64url. */
export type PasskeyAnswer = Record<string, unknown>

/** Options from the server, one of WebAuthn's `…OptionsJSON` dictionaries. */
type Options = Readonly<Record<string, unknown>>

/** True where the browser supports passkeys. */
export function supportsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function' && 'credentials' in navigator
}

/** Creates a passkey in the browser; throws a `Failure` with the reason. */
export async function createPasskey(options: Options): Promise<PasskeyAnswer> {
  const optionsJson = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const publicKey = {
    ...optionsJson,
    challenge: bytes(optionsJson.challenge),
    user: { ...optionsJson.user, id: bytes(optionsJson.user.id) },
    excludeCredentials: optionsJson.excludeCredentials?.map(descriptor) ?? [],
  } as PublicKeyCredentialCreationOptions
  const made = await asking(() => navigator.credentials.create({ publicKey }), makingSentences)
  const response = made.response as AuthenticatorAttestationResponse
  return answerOf(made, {
    clientDataJSON: text(response.clientDataJSON),
    attestationObject: text(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  })
}

/** Requests an assertion of a passkey from the browser; throws a `Failure` with the reason. */
export async function requestPasskey(options: Options): Promise<PasskeyAnswer> {
  const optionsJson = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const publicKey = {
    ...optionsJson,
    challenge: bytes(optionsJson.challenge),
    allowCredentials: optionsJson.allowCredentials?.map(descriptor) ?? [],
  } as PublicKeyCredentialRequestOptions
  const used = await asking(() => navigator.credentials.get({ publicKey }), askingSentences)
  const response = used.response as AuthenticatorAssertionResponse
  return answerOf(used, {
    clientDataJSON: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    ...(response.userHandle ? { userHandle: text(response.userHandle) } : {}),
  })
}

function answerOf(credential: PublicKeyCredential, response: Record<string, unknown>): PasskeyAnswer {
  const { authenticatorAttachment, type } = credential
  return {
    id: text(credential.rawId),
    rawId: text(credential.rawId),
    type,
    response,
    clientExtensionResults: {},
    ...(authenticatorAttachment ? { authenticatorAttachment } : {}),
  }
}

const otherwise = 'Przeglądarka nie mogła użyć klucza dostępu. Spróbuj jeszcze raz.'
const wrongAddress = 'Klucze dostępu nie działają pod tym adresem portalu.'
const makingSentences: Readonly<Record<string, string>> = {
  InvalidStateError: 'Na tym urządzeniu jest już klucz dostępu do Twojego konta.',
  NotAllowedError:
    'Klucz dostępu nie został dodany: okno przeglądarki zamknięto albo minął czas. Poczekaj na następny kod i\u00a0spróbuj jeszcze raz.',
  NotSupportedError: 'To urządzenie nie obsługuje kluczy dostępu. Użyj innego.',
  SecurityError: wrongAddress,
}
const askingSentences: Readonly<Record<string, string>> = {
  NotAllowedError:
    'Klucz dostępu nie został użyty: okno przeglądarki zamknięto albo minął czas. Spróbuj jeszcze raz albo podaj kod.',
  SecurityError: wrongAddress,
}

/** Maps the browser's exceptions, which are told apart only by name, to failures. */
async function asking(
  ask: () => Promise<Credential | null>,
  sentences: Readonly<Record<string, string>>,
): Promise<PublicKeyCredential> {
  try {
    const credential = await ask()
    if (credential) return credential as PublicKeyCredential
  } catch (thrown) {
    const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : ''
    throw refusal(sentences[name] ?? otherwise, thrown)
  }
  throw refusal(otherwise)
}

function refusal(message: string, cause?: unknown): Failure {
  return new Failure('refused', { status: 422, body: { message }, cause })
}

function descriptor({ id, transports, type }: PublicKeyCredentialDescriptorJSON) {
  return { id: bytes(id), type, ...(transports?.length ? { transports } : {}) }
}

function bytes(base64url: string): Uint8Array {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
}

function text(buffer: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
