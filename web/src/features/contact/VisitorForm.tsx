import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { CheckboxInput, MaskedInput, TextInput } from '../../form/fields'
import { MaintenanceNotice } from '../../form/MaintenanceNotice'
import { parsedBy } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { parseEmail } from '../../rules/email'
import { parseRequiredLine } from '../../rules/line'
import { accepted } from '../../rules/parsed'
import { parsePhone } from '../../rules/phone'
import { controllerOf, useSettings } from '../../session/settings'
import { DocumentLink } from '../../ui/DocumentLink'
import { phoneMask } from '../../ui/mask'
import { NoBreak } from '../../ui/NoBreak'
import { MessageFields } from './MessageFields'
import { parseMessage, parseTopic, topics } from './message'
import { writeAsVisitor } from './queries'

const schema = z.object({
  name: parsedBy((text) => parseRequiredLine(text, 120)),
  email: parsedBy(parseEmail),
  phone: parsedBy((text) => (text.trim() === '' ? accepted('') : parsePhone(text))),
  topic: parsedBy(parseTopic),
  message: parsedBy(parseMessage),
  contact_consent: z
    .boolean()
    .check(
      z.refine((isTicked) => isTicked, { error: 'Zaznacz zgodę na kontakt, żebyśmy mogli Ci odpowiedzieć' }),
    ),
})

const nothing = { name: '', email: '', phone: '', topic: '', message: '', contact_consent: false }

/** Contact form of a visitor: name, ways to answer, topic and message. */
export function VisitorForm() {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: nothing })
  const { control } = form
  const { shell } = useFormFlow({ form, send: writeAsVisitor, confirm: { as: 'modal' } })
  return (
    <Form label="Wiadomość do programu" {...shell} submitLabel="Wyślij wiadomość" wideSubmit>
      <MaintenanceNotice>Możesz wysłać wiadomość, przeczytamy ją po przerwie.</MaintenanceNotice>
      <TextInput control={control} name="name" label="Imię i nazwisko" autoComplete="name" isRequired />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          control={control}
          name="email"
          label="Adres e-mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          isRequired
        />
        <MaskedInput
          control={control}
          name="phone"
          label="Telefon komórkowy (jeśli chcesz)"
          mask={phoneMask}
          autoComplete="tel"
        />
      </div>
      <MessageFields control={control} topics={topics} />
      {/* The server stores this text with the message: contact/visitor.rs. */}
      <CheckboxInput control={control} name="contact_consent" isRequired>
        <NoBreak text="Zgadzam się na kontakt e-mailem lub telefonicznie w sprawie mojej wiadomości." />
      </CheckboxInput>
      <WhatFor />
    </Form>
  )
}

/** The controller of the personal data and the purpose for which it is used. */
function WhatFor() {
  const brand = useSettings()?.brand
  return (
    <p className="text-muted text-small">
      {brand && <NoBreak text={`Administratorem danych osobowych jest ${controllerOf(brand)}. `} />}Podane
      dane wykorzystamy tylko po to, żeby odpowiedzieć na wiadomość. Zgodę możesz wycofać w&nbsp;każdej
      chwili. Więcej przeczytasz w&nbsp;
      <DocumentLink path="/polityka-prywatnosci">Polityce prywatności</DocumentLink>.
    </p>
  )
}
