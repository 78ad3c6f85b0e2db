import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import type { Control } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { useDebounced } from '../../form/use-debounced'
import { Alert } from '../../ui/Alert'
import { EmptyState } from '../../ui/EmptyState'
import { Preview } from './Preview'
import { type Definition, type NewPromotion, previewQuery } from './queries'
import { toRequest } from './to-request'
import type { DefinitionValues } from './values'

interface LivePreviewProps {
  control: Control<DefinitionValues>
  audience: NewPromotion['audience']
  slug: string
}

/** The participant's screen beside the form: the page and the prompt of what is typed. */
export function LivePreview({ control, audience, slug }: LivePreviewProps) {
  const values = useWatch({ control }) as DefinitionValues
  const definition = useDebounced(shownOf(values))
  const { data, isError } = useQuery({
    ...previewQuery({ audience, slug: slug.trim() || 'promocja', definition: definition as Definition }),
    enabled: definition !== null,
    placeholderData: keepPreviousData,
    throwOnError: false,
    retry: false,
  })
  const isOld = definition === null || isError
  return (
    <section aria-label="Ekran uczestnika" className="flex min-w-0 flex-col gap-4">
      <h2 className="font-bold text-h2">Ekran uczestnika</h2>
      {data && isOld && (
        <Alert tone="info">Tak było, zanim coś przestało się zgadzać. Popraw zaznaczone kroki.</Alert>
      )}
      {data ? (
        <Preview preview={data} />
      ) : (
        <EmptyState icon={Eye} title="Ekran uczestnika pokaże się tutaj">
          Wypełnij nagrody i&nbsp;terminy. Teksty możesz dopisać później.
        </EmptyState>
      )}
    </section>
  )
}

/** The definition of what is typed, with words in place of texts that are still missing; null while it is wrong. */
export function shownOf(values: DefinitionValues): Definition | null {
  const or = (text: string, missing: string) => (text.replace(/<[^>]*>/g, '').trim() === '' ? missing : text)
  const { prompt } = values
  const result = toRequest({
    ...values,
    name: or(values.name, 'Nazwa promocji'),
    summary: or(values.summary, 'Jedno zdanie o\u00a0promocji'),
    text: or(values.text, '<p>Opis promocji</p>'),
    prompt: {
      ...prompt,
      hash: or(prompt.hash, 'regulamin-promocji'),
      cookie: or(prompt.cookie, 'promocja_undecided'),
    },
  })
  return result.valid ? result.value : null
}
