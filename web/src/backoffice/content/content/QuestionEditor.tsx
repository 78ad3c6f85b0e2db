import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { Form } from '../../../form/Form'
import { CheckboxInput, SelectInput, TextInput } from '../../../form/fields'
import { RichTextInput } from '../../../form/RichTextInput'
import { useFormFlow } from '../../../form/useFormFlow'
import { useHeldWork } from '../../../form/useHeldWork'
import { noBreak } from '../../../format/text'
import { FormattedText } from '../../../modal/FormattedText'
import { pathTo } from '../../../paths'
import { pasteHint } from '../../paste-hint'
import { DeleteDraft } from './DeleteDraft'
import { EditorFrame } from './EditorFrame'
import { History } from './History'
import { newerOf } from './newer'
import { audienceOptions, longestText, statusOf } from './options'
import {
  deleteQuestion,
  type Question,
  type QuestionForm,
  questionHistoryQuery,
  questionQuery,
  saveQuestion,
} from './queries'

type Values = ReturnType<typeof valuesOf>

/** Editor of a question; null for a new one. */
export function QuestionEditor({ question }: { question: Question | null }) {
  /* Form state above the tabs, so that it survives a switch to the preview. */
  const form = useForm({ defaultValues: valuesOf(question) })
  useHeldWork(form)
  /* Version for optimistic locking: the server refuses to overwrite a newer save. */
  const [version, setVersion] = useState(question?.version ?? 0)
  return (
    <EditorFrame
      title={question?.question ?? 'Nowe pytanie'}
      status={question && statusOf(question.status)}
      list={{ path: '/zaplecze/pytania', name: 'Pytania' }}
      actions={
        question?.deletable && (
          <DeleteDraft
            what="pytanie"
            action={() => deleteQuestion(question.id, version)}
            list="/zaplecze/pytania"
          />
        )
      }
      fields={<Fields question={question} form={form} version={version} onSaved={setVersion} />}
      preview={<Preview form={form} />}
      history={
        question && (
          <History
            query={questionHistoryQuery(question.id)}
            contentOf={({ question: title, answer }) => ({ title: title ?? '', text: answer ?? '' })}
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
  question: Question | null
  form: UseFormReturn<Values>
  version: number
  onSaved: (version: number) => void
}

/** Fields of the form; the server validates all of them at once. */
function Fields({ question, form, version, onSaved }: FieldsProps) {
  const navigate = useNavigate()
  const { shell } = useFormFlow({
    form,
    send: (values) => saveQuestion(question, version, values as QuestionForm),
    mode: 'edit',
    newer: newerOf(
      question && questionQuery(question.id),
      question && questionHistoryQuery(question.id),
      valuesOf,
      onSaved,
    ),
    onSuccess: ({ data }) => {
      if (!question) return navigate(pathTo('/zaplecze/pytania/:id', { id: String(data.id) }))
      onSaved(data.version)
      /* Reset to the stored answer: the server has sanitized its HTML. */
      form.reset(valuesOf(data))
    },
  })
  const { control } = form
  return (
    <Form label="Pytanie i odpowiedź" {...shell} isLong submitLabel="Zapisz">
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
    </Form>
  )
}

/** Preview of the form's current values, saved or not. */
function Preview({ form }: { form: UseFormReturn<Values> }) {
  const values = form.getValues()
  return (
    <article className="mx-auto flex max-w-text flex-col gap-4">
      <h2 className="font-bold text-h3">{noBreak(values.question) || 'Bez pytania'}</h2>
      <FormattedText html={values.answer} atMost={longestText} />
    </article>
  )
}

/** Form values of an earlier version; the audience and the position stay as they are. */
function restored(form: QuestionForm, { audience, position }: Values): Values {
  return {
    audience: form.audience ?? audience,
    published: form.published,
    position: form.position ?? position,
    question: form.question ?? '',
    answer: form.answer ?? '',
  }
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
