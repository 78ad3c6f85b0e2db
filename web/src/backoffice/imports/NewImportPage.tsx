import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Control, type UseFormReturn, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { Failure, failureFrom } from '../../api/errors'
import { ComboInput } from '../../form/ComboInput'
import { FileInput } from '../../form/FileInput'
import { Form } from '../../form/Form'
import { SelectInput, TextInput } from '../../form/fields'
import { fieldMessages, requiredFile, requiredText } from '../../form/schema'
import { useFormFlow } from '../../form/useFormFlow'
import { formatNumber } from '../../format/numbers'
import { pathTo } from '../../paths'
import { Card, CardHead } from '../../ui/Card'
import { Progress } from '../../ui/Progress'
import { PageSkeleton } from '../../ui/Skeleton'
import { BackLink } from '../BackLink'
import { fileOf } from './options'
import {
  addSource,
  type ImportKinds,
  kindsQuery,
  sourcesQuery,
  uploadEInvoices,
  uploadImport,
} from './queries'

/** Option of the list of sources that adds a new one. */
const newSource = 'new'

/** Kind whose files are e-invoices: XML without columns. */
const einvoices = 'einvoices'

const schema = z
  .object({
    kind: requiredText(),
    source_id: requiredText(),
    name: z.string(),
    distributor_id: z.string(),
    file: requiredFile(async () => ({ valid: true, value: null })),
  })
  .check(
    z.refine(({ source_id, name }) => source_id !== newSource || name.trim() !== '', {
      path: ['name'],
      error: fieldMessages.required,
      /* Runs while other fields are invalid too, so that all errors are reported at once. */
      when: () => true,
    }),
  )

interface Draft {
  kind: string
  source_id: string
  name: string
  distributor_id: string
  file: File | null
}

type ImportValues = z.infer<typeof schema>
type DraftControl = Control<Draft, unknown, ImportValues>
type Kind = ImportKinds['kinds'][number]

/** `/zaplecze/importy/nowy`: the kind of the import, its source, and the file. */
export default function NewImportPage() {
  const { data } = useQuery(kindsQuery)
  if (!data) return <PageSkeleton />
  return (
    <Card>
      <CardHead level={1} title="Nowy import" action={<BackLink to="/zaplecze/importy">Importy</BackLink>} />
      <div className="max-w-form">
        <NewImportForm known={data} />
      </div>
    </Card>
  )
}

function NewImportForm({ known: { kinds, distributors } }: { known: ImportKinds }) {
  const navigate = useNavigate()
  const [sent, setSent] = useState(0)
  const form = useForm<Draft, unknown, ImportValues>({
    resolver: zodResolver(schema),
    defaultValues: { kind: kinds[0]?.code ?? '', source_id: '', name: '', distributor_id: '', file: null },
  })
  const { flow, shell } = useFormFlow({
    form,
    send: async (values: ImportValues) => {
      setSent(0)
      let source = Number(values.source_id)
      if (values.source_id === newSource) {
        source = await addNewSource(values)
        form.setValue('source_id', String(source))
      }
      const upload = values.kind === einvoices ? uploadEInvoices : uploadImport
      try {
        return await upload(source, values.file as File, setSent)
      } catch (thrown) {
        throw atTheFile(thrown)
      }
    },
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: ({ data: { id } }) =>
      navigate(id == null ? '/zaplecze/korekty' : pathTo('/zaplecze/importy/:id', { id: String(id) })),
  })
  useSourceOfKind(form)
  const [kind, source] = form.watch(['kind', 'source_id'])
  const ofDistributor = kinds.find(({ code }) => code === kind)?.of_distributor ?? false
  const { hint, accept } = fileOf(kind)
  return (
    <Form
      label="Nowy import"
      {...shell}
      submitLabel="Wczytaj plik"
      submitIcon={<Upload aria-hidden className="size-5" />}
    >
      <SelectInput
        control={form.control}
        name="kind"
        label="Co importujesz"
        options={kinds.map(({ code, label }) => ({ value: code, label }))}
        isRequired
      />
      <SourceInput control={form.control} kind={kind} />
      {source === newSource && (
        <NewSourceFields
          control={form.control}
          kind={kind}
          distributors={ofDistributor ? distributors : null}
        />
      )}
      <FileInput control={form.control} name="file" label="Plik" hint={hint} accept={accept} isRequired />
      {flow.kind === 'sending' && (
        <Progress
          label="Wysyłanie pliku"
          value={sent}
          max={1}
          valueLabel={`${formatNumber(Math.round(sent * 100))}%`}
        />
      )}
    </Form>
  )
}

/** The failure with the errors of the request's e-invoices at the form's file. */
function atTheFile(thrown: unknown): Failure {
  const { kind, status, fields, requestId, ...failure } = failureFrom(thrown)
  if (!fields.einvoices) return failureFrom(thrown)
  return new Failure(kind, { ...failure, status, requestId, body: { errors: { file: fields.einvoices } } })
}

/** Adds the named source and returns its id. */
async function addNewSource({ kind, name, distributor_id }: ImportValues): Promise<number> {
  const chosen = distributor_id === '' ? {} : { distributor_id: Number(distributor_id) }
  const added = await addSource({ kind: kind as Kind['code'], name, ...chosen })
  return added.data.id
}

/** Resets the source when the kind changes: a source belongs to one kind. */
function useSourceOfKind(form: UseFormReturn<Draft, unknown, ImportValues>) {
  useEffect(() => {
    const watching = form.watch((_, { name }) => {
      if (name === 'kind') form.setValue('source_id', '')
    })
    return () => watching.unsubscribe()
  }, [form])
}

function SourceInput({ control, kind }: { control: DraftControl; kind: string }) {
  const { data: sources = [] } = useQuery(sourcesQuery)
  const known = sources.filter((source) => source.kind === kind)
  return (
    <SelectInput
      control={control}
      name="source_id"
      label="Źródło pliku"
      /* E-invoices all have the same fields. */
      {...(kind === einvoices ? {} : { hint: 'Źródło pamięta układ kolumn swoich plików' })}
      placeholder="Wybierz"
      options={[
        ...known.map(({ id, name, distributor }) => ({
          value: String(id),
          label: distributor ? `${name} (${distributor})` : name,
        })),
        { value: newSource, label: 'Nowe źródło…' },
      ]}
      isRequired
    />
  )
}

interface NewSourceFieldsProps {
  control: DraftControl
  kind: string
  /** Possible distributors of the files; null for a kind without distributors. */
  distributors: ImportKinds['distributors'] | null
}

/** Fields of a new source. */
function NewSourceFields({ control, kind, distributors }: NewSourceFieldsProps) {
  return (
    <>
      <TextInput
        control={control}
        name="name"
        label="Nazwa źródła"
        hint={'Na przykład nazwa firmy i\u00a0programu, z\u00a0którego pochodzi plik'}
        isRequired
      />
      {distributors && (
        <ComboInput
          control={control}
          name="distributor_id"
          label="Dystrybutor"
          hint={
            kind === einvoices
              ? 'Zostaw puste, jeśli faktury są od wielu dystrybutorów'
              : 'Zostaw puste, jeśli plik dotyczy wielu dystrybutorów i\u00a0ma kolumnę z\u00a0ich numerem NIP'
          }
          options={distributors.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
    </>
  )
}
