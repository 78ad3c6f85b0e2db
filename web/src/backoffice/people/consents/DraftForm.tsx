import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { CheckboxInput, SelectInput, TextAreaInput, TextInput } from '../../../form/fields'
import { truncate } from '../../../format/text'
import { EditForm } from '../../EditForm'
import { useOptimisticLock } from '../../optimistic-lock'
import { audiences, purposes } from './labels'
import { type ConsentDraft, consentsQuery, draftQuery, draftsQuery, saveDraft } from './queries'

/** Maximum length in characters, the same as on the server. */
const longestText = 10_000

/** Form of a consent before its first version; null for a new one. */
export function DraftForm({ draft, onDone }: { draft: ConsentDraft | null; onDone: () => void }) {
  const form = useForm({ defaultValues: valuesOf(draft) })
  const { version, newer } = useOptimisticLock(draft, draft && draftQuery(draft.id), valuesOf)
  const { control } = form
  const isDeclaration = form.watch('purpose') === 'participation'
  return (
    <EditForm
      label={draft ? 'Szkic zgody' : 'Nowa zgoda'}
      form={form}
      send={(values) =>
        saveDraft(draft?.id ?? null, {
          ...values,
          version,
          purpose: values.purpose as ConsentDraft['purpose'],
          audience: values.audience as ConsentDraft['audience'],
          required: isDeclaration && values.required,
        })
      }
      newer={newer}
      onDone={onDone}
      onCancel={onDone}
      about={draft?.id ?? null}
      submitLabel="Zapisz szkic"
    >
      <SelectInput control={control} name="purpose" label="Cel" options={purposes} isRequired />
      {isDeclaration && (
        <TextInput
          control={control}
          name="name"
          label="Krótka nazwa"
          hint="Dla zaplecza i&nbsp;dziennika, np.&nbsp;„Regulamin”. Po publikacji się nie zmienia."
          autoComplete="off"
          isRequired
        />
      )}
      <SelectInput control={control} name="audience" label="Kogo pytamy" options={audiences} isRequired />
      <SelectInput
        control={control}
        name="parent"
        label="Część zgody"
        placeholder="Żadnej, stoi sama"
        options={useWholes(draft)}
      />
      <TextAreaInput
        control={control}
        name="text"
        label="Treść"
        rows={6}
        maxLength={longestText}
        isRequired
      />
      {isDeclaration ? (
        <CheckboxInput control={control} name="required">
          Wymagana do udziału w&nbsp;programie
        </CheckboxInput>
      ) : (
        <p className="text-muted">
          Ta zgoda jest zawsze dobrowolna: nikt nie musi jej dać, żeby wziąć udział.
        </p>
      )}
    </EditForm>
  )
}

/** Options of consents and drafts that another can be a part of. */
function useWholes(draft: ConsentDraft | null) {
  const { data: consents = [] } = useQuery(consentsQuery)
  const { data: drafts = [] } = useQuery(draftsQuery)
  const active = consents
    .filter(({ parent, retired_at }) => !parent && !retired_at)
    .map(({ slug, versions }) => ({ slug, text: versions[0]?.text ?? slug }))
  const written = drafts.filter(({ id, parent }) => id !== draft?.id && !parent)
  const texts = new Map([...active, ...written].map(({ slug, text }) => [slug, text]))
  return [...texts].map(([value, text]) => ({ value, label: truncate(text, 60) }))
}

function valuesOf(draft: ConsentDraft | null) {
  return {
    purpose: (draft?.purpose ?? 'participation') as string,
    name: draft?.purpose === 'participation' ? draft.slug : '',
    audience: (draft?.audience ?? 'everyone') as string,
    parent: draft?.parent ?? '',
    text: draft?.text ?? '',
    required: draft?.required ?? false,
  }
}
