import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { CheckboxInput, MaskedInput, TextAreaInput, TextInput } from '../../form/fields'
import { MaintenanceNotice } from '../../form/MaintenanceNotice'
import { parsedBy } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { parseEmail } from '../../rules/email'
import { parseRequiredLine } from '../../rules/line'
import { parseNip } from '../../rules/nip'
import { parsePhone } from '../../rules/phone'
import { controllerOf, useSettings } from '../../session/settings'
import { DocumentLink } from '../../ui/DocumentLink'
import { nipMask, phoneMask } from '../../ui/mask'
import { NoBreak } from '../../ui/NoBreak'
import { askForInvitation } from './queries'

const schema = z.object({
  nip: parsedBy(parseNip),
  company_name: parsedBy((text) => parseRequiredLine(text, 150)),
  city: parsedBy((text) => parseRequiredLine(text, 60)),
  first_name: parsedBy((text) => parseRequiredLine(text, 60)),
  last_name: parsedBy((text) => parseRequiredLine(text, 60)),
  phone: parsedBy(parsePhone),
  email: parsedBy(parseEmail),
  message: z.string(),
  contact_consent: z
    .boolean()
    .check(
      z.refine((isTicked) => isTicked, { error: 'Zaznacz zgodę na kontakt, żebyśmy mogli Ci odpowiedzieć' }),
    ),
})

const nothing = {
  nip: '',
  company_name: '',
  city: '',
  first_name: '',
  last_name: '',
  phone: '',
  email: '',
  message: '',
  contact_consent: false,
}

/** Request for an invitation, with the contact data for the answer. */
export function ParticipationForm({ onSent }: { onSent: () => void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: nothing })
  const { control } = form
  const { shell } = useFormFlow({
    form,
    send: askForInvitation,
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: onSent,
  })
  return (
    <Form label="Zgłoszenie udziału" {...shell} submitLabel="Wyślij zgłoszenie" wideSubmit>
      <MaintenanceNotice>Możesz wysłać zgłoszenie, odpowiemy na nie po przerwie.</MaintenanceNotice>
      <MaskedInput control={control} name="nip" label="NIP" mask={nipMask} isRequired />
      <TextInput
        control={control}
        name="company_name"
        label="Nazwa gospodarstwa lub firmy"
        autoComplete="organization"
        isRequired
      />
      <TextInput control={control} name="city" label="Miejscowość" autoComplete="address-level2" isRequired />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput control={control} name="first_name" label="Imię" autoComplete="given-name" isRequired />
        <TextInput
          control={control}
          name="last_name"
          label="Nazwisko"
          autoComplete="family-name"
          isRequired
        />
      </div>
      <MaskedInput
        control={control}
        name="phone"
        label="Telefon komórkowy"
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
      <TextAreaInput control={control} name="message" label="Wiadomość" rows={3} maxLength={1000} />
      {/* The server stores this text with the request: requests/submit.rs. */}
      <CheckboxInput control={control} name="contact_consent" isRequired>
        <NoBreak text="Zgadzam się na kontakt telefonem, SMS-em i e-mailem w sprawie mojego zgłoszenia." />
      </CheckboxInput>
      <WhatFor />
    </Form>
  )
}

/** The controller of the personal data, and the purpose for which it is used. */
function WhatFor() {
  const brand = useSettings()?.brand
  return (
    <p className="text-muted text-small">
      {brand && <NoBreak text={`Administratorem danych osobowych jest ${controllerOf(brand)}. `} />}Podane
      dane wykorzystamy tylko po to, żeby odpowiedzieć na zgłoszenie. Zgodę możesz wycofać w&nbsp;każdej
      chwili. Przeczytaj <DocumentLink path="/regulamin">Regulamin</DocumentLink> i&nbsp;
      <DocumentLink path="/polityka-prywatnosci">Politykę prywatności</DocumentLink>.
    </p>
  )
}
