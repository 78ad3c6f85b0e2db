import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { DayInput } from '../../../form/DayInput'
import { Form } from '../../../form/Form'
import { CheckboxInput, TextAreaInput, TextInput } from '../../../form/fields'
import { RichTextInput } from '../../../form/RichTextInput'
import { useFormFlow } from '../../../form/useFormFlow'
import { useHeldWork } from '../../../form/useHeldWork'
import { formatDay } from '../../../format/dates'
import { noBreak } from '../../../format/text'
import { FormattedText } from '../../../modal/FormattedText'
import { pathTo } from '../../../paths'
import { travellingDay } from '../../../rules/day'
import { pasteHint } from '../../paste-hint'
import { DeleteDraft } from './DeleteDraft'
import { EditorFrame } from './EditorFrame'
import { History } from './History'
import { newerOf } from './newer'
import { longestText, statusOf, todayTyped } from './options'
import { deletePage, type Page, type PageForm, pageHistoryQuery, pageQuery, savePage } from './queries'

type Values = ReturnType<typeof valuesOf>

/** Editor of a page of text; null for a new one. */
export function PageEditor({ page }: { page: Page | null }) {
  /* Form state above the tabs, so that it survives a switch to the preview. */
  const form = useForm({ defaultValues: valuesOf(page) })
  useHeldWork(form)
  /* Version for optimistic locking: the server refuses to overwrite a newer save. */
  const [version, setVersion] = useState(page?.version ?? 0)
  return (
    <EditorFrame
      title={page?.title ?? 'Nowa strona'}
      status={page && statusOf(page.status)}
      list={{ path: '/zaplecze/strony', name: 'Strony' }}
      place={page?.status === 'published' ? pathTo('/:slug', { slug: page.slug }) : null}
      actions={
        page?.deletable && (
          <DeleteDraft what="stronę" action={() => deletePage(page.id, version)} list="/zaplecze/strony" />
        )
      }
      fields={<Fields page={page} form={form} version={version} onSaved={setVersion} />}
      preview={<Preview form={form} />}
      history={
        page && (
          <History
            query={pageHistoryQuery(page.id)}
            contentOf={({ title, summary, text }) => ({
              title: title ?? '',
              summary: summary ?? '',
              text: text ?? '',
            })}
            onRestore={(earlier) =>
              form.reset(restored(earlier, form.getValues()), { keepDefaultValues: true })
            }
          />
        )
      }
    />
  )
}

interface FieldsProps {
  page: Page | null
  form: UseFormReturn<Values>
  version: number
  onSaved: (version: number) => void
}

/** Fields of the form; the server validates all of them at once. */
function Fields({ page, form, version, onSaved }: FieldsProps) {
  const navigate = useNavigate()
  const { shell } = useFormFlow({
    form,
    send: ({ updated_on: day, ...values }) =>
      savePage(page, version, { ...values, updated_on: travellingDay(day) } as PageForm),
    mode: 'edit',
    newer: newerOf(page && pageQuery(page.id), page && pageHistoryQuery(page.id), valuesOf, onSaved),
    onSuccess: ({ data }) => {
      if (!page) return navigate(pathTo('/zaplecze/strony/:id', { id: String(data.id) }))
      onSaved(data.version)
      /* Reset to the stored text: the server has sanitized its HTML. */
      form.reset(valuesOf(data))
    },
  })
  const { control } = form
  return (
    <Form label="Strona" {...shell} isLong submitLabel="Zapisz">
      <TextInput control={control} name="title" label="Tytuł" isRequired />
      <TextAreaInput
        control={control}
        name="summary"
        label="Krótki opis"
        isLine
        hint="Jedno zdanie pod tytułem"
        isRequired
      />
      <RichTextInput control={control} name="text" label="Treść" hint={pasteHint} rows={18} isRequired />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DayInput
          control={control}
          name="updated_on"
          label="Data aktualizacji"
          hint="Czytelnicy widzą ją pod tekstem"
          isRequired
        />
        {!page && (
          <TextInput
            control={control}
            name="slug"
            label="Adres strony"
            hint="Puste pole: powstanie z&nbsp;tytułu. Zostaje na stałe."
            autoComplete="off"
          />
        )}
      </div>
      <CheckboxInput control={control} name="published">
        Opublikowana: widać ją w&nbsp;portalu
      </CheckboxInput>
    </Form>
  )
}

/** Preview of the form's current values, saved or not. */
function Preview({ form }: { form: UseFormReturn<Values> }) {
  const values = form.getValues()
  return (
    <article className="mx-auto flex max-w-text flex-col gap-4">
      <h2 className="font-bold text-h1">{noBreak(values.title) || 'Bez tytułu'}</h2>
      <p className="text-h3 text-muted">{noBreak(values.summary)}</p>
      <FormattedText html={values.text} atMost={longestText} isPage />
      <p className="border-line border-t pt-4 text-muted text-small">
        Ostatnia aktualizacja: {values.updated_on}
      </p>
    </article>
  )
}

/** Form values of an earlier version; the address stays as it is. */
function restored(form: PageForm, { slug }: Values): Values {
  return {
    slug,
    published: form.published,
    updated_on: form.updated_on ? formatDay(form.updated_on) : todayTyped(),
    title: form.title ?? '',
    summary: form.summary ?? '',
    text: form.text ?? '',
  }
}

function valuesOf(page: Page | null) {
  return {
    slug: '',
    published: page?.status === 'published',
    updated_on: page ? formatDay(page.updated_on) : todayTyped(),
    title: page?.title ?? '',
    summary: page?.summary ?? '',
    text: page?.text ?? '',
  }
}
