import type { UseFormReturn } from 'react-hook-form'
import { DayInput } from '../../../form/DayInput'
import { CheckboxInput, SelectInput, TextAreaInput, TextInput } from '../../../form/fields'
import { RichTextInput } from '../../../form/RichTextInput'
import { formatDay } from '../../../format/dates'
import { noBreak } from '../../../format/text'
import { FormattedText } from '../../../modal/FormattedText'
import { pathTo } from '../../../paths'
import { travellingDay } from '../../../rules/day'
import { NewsPicture } from '../../../ui/NewsPicture'
import { pasteHint } from '../../paste-hint'
import { PictureInput } from '../../platform/media/PictureInput'
import { ChosenPicture } from './ChosenPicture'
import { ContentEditor, type ContentKind } from './ContentEditor'
import { audienceOptions, longestText, statusOf, todayTyped, topicOptions } from './options'
import { type News, type NewsForm, newsQueries } from './queries'

type Values = ReturnType<typeof valuesOf>

const kind: ContentKind<News, Values, NewsForm> = {
  queries: newsQueries,
  list: { path: '/zaplecze/aktualnosci', name: 'Aktualności' },
  editorPath: (id) => pathTo('/zaplecze/aktualnosci/:id', { id: String(id) }),
  newTitle: 'Nowa aktualność',
  formLabel: 'Aktualność',
  record: 'news',
  accusative: 'aktualność',
  titleOf: ({ title }) => title,
  statusOf: ({ status, published_on: day }) => statusOf(status, day),
  placeOf: ({ slug, status, published_on: day }) =>
    statusOf(status, day).color === 'green' ? pathTo('/aktualnosci/:slug', { slug }) : null,
  valuesOf,
  toRequest: ({ published_on: day, ...values }) =>
    ({ ...values, published_on: travellingDay(day) }) as NewsForm,
  restored: (version, { slug, audience, topic }) => ({
    slug,
    audience: version.audience ?? audience,
    topic: version.topic ?? topic,
    published: version.published,
    published_on: version.published_on ? formatDay(version.published_on) : todayTyped(),
    title: version.title ?? '',
    summary: version.summary ?? '',
    text: version.text ?? '',
    picture_id: version.picture_id ?? null,
  }),
  contentOf: ({ title, summary, text, topic, picture_id: picture }) => ({
    picture: picture ? <ChosenPicture id={picture} topic={topic ?? ''} size="card" /> : null,
    title: title ?? '',
    summary: summary ?? '',
    text: text ?? '',
  }),
  Fields,
  Preview,
}

/** `/zaplecze/aktualnosci/nowa` and `/zaplecze/aktualnosci/:id`: editor of a news item. */
export default function NewsEditorPage() {
  return <ContentEditor kind={kind} />
}

function Fields({ form, isNew }: { form: UseFormReturn<Values>; isNew: boolean }) {
  const { control } = form
  return (
    <>
      <TextInput control={control} name="title" label="Tytuł" isRequired />
      <TextAreaInput
        control={control}
        name="summary"
        label="Krótki opis"
        isLine
        hint="Jedno zdanie pod tytułem, także na liście"
        isRequired
      />
      <RichTextInput control={control} name="text" label="Treść" hint={pasteHint} rows={14} isRequired />
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <SelectInput control={control} name="topic" label="Rysunek" options={topicOptions} isRequired />
        <SelectInput
          control={control}
          name="audience"
          label="Dla kogo"
          options={audienceOptions}
          isRequired
        />
        <DayInput
          control={control}
          name="published_on"
          label="Data publikacji"
          hint="Od tego dnia jest w&nbsp;portalu"
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
      <PictureInput
        control={control}
        name="picture_id"
        label="Obraz"
        hint="Bez obrazu pokażemy rysunek wybrany wyżej"
      >
        {(picture) => <NewsPicture picture={picture} topic={form.watch('topic')} />}
      </PictureInput>
      <CheckboxInput control={control} name="published">
        Opublikowana: w&nbsp;portalu od dnia publikacji
      </CheckboxInput>
    </>
  )
}

function Preview({ form }: { form: UseFormReturn<Values> }) {
  const values = form.getValues()
  return (
    <article className="mx-auto flex max-w-text flex-col gap-4">
      <ChosenPicture id={values.picture_id} topic={values.topic} size="page" />
      <p className="text-muted tabular-nums">{values.published_on}</p>
      <h2 className="font-bold text-h1">{noBreak(values.title) || 'Bez tytułu'}</h2>
      <p className="font-semibold text-h3">{noBreak(values.summary)}</p>
      <FormattedText html={values.text} atMost={longestText} isPage />
    </article>
  )
}

function valuesOf(news: News | null) {
  return {
    slug: '',
    audience: news?.audience ?? ('everyone' as News['audience']),
    topic: news?.topic ?? ('fields' as News['topic']),
    published: news?.status === 'published',
    published_on: news ? formatDay(news.published_on) : todayTyped(),
    title: news?.title ?? '',
    summary: news?.summary ?? '',
    text: news?.text ?? '',
    picture_id: news?.picture_id ?? (null as number | null),
  }
}
