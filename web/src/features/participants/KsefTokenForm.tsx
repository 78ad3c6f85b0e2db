import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { TextInput } from '../../form/fields'
import { requiredText } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { Button } from '../../ui/Button'
import { connectKsef } from './ksef-connection'

/* The server alone knows what a token of KSeF is. */
const schema = z.object({ token: requiredText() })

interface KsefTokenFormProps {
  /** NIP of the company in whose context the token is made. */
  nip: string
  takesFocus?: boolean
  onDone: () => void
  /** Absent where the form cannot be closed. */
  onCancel?: (() => void) | undefined
}

/** The way to a token of KSeF, and the field for it; the text is plain, so that no password manager stores it. */
export function KsefTokenForm({ nip, takesFocus = false, onDone, onCancel }: KsefTokenFormProps) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { token: '' } })
  const { shell } = useFormFlow({
    form,
    send: ({ token }: { token: string }) => connectKsef(token),
    onSuccess: onDone,
  })
  return (
    <div className="flex w-full flex-col gap-4">
      <ol aria-label="Jak uzyskać token" className="flex list-decimal flex-col gap-1 pl-5">
        <li>
          Zaloguj się do Aplikacji Podatnika KSeF w&nbsp;imieniu firmy o&nbsp;NIP-ie&nbsp;
          <strong>{nip}</strong>.
        </li>
        <li>Otwórz „Tokeny” i&nbsp;wygeneruj token z&nbsp;jednym uprawnieniem: „przeglądanie faktur”.</li>
        <li>Skopiuj token i&nbsp;wklej go poniżej. KSeF pokazuje go tylko raz.</li>
      </ol>
      <Form
        label="Połączenie z KSeF"
        {...shell}
        holds="passing"
        takesFocus={takesFocus}
        submitLabel={'Połącz z\u00a0KSeF'}
        aside={
          onCancel && (
            <Button variant="quiet" onPress={onCancel}>
              Anuluj
            </Button>
          )
        }
      >
        <TextInput
          control={form.control}
          name="token"
          label="Token KSeF"
          autoComplete="off"
          spellCheck="false"
          isRequired
        />
      </Form>
    </div>
  )
}
