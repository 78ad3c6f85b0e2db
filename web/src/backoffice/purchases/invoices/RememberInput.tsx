import { BookmarkCheck, BookmarkPlus } from 'lucide-react'
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox'

interface RememberInputProps {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
}

const label = 'Zapamiętaj nazwę lub kod z\u00a0faktury'

/** Checkbox that stores the name on the invoice as the distributor's alias of the pack; in a row it is an icon. */
export function RememberInput({ isSelected, onChange }: RememberInputProps) {
  const Icon = isSelected ? BookmarkCheck : BookmarkPlus
  return (
    <AriaCheckbox
      isSelected={isSelected}
      onChange={onChange}
      className="group flex min-h-control cursor-pointer items-center gap-3 rounded-control outline-none @min-[36rem]:h-9 @min-[36rem]:min-h-0 @min-[36rem]:w-8 @min-[36rem]:justify-center"
    >
      <span
        title={label}
        className="grid size-8 shrink-0 place-items-center rounded-control border border-field bg-surface text-muted group-hover:bg-brand-tint group-focus-visible:outline-3 group-focus-visible:outline-(--focus-ring) group-focus-visible:outline-offset-2 group-selected:border-brand group-selected:bg-brand group-selected:text-white"
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="@min-[36rem]:sr-only">{label}</span>
    </AriaCheckbox>
  )
}
