import { accepted, type Parsed, refused, required } from './parsed'

const composition =
  /^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[@#$%^&*(){}<>?:!])[A-Za-z0-9@#$%^&*(){}<>?:!]{8,}$/
const maxLength = 256

/** The parts of the rule of composition, shown while typing. */
export const passwordRules: readonly { label: string; holds: (typed: string) => boolean }[] = [
  { label: 'co najmniej 8 znaków', holds: (typed) => typed.length >= 8 },
  { label: 'wielka litera', holds: (typed) => /[A-Z]/.test(typed) },
  { label: 'mała litera', holds: (typed) => /[a-z]/.test(typed) },
  { label: 'cyfra', holds: (typed) => /[0-9]/.test(typed) },
  {
    label: 'jeden ze znaków @ # $ % ^ & * ( ) { } < > ? : !, a innych znaków wcale',
    holds: (typed) => /[@#$%^&*(){}<>?:!]/.test(typed) && /^[A-Za-z0-9@#$%^&*(){}<>?:!]*$/.test(typed),
  },
]

/**
 * Guessable passwords that keep the rule of composition and that the server refuses
 * (`crates/domain/src/password/guessable.rs`).
 */
const guessable = [
  'Hasło nie może być popularnym hasłem ani pojedynczym słowem, także z dopisanymi cyframi i znakami. Wybierz inne.',
  'Hasło nie może być ciągiem powtórzonych albo sąsiednich znaków. Wybierz inne.',
  'Hasło nie może zawierać numeru NIP, imienia, nazwiska, nazwy firmy, adresu e-mail ani nazwy programu. Wybierz inne.',
]

/** True for the field's error that a password is guessable. */
export function isGuessable(sentence: string): boolean {
  return guessable.some((refusal) => sentence.includes(refusal))
}

/** A new password as typed; the server checks if it is a common one. */
export function parsePassword(input: string): Parsed {
  if (input === '') return refused(required)
  if (new TextEncoder().encode(input).length > maxLength)
    return refused('Hasło może mieć najwyżej 256 znaków')
  if (composition.test(input)) return accepted(input)
  return refused(
    'Format pola jest nieodpowiedni. Hasło musi mieć co najmniej 8 znaków, w tym wielką i małą literę, cyfrę ' +
      'i jeden ze znaków @ # $ % ^ & * ( ) { } < > ? : !; innych znaków nie może mieć',
  )
}
