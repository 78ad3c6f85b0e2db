import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { postcodeMask } from '../ui/mask'
import { MaskedInput, TextInput } from './fields'

interface AddressFieldsProps<V extends FieldValues> {
  control: Control<V, unknown, unknown>
  /** Prefix of the fields' names: `company_`, `address.`. */
  prefix: string
  /** Section token of `autocomplete` for a form with several addresses: `section-letters`. */
  section?: string
}

/** A Polish address: `street`, `street_number`, `street_number_place`, `postcode`, `city`. */
export function AddressFields<V extends FieldValues>({ control, prefix, section }: AddressFieldsProps<V>) {
  const name = (part: string) => `${prefix}${part}` as FieldPath<V>
  const complete = (token: string) => (section ? `${section} ${token}` : token)
  return (
    <>
      <TextInput
        control={control}
        name={name('street')}
        label="Ulica lub miejscowość"
        autoComplete={complete('address-line1')}
        isRequired
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextInput control={control} name={name('street_number')} label="Numer domu" isRequired />
        <TextInput control={control} name={name('street_number_place')} label="Numer lokalu" />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-[10rem_1fr]">
        <MaskedInput
          control={control}
          name={name('postcode')}
          label="Kod pocztowy"
          mask={postcodeMask}
          autoComplete={complete('postal-code')}
          isRequired
        />
        <TextInput
          control={control}
          name={name('city')}
          label="Poczta"
          autoComplete={complete('address-level2')}
          isRequired
        />
      </div>
    </>
  )
}
