import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Modal'

interface DisclosureProps {
  title: string
  /** Shown at the end of the title, such as a number. */
  note?: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A section that unfolds below its title. */
export function Disclosure({ title, note, isOpen, onToggle, children }: DisclosureProps) {
  return (
    <AriaDisclosure
      isExpanded={isOpen}
      onExpandedChange={onToggle}
      className="rounded-control border border-field bg-white"
    >
      <Heading level={3}>
        <Button
          slot="trigger"
          className="group flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-left font-semibold hover:bg-brand-tint"
        >
          <ChevronDown
            aria-hidden
            className="-rotate-90 size-5 shrink-0 transition-transform group-aria-expanded:rotate-0"
          />
          <span className="flex grow flex-wrap justify-between gap-x-3">
            {title}
            {note && <span className="font-normal text-muted">{note}</span>}
          </span>
        </Button>
      </Heading>
      <DisclosurePanel>
        <div className="flex flex-col gap-4 px-3 pt-1 pb-4 sm:px-4">{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  )
}
