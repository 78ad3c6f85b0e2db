import { lowerFirst } from '../../../format/text'
import type { Option } from '../../../ui/Select'

export type Labels = Readonly<Record<string, string>>

/** Labels of codes, by subject and field. */
type CodeLabels = Readonly<Record<string, Readonly<Record<string, Labels>>>>

/** Formats a number of a record, which may depend on the whole record. */
export type NumberFormat = (value: number, record: unknown) => string

/** Labels and formats with which the log shows records; each group of the back office gives those of its own. */
export interface Vocabulary {
  readonly codes: CodeLabels
  /** By `subject.field`, or by `subject.within.field` inside of another field. */
  readonly numbers?: Readonly<Record<string, NumberFormat>>
}

/** Labels as they stand within a sentence. */
export function inSentence(labels: Labels): Labels {
  return Object.fromEntries(Object.entries(labels).map(([code, label]) => [code, lowerFirst(label)]))
}

/** Labels of a field's options. */
export function optionLabels(options: readonly Option[]): Labels {
  return inSentence(Object.fromEntries(options.map(({ value, label }) => [value, label])))
}

export function labelsBy<Code extends string>(
  codes: readonly Code[],
  labelOf: (code: Code) => string,
): Labels {
  return inSentence(Object.fromEntries(codes.map((code) => [code, labelOf(code)])))
}

/** One vocabulary of several; groups may label codes of the same field, as of the filters of an export. */
export function merged(vocabularies: readonly Vocabulary[]): Required<Vocabulary> {
  const codes: Record<string, Record<string, Labels>> = {}
  for (const [subject, fields] of vocabularies.flatMap((one) => Object.entries(one.codes))) {
    codes[subject] ??= {}
    for (const [key, labels] of Object.entries(fields))
      codes[subject][key] = { ...codes[subject][key], ...labels }
  }
  return { codes, numbers: Object.assign({}, ...vocabularies.map(({ numbers }) => numbers)) }
}

/** Fields with labelled codes, as `subject.field`. */
export function codedFieldsOf({ codes }: Vocabulary): readonly string[] {
  return Object.entries(codes).flatMap(([subject, fields]) =>
    Object.keys(fields).map((key) => `${subject}.${key}`),
  )
}

/** Label of a code in a subject's field; undefined for other texts. */
export function codeLabel({ codes }: Vocabulary, subject: string, key: string, value: string) {
  return codes[subject]?.[key]?.[value]
}
