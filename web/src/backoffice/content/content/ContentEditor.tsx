import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router'
import { useHeldWork } from '../../../form/useHeldWork'
import type { Path } from '../../../paths'
import { PageSkeleton } from '../../../ui/Skeleton'
import type { StatusColor } from '../../../ui/StatusBadge'
import { EditForm } from '../../EditForm'
import type { OpenRecord } from '../../presence'
import { DeleteDraft } from './DeleteDraft'
import { EditorFrame } from './EditorFrame'
import { History, type VersionContent } from './History'
import { fetchNewer } from './newer'
import type { ContentQueries } from './queries'

interface StoredContent {
  readonly id: number
  readonly version: number
  readonly deletable: boolean
}

/** Description of a kind of text: its form holds `Values`, a save sends and a version keeps a `Form`. */
export interface ContentKind<Stored extends StoredContent, Values extends FieldValues, Form> {
  readonly queries: ContentQueries<Stored, Form>
  /** List of all texts of the kind. */
  readonly list: { readonly path: Path; readonly name: string }
  readonly editorPath: (id: number) => string
  readonly newTitle: string
  readonly formLabel: string
  readonly record: OpenRecord['kind']
  /** Name of the kind in the accusative. */
  readonly accusative: string
  readonly titleOf: (stored: Stored) => string
  readonly statusOf: (stored: Stored) => { label: string; color: StatusColor }
  /** Path of the text in the portal; null while it has no page that readers see. */
  readonly placeOf: (stored: Stored) => string | null
  /** Form values of a stored text; null for a new one. */
  readonly valuesOf: (stored: Stored | null) => Values
  readonly toRequest: (values: Values) => Form
  /** Form values of an earlier version; what it does not hold stays as it is. */
  readonly restored: (version: Form, current: Values) => Values
  /** Content of a version for the history. */
  readonly contentOf: (version: Form) => VersionContent
  readonly Fields: ComponentType<{ form: UseFormReturn<Values>; isNew: boolean }>
  /** Preview of the form's current values, saved or not. */
  readonly Preview: ComponentType<{ form: UseFormReturn<Values> }>
}

interface ContentEditorProps<Stored extends StoredContent, Values extends FieldValues, Form> {
  kind: ContentKind<Stored, Values, Form>
}

/** Editor of the text whose id is in the URL; of a new one where it has none. */
export function ContentEditor<Stored extends StoredContent, Values extends FieldValues, Form>({
  kind,
}: ContentEditorProps<Stored, Values, Form>) {
  const { id } = useParams()
  return id === undefined ? (
    <Editor kind={kind} stored={null} />
  ) : (
    <StoredEditor kind={kind} id={Number(id)} />
  )
}

interface StoredEditorProps<Stored extends StoredContent, Values extends FieldValues, Form>
  extends ContentEditorProps<Stored, Values, Form> {
  id: number
}

function StoredEditor<Stored extends StoredContent, Values extends FieldValues, Form>({
  kind,
  id,
}: StoredEditorProps<Stored, Values, Form>) {
  const { data: stored } = useQuery(kind.queries.one(id))
  return stored ? <Editor key={stored.id} kind={kind} stored={stored} /> : <PageSkeleton />
}

interface EditorProps<Stored extends StoredContent, Values extends FieldValues, Form>
  extends ContentEditorProps<Stored, Values, Form> {
  /** Edited text; null for a new one. */
  stored: Stored | null
}

/** Editor with the form, its preview and the history. */
function Editor<Stored extends StoredContent, Values extends FieldValues, Form>(
  props: EditorProps<Stored, Values, Form>,
) {
  const { kind, stored } = props
  const { queries, list, Preview } = kind
  /* Form state above the tabs, so that it survives a switch to the preview. */
  const form = useForm<Values>({ defaultValues: kind.valuesOf(stored) as DefaultValues<Values> })
  useHeldWork(form)
  /* Version for optimistic locking: the server refuses to overwrite a newer save. */
  const [version, setVersion] = useState(stored?.version ?? 0)
  return (
    <EditorFrame
      title={stored ? kind.titleOf(stored) : kind.newTitle}
      status={stored && kind.statusOf(stored)}
      list={list}
      place={stored && kind.placeOf(stored)}
      record={stored && { kind: kind.record, key: String(stored.id) }}
      actions={
        stored?.deletable && (
          <DeleteDraft
            what={kind.accusative}
            action={() => queries.remove(stored.id, version)}
            list={list.path}
          />
        )
      }
      fields={<ContentForm {...props} form={form} version={version} onSaved={setVersion} />}
      preview={<Preview form={form} />}
      history={
        stored && (
          <History
            query={queries.history(stored.id)}
            contentOf={kind.contentOf}
            onRestore={(earlier) =>
              form.reset(kind.restored(earlier, form.getValues()), { keepDefaultValues: true })
            }
          />
        )
      }
    />
  )
}

interface ContentFormProps<Stored extends StoredContent, Values extends FieldValues, Form>
  extends EditorProps<Stored, Values, Form> {
  form: UseFormReturn<Values>
  version: number
  onSaved: (version: number) => void
}

/** Form of the text; the server validates all of its fields at once. */
function ContentForm<Stored extends StoredContent, Values extends FieldValues, Form>(
  props: ContentFormProps<Stored, Values, Form>,
) {
  const { kind, stored, form, version, onSaved } = props
  const navigate = useNavigate()
  return (
    <EditForm
      label={kind.formLabel}
      form={form}
      send={(values) => kind.queries.save(stored, version, kind.toRequest(values))}
      newer={stored ? () => fetchNewer(kind, stored.id, onSaved) : undefined}
      onDone={({ data }) => {
        if (!stored) return navigate(kind.editorPath(data.id))
        onSaved(data.version)
        /* Reset to the stored text: the server has sanitized its HTML. */
        form.reset(kind.valuesOf(data))
      }}
      isLong
      submitLabel="Zapisz"
    >
      <kind.Fields form={form} isNew={stored === null} />
    </EditForm>
  )
}
