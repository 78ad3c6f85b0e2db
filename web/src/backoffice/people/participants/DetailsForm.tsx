import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { AddressFields } from '../../../form/AddressFields'
import { MaskedInput, TextAreaInput, TextInput } from '../../../form/fields'
import { parsedBy, requiredText } from '../../../form/schema'
import { parseEmail } from '../../../rules/email'
import { longest, parseLine, parseRequiredLine } from '../../../rules/line'
import { parsePhone } from '../../../rules/phone'
import { parsePostcode } from '../../../rules/postcode'
import { Button } from '../../../ui/Button'
import { phoneMask } from '../../../ui/mask'
import { useUnfolding } from '../../../ui/unfolding'
import { EditForm } from '../../EditForm'
import { correctDetails, type Details, type Participant } from './queries'

const upTo = (most: number) => parsedBy((text) => parseRequiredLine(text, most))

const schema = z.object({
  phone: parsedBy(parsePhone),
  email: parsedBy(parseEmail),
  first_name: upTo(longest.name),
  last_name: upTo(longest.name),
  company_name: upTo(longest.company),
  company_street: upTo(longest.street),
  company_street_number: upTo(longest.number),
  company_street_number_place: parsedBy((text) => parseLine(text, longest.number)),
  company_postcode: parsedBy(parsePostcode),
  company_city: upTo(longest.city),
  reason: requiredText(),
})

const names = ['first_name', 'last_name'] as const
const company = [
  'company_name',
  'company_street',
  'company_street_number',
  'company_street_number_place',
  'company_postcode',
  'company_city',
] as const

/** Form of the details that a participant cannot change alone, such as a lost telephone number. */
export function DetailsForm({ participant }: { participant: Participant }) {
  const { isOpen, close, opener } = useUnfolding()
  return isOpen ? (
    <OpenForm participant={participant} close={close} />
  ) : (
    <Button variant="secondary" {...opener}>
      Popraw dane
    </Button>
  )
}

function OpenForm({ participant, close }: { participant: Participant; close: () => void }) {
  const known = valuesOf(participant.profile)
  const form = useForm({ resolver: zodResolver(schema), defaultValues: known })
  const { control } = form
  return (
    <div className="w-full rounded-card border border-line bg-page p-4">
      <EditForm
        label="Dane uczestnika"
        form={form}
        send={(values) => correctDetails(participant.id, changedOf(values, known))}
        onDone={close}
        onCancel={close}
        cancelLabel="Wróć"
        isLong
        submitLabel="Zapisz dane"
      >
        <p>
          O&nbsp;nowym telefonie i&nbsp;adresie e-mail uczestnik dowie się pod starym i&nbsp;nowym,
          a&nbsp;przelewy poczekają 48&nbsp;godzin.
        </p>
        <MaskedInput control={control} name="phone" label="Telefon" mask={phoneMask} isRequired />
        <TextInput control={control} name="email" label="Adres e-mail" type="email" isRequired />
        <TextInput control={control} name="first_name" label="Imię" isRequired />
        <TextInput control={control} name="last_name" label="Nazwisko" isRequired />
        <TextInput control={control} name="company_name" label="Nazwa gospodarstwa lub firmy" isRequired />
        <AddressFields control={control} prefix="company_" />
        <TextAreaInput
          control={control}
          name="reason"
          label="Powód"
          hint="Zostanie w historii konta, uczestnik go nie zobaczy."
          isRequired
          rows={2}
          maxLength={500}
        />
      </EditForm>
    </div>
  )
}

function valuesOf(profile: Participant['profile']): z.input<typeof schema> {
  return {
    phone: profile.phone,
    email: profile.email,
    first_name: profile.first_name,
    last_name: profile.last_name,
    company_name: profile.company_name,
    company_street: profile.company_street,
    company_street_number: profile.company_street_number,
    company_street_number_place: profile.company_street_number_place ?? '',
    company_postcode: profile.company_postcode,
    company_city: profile.company_city,
    reason: '',
  }
}

/** Changed fields only: the participant may have changed the others meanwhile. */
function changedOf(values: z.output<typeof schema>, known: z.input<typeof schema>): Details {
  const differs = (name: keyof typeof known) => (values[name] ?? '') !== known[name]
  const group = (fields: readonly (keyof typeof known)[]) =>
    fields.some(differs) ? Object.fromEntries(fields.map((name) => [name, values[name]])) : {}
  return {
    ...group(['phone']),
    ...group(['email']),
    ...group(names),
    ...group(company),
    reason: values.reason,
  }
}
