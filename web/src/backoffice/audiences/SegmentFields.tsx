import { useQuery } from '@tanstack/react-query'
import { type Control, useForm, useWatch } from 'react-hook-form'
import { TextAreaInput, TextInput } from '../../form/fields'
import { requestResolver } from '../../form/resolver'
import { useDebounced } from '../../form/use-debounced'
import type { FormAnswer } from '../../form/useFormFlow'
import { formatNumber } from '../../format/numbers'
import { EditForm } from '../EditForm'
import { useOptimisticLock } from '../optimistic-lock'
import { ConditionFields } from './ConditionFields'
import { countable, type SegmentValues, toRequest, valuesOf } from './conditions'
import {
  type Segment,
  type SegmentForm,
  type SegmentOptions,
  segmentCountQuery,
  segmentQuery,
} from './queries'

interface SegmentFieldsProps<Answer> {
  /** Edited segment; null for a new one. */
  segment: Segment | null
  options: SegmentOptions
  /** Saves the form with the version that it was filled from (optimistic locking). */
  send: (form: SegmentForm, version: number) => Promise<Answer>
  onDone: (answer: Answer) => void
}

/** Form of a segment, with the live number of its members. */
export function SegmentFields<Answer extends FormAnswer>(props: SegmentFieldsProps<Answer>) {
  const { segment, options, send, onDone } = props
  const { version, newer } = useOptimisticLock(segment, segment && segmentQuery(segment.id), valuesOf)
  const form = useForm({ defaultValues: valuesOf(segment), resolver: requestResolver(toRequest) })
  const control = form.control as unknown as Control<SegmentValues>
  return (
    <EditForm
      label="Segment"
      form={form}
      send={(request) => send(request, version)}
      newer={newer}
      onDone={onDone}
      isLong
      submitLabel={segment ? 'Zapisz segment' : 'Dodaj segment'}
    >
      <TextInput control={control} name="name" label="Nazwa" maxLength={80} isRequired />
      <TextAreaInput control={control} name="description" label="Opis" rows={2} maxLength={300} />
      <ConditionFields control={control} options={options} />
      <Members control={control} />
    </EditForm>
  )
}

/** The number of participants who meet the conditions as they stand in the form. */
function Members({ control }: { control: Control<SegmentValues> }) {
  const typed = useWatch({ control, name: 'conditions' })
  const conditions = countable(useDebounced(typed))
  const { data, isError } = useQuery(segmentCountQuery(conditions))
  return (
    <p role="status" className="rounded-card bg-page p-4 font-semibold">
      {sentence(conditions !== null, isError, data)}
    </p>
  )
}

function sentence(
  isReady: boolean,
  isError: boolean,
  count: { members: number; participants: number } | undefined,
): string {
  if (!isReady) return 'Uzupełnij warunki, a\u00a0policzymy uczestników.'
  if (isError) return 'Nie udało się policzyć uczestników. Sprawdź warunki.'
  if (!count) return 'Liczymy uczestników…'
  return `Pasuje ${formatNumber(count.members)} z\u00a0${formatNumber(count.participants)} uczestników.`
}
