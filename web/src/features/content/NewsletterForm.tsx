import { zodResolver } from '@hookform/resolvers/zod'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { CheckboxInput, TextInput } from '../../form/fields'
import { parsedBy } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { parseEmail } from '../../rules/email'
import { useSession } from '../../session/session'
import { Button } from '../../ui/Button'
import { DocumentLink } from '../../ui/DocumentLink'
import { EmailAddress } from '../../ui/EmailAddress'
import { NoBreak } from '../../ui/NoBreak'
import { joinNewsletter } from './newsletter'

const schema = z.object({
  email: parsedBy(parseEmail),
  newsletter_consent: z
    .boolean()
    .check(z.refine((isTicked) => isTicked, { error: 'Zaznacz zgodę, żebyśmy mogli wysyłać Ci newsletter' })),
})

/** Form with an address and the consent; the confirmation follows by e-mail. */
export default function NewsletterForm() {
  const session = useSession()
  const known = session.kind === 'participant' ? session.user.email : ''
  const [submittedEmail, setSubmittedEmail] = useState<string | null>(null)
  if (submittedEmail !== null)
    return <CheckMail address={submittedEmail} onAgain={() => setSubmittedEmail(null)} />
  return <Fields known={known} onSubmitted={setSubmittedEmail} />
}

function Fields({ known, onSubmitted }: { known: string; onSubmitted: (address: string) => void }) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: known, newsletter_consent: false },
  })
  const { control } = form
  const { shell } = useFormFlow({
    form,
    send: joinNewsletter,
    mode: 'edit',
    onSuccess: () => onSubmitted(form.getValues('email').trim()),
  })
  return (
    <Form label="Newsletter" {...shell} holds="nothing" submitLabel="Zapisz mnie">
      <TextInput
        control={control}
        name="email"
        label="Adres e-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        isRequired
      />
      {/* The server stores this text with the address: newsletter/join.rs. */}
      <CheckboxInput control={control} name="newsletter_consent" isRequired>
        <NoBreak text="Chcę dostawać newsletter programu na podany adres e-mail. Mogę się z niego wypisać w każdej chwili." />
      </CheckboxInput>
      <p className="text-muted text-small">
        O&nbsp;tym, co robimy z&nbsp;adresem, przeczytasz w&nbsp;
        <DocumentLink path="/polityka-prywatnosci">Polityce prywatności</DocumentLink>.
      </p>
    </Form>
  )
}

/** The same text for new and known addresses, so that nobody learns who subscribes. */
function CheckMail({ address, onAgain }: { address: string; onAgain: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <span className="grid size-14 place-items-center rounded-full bg-accepted-tint text-accepted">
        <MailCheck aria-hidden className="size-7" />
      </span>
      <h3 className="font-bold text-h2">Sprawdź pocztę</h3>
      <p>
        Na adres{' '}
        <strong className="wrap-anywhere">
          <EmailAddress email={address} />
        </strong>{' '}
        wysłaliśmy wiadomość z&nbsp;linkiem. Otwórz go w&nbsp;ciągu 7&nbsp;dni i&nbsp;potwierdź zapis. Jeśli
        wiadomości nie ma, zajrzyj do spamu.
      </p>
      <Button variant="secondary" onPress={onAgain}>
        Podaj inny adres
      </Button>
    </div>
  )
}
