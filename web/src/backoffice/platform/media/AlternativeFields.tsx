import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { CheckboxInput, TextInput } from '../../../form/fields'

interface Described extends FieldValues {
  alternative: string
  decoration: boolean
}

/** Alternative text of a picture, or the choice that it is decorative. */
export function AlternativeFields<Values extends Described>({ form }: { form: UseFormReturn<Values> }) {
  const decoration = 'decoration' as FieldPathByValue<Values, boolean>
  const alternative = 'alternative' as FieldPathByValue<Values, string>
  return (
    <>
      {!form.watch(decoration) && (
        <TextInput
          control={form.control}
          name={alternative}
          label="Tekst alternatywny"
          hint="Co widać na obrazie: usłyszą to osoby, które go nie widzą"
          autoComplete="off"
          isRequired
        />
      )}
      <CheckboxInput control={form.control} name={decoration}>
        To tylko ozdoba: obraz nic nie dopowiada do tekstu
      </CheckboxInput>
    </>
  )
}
