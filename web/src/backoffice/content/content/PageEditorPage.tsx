import type { UseFormReturn } from 'react-hook-form'
import { DayInput } from '../../../form/DayInput'
import { CheckboxInput, TextAreaInput, TextInput } from '../../../form/fields'
import { RichTextInput } from '../../../form/RichTextInput'
import { formatDay } from '../../../format/dates'
import { noBreak } from '../../../format/text'
import { FormattedText } from '../../../modal/FormattedText'
import { pathTo } from '../../../paths'
import { travellingDay } from '../../../rules/day'
import { pasteHint } from '../../paste-hint'
import { ContentEditor, type ContentKind } from './ContentEditor'
import { longestText, statusOf, todayTyped } from './options'
import { type Page, type PageForm, pageQueries } from './queries'

type Values = ReturnType<typeof valuesOf>

const kind: ContentKind<Page, Values, PageForm> = {
  queries: pageQueries,
  list: { path: '/zaplecze/strony', name: 'Strony' },
  editorPath: (id) => pathTo('/zaplecze/strony/:id', { id: String(id) }),
  newTitle: 'Nowa strona',
  formLabel: 'Strona',
  record: 'page',
  accusative: 'stronę',
  titleOf: ({ title }) => title,
  statusOf: ({ status }) => statusOf(status),
  placeOf: ({ slug, status }) => (status === 'published' ? pathTo('/:slug', { slug }) : null),
  valuesOf,
  toRequest: ({ updated_on: day, ...values }) => ({ ...values, updated_on: travellingDay(day) }) as PageForm,
  restored: (version, { slug }) => ({
    slug,
    published: version.published,
    updated_on: version.updated_on ? formatDay(version.updated_on) : todayTyped(),
    title: version.title ?? '',
    summary: version.summary ?? '',
    text: version.text ?? '',
  }),
  contentOf: ({ title, summary, text }) => ({
    title: title ?? '',
    summary: summary ?? '',
    text: text ?? '',
  }),
  Fields,
  Preview,
}

/** `/zaplecze/strony/nowa` and `/zaplecze/strony/:id`: editor of a page of text. */
export default function PageEditorPage() {
  return <ContentEditor kind={kind} />
}

function Fields({ form: { control }, isNew }: { form: UseFormReturn<Values>; isNew: boolean }) {
  return (
    <>
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
        {isNew && (
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
    </>
  )
}

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
