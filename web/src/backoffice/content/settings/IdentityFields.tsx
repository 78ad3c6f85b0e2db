import type { Control, FieldPath } from 'react-hook-form'
import { MaskedInput, TextAreaInput, TextInput } from '../../../form/fields'
import { phoneMask } from '../../../ui/mask'

/** The programme's name, who runs it, and how they are reached. */
export interface ProgrammeIdentity {
  brand_name: string
  data_controller: string
  brand_phone: string
  brand_email: string
}

/** Fields of the programme's name, data controller and contact. */
export function IdentityFields<Values extends ProgrammeIdentity>({ control }: { control: Control<Values> }) {
  return (
    <>
      <TextInput
        control={control}
        name={'brand_name' as FieldPath<Values>}
        label="Nazwa programu"
        hint="W&nbsp;nagłówku, wiadomościach i&nbsp;listach"
        autoComplete="off"
        isRequired
      />
      <TextAreaInput
        control={control}
        name={'data_controller' as FieldPath<Values>}
        label="Administrator danych osobowych"
        hint="Nazwa i&nbsp;adres, w&nbsp;stopce każdej strony"
        isLine
        isRequired
      />
      <MaskedInput
        control={control}
        name={'brand_phone' as FieldPath<Values>}
        label="Telefon Infolinii"
        mask={phoneMask}
        isRequired
      />
      <TextInput
        control={control}
        name={'brand_email' as FieldPath<Values>}
        label="Adres e-mail Infolinii"
        type="email"
        autoComplete="off"
        isRequired
      />
    </>
  )
}
