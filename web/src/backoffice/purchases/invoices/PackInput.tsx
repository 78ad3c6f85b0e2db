import { useMemo } from 'react'
import type { Control, FieldPath } from 'react-hook-form'
import { useField } from '../../../form/controlled'
import { ComboBox } from '../../../ui/ComboBox'
import type { Pack, PackAlias } from './queries'
import type { ReviewValues } from './review-schema'

interface PackInputProps {
  control: Control<ReviewValues, unknown, unknown>
  name: FieldPath<ReviewValues>
  packs: readonly Pack[]
  aliases: readonly PackAlias[]
  /** Callback with the search text, often the name on the invoice. */
  onTyped: (text: string) => void
}

/** Field for a pack, found by the product's name or by the distributor's alias. */
export function PackInput({ control, name, packs, aliases, onTyped }: PackInputProps) {
  const { value, controlled } = useField(control, name, '')
  const options = useMemo(() => packOptions(packs, aliases), [packs, aliases])
  return (
    <ComboBox
      {...controlled}
      value={value}
      onChange={(chosen) => controlled.onChange(packIn(chosen))}
      onTyped={onTyped}
      label="Produkt i opakowanie"
      options={options}
      placeholder="Nazwa lub kod z faktury"
      isRequired
    />
  )
}

const aliasMark = 'alias'

/** Options for the packs, followed by the distributor's aliases. */
export function packOptions(packs: readonly Pack[], aliases: readonly PackAlias[]) {
  const labels = new Map(packs.map(({ id, product, pack }) => [id, `${product}, ${pack}`]))
  const own = Array.from(labels, ([id, label]) => ({ value: String(id), label }))
  const named = aliases.flatMap(({ alias, pack_id }, place) => {
    const label = labels.get(pack_id)
    return label ? [{ value: `${aliasMark} ${place} ${pack_id}`, label: `${alias} – ${label}` }] : []
  })
  return [...own, ...named]
}

/** Id of the pack behind an option. */
export function packIn(value: string): string {
  return value.startsWith(aliasMark) ? (value.split(' ')[2] ?? '') : value
}
