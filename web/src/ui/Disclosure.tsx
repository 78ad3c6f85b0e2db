import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'

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

/** A section that unfolds below its title, and by itself where the browser's search finds something in it. */
export function Disclosure({ title, note, isCard = false, isOpen, onToggle, children }: DisclosureProps) {
  const id = useId()
  const panel = usePanel(isOpen, () => onToggle(true))
  const Heading = isCard ? 'h2' : 'h3'
  return (
    <div
      className={
        isCard
          ? 'rounded-card border border-line bg-surface shadow-card [--ground:var(--color-surface)]'
          : 'rounded-control border border-field bg-surface'
      }
    >
      <Heading>
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          onClick={() => onToggle(!isOpen)}
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
        </button>
      </Heading>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would stand for fields */}
      <div ref={panel} id={`${id}-panel`} role="group" aria-labelledby={`${id}-title`}>
        <div className={`flex flex-col gap-4 px-3 pt-1 pb-4 ${isCard ? 'sm:px-5' : 'sm:px-4'}`}>
          {children}
        </div>
      </div>
    </div>
  )
}

/** The panel, hidden until it is opened or the browser's search finds something in it. */
function usePanel(isOpen: boolean, onFound: () => void) {
  const panel = useRef<HTMLDivElement>(null)
  /* React knows `hidden` without values only. */
  useLayoutEffect(() => {
    if (isOpen) panel.current?.removeAttribute('hidden')
    else panel.current?.setAttribute('hidden', 'until-found')
  }, [isOpen])
  const found = useEffectEvent(onFound)
  useEffect(() => {
    const element = panel.current
    element?.addEventListener('beforematch', found)
    return () => element?.removeEventListener('beforematch', found)
  }, [])
  return panel
}
