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
  /** The text typed to find the pack: often its name on the paper. */
  onTyped: (text: string) => void
}

/** A pack by the product's name or by what the invoice's distributor calls it. */
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

/** The packs, and behind them the distributor's own names for them. */
export function packOptions(packs: readonly Pack[], aliases: readonly PackAlias[]) {
  const labels = new Map(packs.map(({ id, product, pack }) => [id, `${product}, ${pack}`]))
  const own = Array.from(labels, ([id, label]) => ({ value: String(id), label }))
  const named = aliases.flatMap(({ alias, pack_id }, place) => {
    const label = labels.get(pack_id)
    return label ? [{ value: `${aliasMark} ${place} ${pack_id}`, label: `${alias} – ${label}` }] : []
  })
  return [...own, ...named]
}

/** The pack that an option means. */
export function packIn(value: string): string {
  return value.startsWith(aliasMark) ? (value.split(' ')[2] ?? '') : value
}
