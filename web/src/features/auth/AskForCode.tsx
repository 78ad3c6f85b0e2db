import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Form } from '../../form/Form'
import { MaskedInput } from '../../form/fields'
import { parsedBy } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { modalHash } from '../../paths'
import { parseNip } from '../../rules/nip'
import { Link } from '../../ui/Link'
import { nipMask } from '../../ui/mask'
import { codeNotice } from './copy'
import { askForCode } from './queries'

const schema = z.object({ nip: parsedBy(parseNip) })

interface AskForCodeProps {
  /** The NIP typed before. */
  nip: string
  onSent: (nip: string) => void
}

/** First step: the NIP of the account. */
export function AskForCode({ nip, onSent }: AskForCodeProps) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { nip } })
  const { shell } = useFormFlow({
    form,
    send: async (values: { nip: string }) => ({ ...(await askForCode(values.nip)), nip: values.nip }),
    mode: 'edit',
    failureNotice: codeNotice,
    onSuccess: (sent) => onSent(sent.nip),
  })
  return (
    <>
      <p className="mb-4">
        Podaj swój NIP. Wyślemy SMS z&nbsp;kodem na numer telefonu zapisany w&nbsp;programie. Tak samo
        ustawisz hasło przed pierwszym logowaniem.
      </p>
      <Form
        label="Wysłanie kodu"
        {...shell}
        holds="nothing"
        submitLabel="Wyślij kod"
        aside={<Link to={modalHash('logowanie')}>Wróć do logowania</Link>}
      >
        <MaskedInput
          control={form.control}
          name="nip"
          label="NIP"
          mask={nipMask}
          autoComplete="username"
          isRequired
        />
      </Form>
    </>
  )
}
