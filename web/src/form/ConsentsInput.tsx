import { type Control, type FieldPath, type FieldValues, get, useController } from 'react-hook-form'
import { FormattedText } from '../modal/FormattedText'
import { Checkbox } from '../ui/Checkbox'
import { DocumentLink } from '../ui/DocumentLink'
import {
  type ConsentQuestion,
  flattened,
  longestConsent,
  type Ticked,
  tickedAfter,
  tickedAll,
} from './consents'
import { useShownFields } from './shown-fields'

interface ConsentsInputProps<V extends FieldValues> {
  control: Control<V, unknown, unknown>
  /** Holds `Ticked`; the errors stand at `name.slug`. */
  name: FieldPath<V>
  consents: readonly ConsentQuestion[]
}

/** Consents with their parts, and one checkbox for all of them. */
export function ConsentsInput<V extends FieldValues>({ control, name, consents }: ConsentsInputProps<V>) {
  const { field, formState } = useController({ control: control as Control<V>, name })
  useShownFields(
    control,
    flattened(consents).map(({ slug }) => `${name}.${slug}`),
  )
  const ticked: Ticked = field.value
  const errors: unknown = get(formState.errors, name)
  const areAll = flattened(consents).every(({ slug }) => ticked[slug])

  const box = ({ id, slug, content, required }: ConsentQuestion) => (
    <Checkbox
      key={id}
      name={`${name}.${slug}`}
      isSelected={ticked[slug] ?? false}
      onChange={(value) => field.onChange(tickedAfter(consents, ticked, slug, value))}
      isRequired={required}
      error={sentenceIn(errors, slug)}
    >
      <FormattedText html={content} atMost={longestConsent} runsOn />
    </Checkbox>
  )

  return (
    <div className="flex flex-col gap-1">
      <p className="mb-2">
        Przeczytaj, zanim się zgodzisz: <DocumentLink path="/regulamin">Regulamin</DocumentLink> i&nbsp;
        <DocumentLink path="/polityka-prywatnosci">Polityka prywatności</DocumentLink>.
      </p>
      <div className="rounded-control bg-page px-3 font-semibold">
        <Checkbox
          isSelected={areAll}
          isIndeterminate={!areAll && flattened(consents).some(({ slug }) => ticked[slug])}
          onChange={(value) => field.onChange(tickedAll(consents, value))}
        >
          Zaznacz wszystkie
        </Checkbox>
      </div>
      <ul className="flex flex-col px-3">
        {consents.map((consent) => (
          <li key={consent.id}>
            {box(consent)}
            {consent.subconsents.length > 0 && (
              <ul className="pl-9">
                {consent.subconsents.map((part) => (
                  <li key={part.id}>{box(part)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function sentenceIn(errors: unknown, slug: string): string | null {
  const message: unknown = get(errors, `${slug}.message`)
  return typeof message === 'string' ? message : null
}
