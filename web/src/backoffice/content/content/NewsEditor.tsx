import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { DayInput } from '../../../form/DayInput'
import { Form } from '../../../form/Form'
import { CheckboxInput, SelectInput, TextAreaInput, TextInput } from '../../../form/fields'
import { RichTextInput } from '../../../form/RichTextInput'
import { useFormFlow } from '../../../form/useFormFlow'
import { useHeldWork } from '../../../form/useHeldWork'
import { formatDay } from '../../../format/dates'
import { noBreak } from '../../../format/text'
import { FormattedText } from '../../../modal/FormattedText'
import { pathTo } from '../../../paths'
import { travellingDay } from '../../../rules/day'
import { pasteHint } from '../../paste-hint'
import { ChosenPicture } from './ChosenPicture'
import { DeleteDraft } from './DeleteDraft'
import { EditorFrame } from './EditorFrame'
import { History } from './History'
import { newerOf } from './newer'
import { audienceOptions, longestText, statusOf, todayTyped, topicOptions } from './options'
import { PictureInput } from './PictureInput'
import { deleteNews, type News, type NewsForm, newsHistoryQuery, newsItemQuery, saveNews } from './queries'

type Values = ReturnType<typeof valuesOf>

/** Editor of a news item; null for a new one. */
export function NewsEditor({ news }: { news: News | null }) {
  /* Form state above the tabs, so that it survives a switch to the preview. */
  const form = useForm({ defaultValues: valuesOf(news) })
  useHeldWork(form)
  /* Version for optimistic locking: the server refuses to overwrite a newer save. */
  const [version, setVersion] = useState(news?.version ?? 0)
  const isShown = news && statusOf(news.status, news.published_on).color === 'green'
  return (
    <EditorFrame
      title={news?.title ?? 'Nowa aktualność'}
      status={news && statusOf(news.status, news.published_on)}
      list={{ path: '/zaplecze/aktualnosci', name: 'Aktualności' }}
      place={isShown ? pathTo('/aktualnosci/:slug', { slug: news.slug }) : null}
      actions={
        news?.deletable && (
          <DeleteDraft
            what="aktualność"
            action={() => deleteNews(news.id, version)}
            list="/zaplecze/aktualnosci"
          />
        )
      }
      fields={<Fields news={news} form={form} version={version} onSaved={setVersion} />}
      preview={<Preview form={form} />}
      history={
        news && (
          <History
            query={newsHistoryQuery(news.id)}
            contentOf={({ title, summary, text, topic, picture_id: picture }) => ({
              picture: picture ? <ChosenPicture id={picture} topic={topic ?? ''} size="card" /> : null,
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
  news: News | null
  form: UseFormReturn<Values>
  version: number
  onSaved: (version: number) => void
}

/** Fields of the form; the server validates all of them at once. */
function Fields({ news, form, version, onSaved }: FieldsProps) {
  const navigate = useNavigate()
  const { shell } = useFormFlow({
    form,
    send: ({ published_on: day, ...values }) =>
      saveNews(news, version, { ...values, published_on: travellingDay(day) } as NewsForm),
    mode: 'edit',
    newer: newerOf(news && newsItemQuery(news.id), news && newsHistoryQuery(news.id), valuesOf, onSaved),
    onSuccess: ({ data }) => {
      if (!news) return navigate(pathTo('/zaplecze/aktualnosci/:id', { id: String(data.id) }))
      onSaved(data.version)
      /* Reset to the stored text: the server has sanitized its HTML. */
      form.reset(valuesOf(data))
    },
  })
  const { control } = form
  return (
    <Form label="Aktualność" {...shell} isLong submitLabel="Zapisz">
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
        {!news && (
          <TextInput
            control={control}
            name="slug"
            label="Adres strony"
            hint="Puste pole: powstanie z&nbsp;tytułu. Zostaje na stałe."
            autoComplete="off"
          />
        )}
      </div>
      <PictureInput control={control} name="picture_id" topic={form.watch('topic')} />
      <CheckboxInput control={control} name="published">
        Opublikowana: w&nbsp;portalu od dnia publikacji
      </CheckboxInput>
    </Form>
  )
}

/** Preview of the form's current values, saved or not. */
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

/** Form values of an earlier version; the address, the audience and the topic stay as they are. */
function restored(form: NewsForm, { slug, audience, topic }: Values): Values {
  return {
    slug,
    audience: form.audience ?? audience,
    topic: form.topic ?? topic,
    published: form.published,
    published_on: form.published_on ? formatDay(form.published_on) : todayTyped(),
    title: form.title ?? '',
    summary: form.summary ?? '',
    text: form.text ?? '',
    picture_id: form.picture_id ?? null,
  }
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
