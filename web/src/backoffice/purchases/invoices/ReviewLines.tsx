import { Plus } from 'lucide-react'
import type { UseFieldArrayReturn, UseFormReturn } from 'react-hook-form'
import { Button } from '../../../ui/Button'
import { LineFields, lineColumns } from './LineFields'
import type { Pack, PackAlias, UsualPack } from './queries'
import type { Review, ReviewValues } from './review-schema'

export type ReviewState = UseFormReturn<ReviewValues, unknown, Review>
export type Lines = UseFieldArrayReturn<ReviewValues, 'lines', 'key'>

interface ReviewLinesProps {
  form: ReviewState
  lines: Lines
  packs: readonly Pack[]
  aliases: readonly PackAlias[]
  usual: readonly UsualPack[]
  distributor: string
  onAdd: () => void
  onRemove: (line: number) => void
}

/** Lines of the invoice, a row each where there is room, with the button that adds one. */
export function ReviewLines({ form, lines, onAdd, onRemove, ...shared }: ReviewLinesProps) {
  const missing = form.formState.errors.lines?.root?.message ?? form.formState.errors.lines?.message
  return (
    <div className="@container flex flex-col gap-3">
      <div className="flex flex-col gap-3 @min-[36rem]:gap-1.5">
        <Heads />
        {lines.fields.map((field, index) => (
          <LineFields
            key={field.key}
            {...shared}
            form={form}
            index={index}
            onRemove={lines.fields.length > 1 ? () => onRemove(index) : undefined}
          />
        ))}
      </div>
      {missing && <p className="text-rejected">{missing}</p>}
      <div>
        <Button variant="secondary" icon={<Plus aria-hidden className="size-5" />} onPress={onAdd}>
          Dodaj pozycję
        </Button>
      </div>
    </div>
  )
}

/** Heads of the columns, seen only: each field has its own label. */
function Heads() {
  return (
    <div aria-hidden className={`hidden text-muted text-small @min-[36rem]:grid ${lineColumns}`}>
      <span>Produkt i&nbsp;opakowanie</span>
      <span />
      <span>Liczba</span>
      <span>Netto, zł</span>
      <span>Decyzja</span>
      <span className="text-right">Punkty</span>
      <span />
    </div>
  )
}
