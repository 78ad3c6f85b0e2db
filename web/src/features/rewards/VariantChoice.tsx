import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup'
import { LabelText } from '../../ui/FieldFrame'
import type { RewardDetails } from './queries'
import { variantsLabel } from './sizes'

interface VariantChoiceProps {
  variants: RewardDetails['variants']
  /** The id of the chosen variant; null without one. */
  chosen: number | null
  onChoose: (id: number) => void
}

/** Choice of a size or another variant; one that is sold out is shown and cannot be chosen. */
export function VariantChoice({ variants, chosen, onChoose }: VariantChoiceProps) {
  const label = variantsLabel(variants)
  return (
    <AriaRadioGroup
      value={chosen === null ? null : String(chosen)}
      onChange={(id) => onChoose(Number(id))}
      aria-label={label}
      className="flex flex-col gap-2"
    >
      <span aria-hidden>
        <LabelText label={label} />
      </span>
      <div className="flex flex-wrap gap-2">
        {variants.map(({ id, name, available }) => (
          <Radio
            key={id}
            value={String(id)}
            isDisabled={!available}
            className="flex min-h-11 min-w-14 cursor-pointer flex-col items-center justify-center rounded-control border border-field bg-surface px-3 py-1 font-semibold outline-none hover:bg-brand-tint focus-visible:outline-3 focus-visible:outline-(--focus-ring) focus-visible:outline-offset-2 selected:border-brand selected:bg-brand selected:text-white disabled:cursor-not-allowed disabled:border-line disabled:border-dashed disabled:bg-line-soft disabled:text-muted"
          >
            {name}
            {!available && <span className="font-normal text-small">wyprzedane</span>}
          </Radio>
        ))}
      </div>
    </AriaRadioGroup>
  )
}
