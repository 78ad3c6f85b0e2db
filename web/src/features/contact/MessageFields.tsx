import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { SelectInput, TextAreaInput } from '../../form/fields'
import { longestMessage, type topics } from './message'

interface MessageFieldsProps<V extends FieldValues> {
  control: Control<V, unknown, unknown>
  topics: typeof topics
}

/** The fields of both forms: `topic` and `message`, which counts what is left. */
export function MessageFields<V extends FieldValues>({ control, topics }: MessageFieldsProps<V>) {
  return (
    <>
      <SelectInput
        control={control}
        name={'topic' as FieldPath<V>}
        label="Temat"
        options={topics}
        placeholder="Wybierz temat"
        isRequired
      />
      <TextAreaInput
        control={control}
        name={'message' as FieldPath<V>}
        label="Wiadomość"
        rows={6}
        maxLength={longestMessage}
        isRequired
      />
    </>
  )
}
