import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatNumber, formatPoints, formatVolume } from '../../format/numbers'
import { isPackCount, mostPacks, packCountError } from '../../rules/packs'
import { earned } from '../../rules/points'
import { IconButton } from '../../ui/Button'
import { NumberField } from '../../ui/NumberField'
import { PackPicture } from '../../ui/PackPicture'
import type { CalculatorProduct } from './queries'

interface ChosenProductProps {
  product: CalculatorProduct
  quantities: Readonly<Record<string, number | null>>
  /** True right after the product was chosen, when its quantity comes next. */
  takesFocus: boolean
  onChange: (volume: number, quantity: number | null) => void
  onRemove: () => void
}

/** A product with a field for the number of each of its packs. */
export function ChosenProduct({ product, quantities, takesFocus, onChange, onRemove }: ChosenProductProps) {
  const fields = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (takesFocus) fields.current?.querySelector('input')?.focus()
  }, [takesFocus])
  const { name, brand, unit, colour, volumes, points_per_unit: rate } = product
  return (
    <li className="rounded-card border border-line bg-surface p-3 shadow-card sm:p-5">
      <div className="mb-3 flex items-center gap-3">
        <PackPicture colour={colour} unit={unit} volumes={volumes} size="row" />
        <div className="min-w-0 grow">
          <h2 className="font-bold text-h3">{name}</h2>
          <p className="text-muted">
            {brand} · {formatVolume(rate, 'pkt')} za&nbsp;1&nbsp;{unit}
          </p>
        </div>
        <IconButton
          label={`Usuń ${name}`}
          icon={<Trash2 aria-hidden className="size-5" />}
          onPress={onRemove}
        />
      </div>
      <ul ref={fields} className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-4">
        {volumes.map((volume) => {
          const quantity = quantities[volume] ?? null
          const counts = quantity !== null && isPackCount(quantity)
          return (
            <li key={volume}>
              <NumberField
                label={`Opakowanie ${formatVolume(volume, unit)}`}
                hint={
                  counts
                    ? `${formatNumber(quantity)} × ${formatVolume(volume, unit)} to ${formatPoints(earned(quantity, volume, rate))}`
                    : `${formatPoints(earned(1, volume, rate))} za opakowanie`
                }
                error={quantity && !counts ? packCountError : null}
                value={quantity}
                onChange={(next) => onChange(volume, next)}
                min={0}
                max={mostPacks}
                unit="szt."
              />
            </li>
          )
        })}
      </ul>
    </li>
  )
}
