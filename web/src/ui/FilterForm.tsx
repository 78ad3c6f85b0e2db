import { ListFilter, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { PlainButton } from './PlainButton'

interface FilterFormProps {
  /** "Filtry faktur". */
  label: string
  /** The number of filters that are set. */
  used: number
  onSearch: () => void
  onClear: () => void
  /** The classes that lay out the fields beside each other. */
  columns: string
  /** Set for a form that is a card of its own, not within the card of its list. */
  isCard?: boolean
  /** Folds the fields behind a button on a phone, where they would push the list out of sight. */
  folds?: boolean
  /** Stands beside that button, which leaves the search to a form of its own. */
  beside?: ReactNode
  children: ReactNode
}

const card = 'rounded-card border border-line bg-surface p-3 shadow-card sm:p-5'

/** The filters of a list, with a button to clear them once any is set. */
export function FilterForm(props: FilterFormProps) {
  const { label, used, onSearch, onClear, columns, isCard = false, folds = false, beside, children } = props
  const [isOpen, setOpen] = useState(!folds || (used > 0 && beside === undefined))
  const form = useRef<HTMLFormElement>(null)
  function clear() {
    onClear()
    /* Moves the focus, because the button is removed with the last filter. */
    form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }
  return (
    <div className={isCard ? 'flex flex-col gap-4' : 'mb-4 flex flex-col gap-4'}>
      {folds && (
        <div className={`grid grid-flow-col auto-cols-fr gap-2 [&_button]:px-2 ${beside ? '' : 'sm:hidden'}`}>
          <span className="sm:hidden">
            <PlainButton
              variant="secondary"
              wide
              icon={<ListFilter aria-hidden className="size-5" />}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {openerText(used, beside !== undefined)}
            </PlainButton>
          </span>
          {beside}
        </div>
      )}
      <form
        ref={form}
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch()
        }}
        className={`grid-cols-1 items-end gap-3 sm:grid ${columns} ${isCard ? card : ''} ${isOpen ? 'grid' : 'hidden'}`}
      >
        {children}
        {used > 0 && (
          <div>
            <PlainButton variant="quiet" icon={<X aria-hidden className="size-5" />} onClick={clear}>
              Wyczyść filtry
            </PlainButton>
          </div>
        )}
      </form>
    </div>
  )
}

function openerText(used: number, isShort: boolean): string {
  if (isShort) return used > 0 ? `Filtry (${used})` : 'Filtry'
  return used > 0 ? `Szukaj i filtruj (wybrane: ${used})` : 'Szukaj i filtruj'
}
