import { type KeyboardEvent, useMemo } from 'react'
import { flushSync } from 'react-dom'
import type { Control, FieldPath } from 'react-hook-form'
import { useField } from '../../../form/controlled'
import { folded } from '../../../format/text'
import { ComboBox } from '../../../ui/ComboBox'
import { fieldOfEnter, goOn } from './cells'
import type { Pack, PackAlias, UsualPack } from './queries'
import type { ReviewValues } from './review-schema'

interface PackInputProps {
  control: Control<ReviewValues, unknown, unknown>
  name: FieldPath<ReviewValues>
  packs: readonly Pack[]
  aliases: readonly PackAlias[]
  /** Packs that the participant usually buys, which are offered first. */
  usual: readonly UsualPack[]
  /** Callback with the search text, often the name on the invoice. */
  onTyped: (text: string) => void
}

/** Field for a pack, found by the product's name or by the distributor's alias. */
export function PackInput({ control, name, packs, aliases, usual, onTyped }: PackInputProps) {
  const { value, controlled } = useField(control, name, '')
  const options = useMemo(() => packOptions(packs, aliases, usual), [packs, aliases, usual])

  /** One Enter chooses and goes on; a text without a match stays where it is. */
  function chooseByEnter(event: KeyboardEvent<HTMLElement>) {
    const input = fieldOfEnter(event)
    if (!input) return
    const match = value === '' ? firstMatch(options, input.value) : undefined
    const chosen = highlightedOption(input) ?? match
    if (chosen === undefined && value === '' && input.value.trim() !== '') return
    if (chosen !== undefined) flushSync(() => controlled.onChange(packIn(chosen)))
    goOn(input)
  }

  return (
    <div data-cell="pack" className="min-w-0" onKeyDownCapture={chooseByEnter}>
      <ComboBox
        {...controlled}
        value={value}
        onChange={(chosen) => controlled.onChange(packIn(chosen))}
        onTyped={onTyped}
        label="Produkt i opakowanie"
        options={options}
        placeholder="Nazwa lub kod z faktury"
        /* The page itself puts the cursor here, and an open list hides the rest of it from screen readers. */
        opensBy="press"
        isRequired
      />
    </div>
  )
}

interface PackOption {
  readonly value: string
  readonly label: string
}

const aliasMark = 'alias'

/** Options for the packs, the usual ones first, followed by the distributor's aliases. */
export function packOptions(
  packs: readonly Pack[],
  aliases: readonly PackAlias[],
  usual: readonly UsualPack[] = [],
): PackOption[] {
  const labels = new Map(packs.map(({ id, product, pack }) => [id, `${product}, ${pack}`]))
  const first = usual.map(({ pack_id }) => pack_id).filter((id) => labels.has(id))
  const own = [...new Set([...first, ...labels.keys()])].map((id) => ({
    value: String(id),
    label: labels.get(id) ?? '',
  }))
  const named = aliases.flatMap(({ alias, pack_id }, place) => {
    const label = labels.get(pack_id)
    return label ? [{ value: `${aliasMark} ${place} ${pack_id}`, label: `${alias} – ${label}` }] : []
  })
  return [...own, ...named]
}

/** First option that the list shows for a text; undefined for an empty one. */
export function firstMatch(options: readonly PackOption[], text: string): string | undefined {
  if (text.trim() === '') return undefined
  return options.find(({ label }) => folded(label).includes(folded(text)))?.value
}

/** Id of the pack behind an option. */
export function packIn(value: string): string {
  return value.startsWith(aliasMark) ? (value.split(' ')[2] ?? '') : value
}

/** Option to which the arrow keys have gone. */
function highlightedOption(input: HTMLInputElement): string | undefined {
  const id = input.getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.dataset.key : undefined
}
