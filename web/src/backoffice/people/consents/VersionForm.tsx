import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { CheckboxInput, TextAreaInput } from '../../../form/fields'
import { requiredText } from '../../../form/schema'
import { Alert } from '../../../ui/Alert'
import { PlainText } from '../../../ui/PlainText'
import { EditForm } from '../../EditForm'
import { type ConsentHistory, type ConsentVersion, publishVersion } from './queries'

/** Maximum length in characters, the same as on the server. */
const longestText = 10_000

const schema = z.object({ text: requiredText(), required: z.boolean() })

interface VersionFormProps {
  consent: ConsentHistory
  latest: ConsentVersion
  onDone: () => void
}

/** Form of the next version, with a preview for participants. */
export function VersionForm({ consent, latest, onDone }: VersionFormProps) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { text: latest.text, required: latest.required },
  })
  const [text, required] = form.watch(['text', 'required'])
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <EditForm
        label="Nowa wersja"
        form={form}
        send={({ text, required }) =>
          publishVersion({
            account_type: consent.account_type,
            slug: consent.slug,
            after: latest.version,
            text,
            required,
          })
        }
        onDone={onDone}
        onCancel={onDone}
        about={`${consent.account_type} ${consent.slug}`}
        submitLabel={`Opublikuj wersję ${latest.version + 1}`}
      >
        <TextAreaInput
          control={form.control}
          name="text"
          label="Treść"
          rows={8}
          maxLength={longestText}
          isRequired
        />
        {!consent.voluntary && (
          <CheckboxInput control={form.control} name="required">
            Wymagana do udziału w&nbsp;programie
          </CheckboxInput>
        )}
        <Alert tone="warning">
          {required
            ? 'Odpowiedzi na poprzednią wersję przestaną się liczyć. Każdy uczestnik zobaczy prośbę o\u00a0zgodę przy najbliższej wizycie.'
            : 'Odpowiedzi na poprzednią wersję przestaną się liczyć. Nikt nie ma tej zgody, dopóki nie wyrazi jej od nowa.'}
        </Alert>
      </EditForm>
      <section aria-label="Podgląd" className="rounded-control bg-page p-4">
        <h3 className="mb-2 text-muted text-small">Podgląd</h3>
        <PlainText text={text} />
      </section>
    </div>
  )
}
