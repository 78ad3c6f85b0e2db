import type { UseFormReturn } from 'react-hook-form'
import { CheckboxInput, SelectInput, TextInput } from '../../../form/fields'
import { RichTextInput } from '../../../form/RichTextInput'
import { noBreak } from '../../../format/text'
import { FormattedText } from '../../../modal/FormattedText'
import { pathTo } from '../../../paths'
import { pasteHint } from '../../paste-hint'
import { ContentEditor, type ContentKind } from './ContentEditor'
import { audienceOptions, longestText, statusOf } from './options'
import { type Question, type QuestionForm, questionQueries } from './queries'

type Values = ReturnType<typeof valuesOf>

const kind: ContentKind<Question, Values, QuestionForm> = {
  queries: questionQueries,
  list: { path: '/zaplecze/pytania', name: 'Pytania' },
  editorPath: (id) => pathTo('/zaplecze/pytania/:id', { id: String(id) }),
  newTitle: 'Nowe pytanie',
  formLabel: 'Pytanie i odpowiedź',
  record: 'question',
  accusative: 'pytanie',
  titleOf: ({ question }) => question,
  statusOf: ({ status }) => statusOf(status),
  /* A question has no page of its own. */
  placeOf: () => null,
  valuesOf,
  toRequest: (values) => values as QuestionForm,
  restored: (version, { audience, position }) => ({
    audience: version.audience ?? audience,
    published: version.published,
    position: version.position ?? position,
    question: version.question ?? '',
    answer: version.answer ?? '',
  }),
  contentOf: ({ question: title, answer }) => ({ title: title ?? '', text: answer ?? '' }),
  Fields,
  Preview,
}

/** `/zaplecze/pytania/nowe` and `/zaplecze/pytania/:id`: editor of a question. */
export default function QuestionEditorPage() {
  return <ContentEditor kind={kind} />
}

function Fields({ form: { control } }: { form: UseFormReturn<Values> }) {
  return (
    <>
      <TextInput control={control} name="question" label="Pytanie" isRequired />
      <RichTextInput control={control} name="answer" label="Odpowiedź" hint={pasteHint} rows={8} isRequired />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectInput
          control={control}
          name="audience"
          label="Dla kogo"
          options={audienceOptions}
          isRequired
        />
        <TextInput
          control={control}
          name="position"
          label="Miejsce na liście"
          hint="Najniższe liczby stoją na początku"
          inputMode="numeric"
          isRequired
        />
      </div>
      <CheckboxInput control={control} name="published">
        Opublikowane: widać je na stronie głównej
      </CheckboxInput>
    </>
  )
}

function Preview({ form }: { form: UseFormReturn<Values> }) {
  const values = form.getValues()
  return (
    <article className="mx-auto flex max-w-text flex-col gap-4">
      <h2 className="font-bold text-h3">{noBreak(values.question) || 'Bez pytania'}</h2>
      <FormattedText html={values.answer} atMost={longestText} />
    </article>
  )
}

function valuesOf(question: Question | null) {
  return {
    audience: question?.audience ?? ('everyone' as Question['audience']),
    published: question?.status === 'published',
    position: question ? String(question.position) : '100',
    question: question?.question ?? '',
    answer: question?.answer ?? '',
  }
}
