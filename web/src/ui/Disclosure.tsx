import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Modal'

interface DisclosureProps {
  title: string
  /** Shown at the end of the title, such as a number. */
  note?: string
  /** Set for a card of the page; default: a box within a card. */
  isCard?: boolean
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A section that unfolds below its title. */
export function Disclosure({ title, note, isCard = false, isOpen, onToggle, children }: DisclosureProps) {
  return (
    <AriaDisclosure
      isExpanded={isOpen}
      onExpandedChange={onToggle}
      className={
        isCard
          ? 'rounded-card border border-line bg-surface shadow-card [--ground:var(--color-surface)]'
          : 'rounded-control border border-field bg-surface'
      }
    >
      <Heading level={isCard ? 2 : 3}>
        <Button
          slot="trigger"
          className={`group flex min-h-[calc(var(--spacing-control)+0.25rem)] w-full cursor-pointer items-center gap-3 px-3 text-left hover:bg-brand-tint ${isCard ? 'rounded-card py-3 font-bold text-h2 sm:px-5' : 'rounded-control py-2 font-semibold'}`}
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
        <div className={`flex flex-col gap-4 px-3 pt-1 pb-4 ${isCard ? 'sm:px-5' : 'sm:px-4'}`}>
          {children}
        </div>
      </DisclosurePanel>
    </AriaDisclosure>
  )
}
