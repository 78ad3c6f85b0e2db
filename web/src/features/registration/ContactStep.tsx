import { CheckboxInput, MaskedInput, RadioInput, TextInput } from '../../form/fields'
import { phoneMask } from '../../ui/mask'
import type { StepProps } from './StepFields'

/** Whom the form is about. */
const people = {
  'program.retail': { self: 'Ja, uczestnik programu', whose: 'uczestnika' },
  'program.partner': { self: 'Ja, partner programu', whose: 'partnera' },
} as const

/** The participant's contact data, and the person who fills in the form for them. */
export function ContactStep({ form, context }: StepProps) {
  const { control } = form
  const { self, whose } = people[context.account]
  const isAuthorized = form.watch('filled_in_by') === 'authorized_person'
  return (
    <>
      <RadioInput
        control={control}
        name="filled_in_by"
        label="Kto wypełnia ten formularz"
        options={[
          { value: 'participant', label: self },
          { value: 'authorized_person', label: `Osoba upoważniona przez ${whose}` },
        ]}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          control={control}
          name="first_name"
          label={isAuthorized ? `Imię ${whose}` : 'Imię'}
          autoComplete="given-name"
          isRequired
        />
        <TextInput
          control={control}
          name="last_name"
          label={isAuthorized ? `Nazwisko ${whose}` : 'Nazwisko'}
          autoComplete="family-name"
          isRequired
        />
      </div>
      <MaskedInput
        control={control}
        name="phone"
        label="Telefon komórkowy"
        hint="Na ten numer wyślemy SMS z&nbsp;kodem do ustawienia hasła."
        mask={phoneMask}
        autoComplete="tel"
        isRequired
      />
      <TextInput
        control={control}
        name="email"
        label="Adres e-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
      />
      <TextInput
        control={control}
        name="email_confirmation"
        label="Powtórz adres e-mail"
        type="email"
        inputMode="email"
        autoComplete="off"
        isRequired
      />
      {isAuthorized && <AuthorizedFields form={form} whose={whose} />}
    </>
  )
}

function AuthorizedFields({ form: { control }, whose }: Pick<StepProps, 'form'> & { whose: string }) {
  return (
    <fieldset className="flex flex-col gap-4 rounded-control border border-line p-3 sm:p-4">
      <legend className="px-1 font-semibold">Osoba upoważniona</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          control={control}
          name="authorized_person_first_name"
          label="Imię osoby upoważnionej"
          isRequired
        />
        <TextInput
          control={control}
          name="authorized_person_last_name"
          label="Nazwisko osoby upoważnionej"
          isRequired
        />
      </div>
      <TextInput
        control={control}
        name="authorized_person_identifier"
        label="Identyfikator osoby upoważnionej"
        hint="Na przykład numer pełnomocnictwa albo numer przedstawiciela."
        isRequired
      />
      <CheckboxInput control={control} name="authorized_person_declaration" isRequired>
        Oświadczam, że mam prawo reprezentować {whose} w&nbsp;tym zgłoszeniu.
      </CheckboxInput>
    </fieldset>
  )
}
