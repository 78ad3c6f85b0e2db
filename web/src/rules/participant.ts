import { accepted, type Parsed, refused, required } from './parsed'

export const kinds = ['farm', 'company'] as const
export type ParticipantKind = (typeof kinds)[number]

/** Registers by kind of participant. */
export const registers = {
  farm: ['krus', 'other'],
  company: ['krs', 'ceidg', 'other'],
} as const satisfies Record<ParticipantKind, readonly string[]>

type Register = (typeof registers)[ParticipantKind][number]

export function parseKind(input: string): Parsed<ParticipantKind> {
  return offered(input, kinds)
}

/** The register of a participant of this kind. */
export function parseRegister(kind: ParticipantKind, input: string): Parsed<Register> {
  return offered<Register>(input, registers[kind])
}

function offered<Code extends string>(input: string, codes: readonly Code[]): Parsed<Code> {
  const typed = input.trim()
  if (typed === '') return refused(required)
  const code = codes.find((code) => code === typed)
  return code === undefined ? refused('Wybierz jedną z podanych możliwości') : accepted(code)
}
