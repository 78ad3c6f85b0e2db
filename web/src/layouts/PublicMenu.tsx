import { MenuIcon } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../ui/Link'
import { buttonClass } from '../ui/styles'

const places = [
  { path: '/o-programie', label: 'O\u00a0programie' },
  { path: '/promocje', label: 'Promocje' },
  { path: '/produkty', label: 'Produkty' },
  { path: '/aktualnosci', label: 'Aktualności' },
  { path: '/regulamin', label: 'Regulamin' },
  { path: '/kontakt', label: 'Kontakt' },
] as const

const listId = 'public-menu'

/** Links of the public header: a row, in a small window a list that a button opens below it. */
export function PublicMenu() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  /* A navigation, or a modal over the page, closes it. */
  const isOpen = openAt === key
  const nav = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    function closeFromOutside({ target }: Event) {
      if (target instanceof Node && !nav.current?.contains(target)) setOpenAt(null)
    }
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
    }
  }, [isOpen])
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    setOpenAt(null)
    button.current?.focus()
  }
  return (
    <nav ref={nav} aria-label="Menu" className="ml-auto lg:mr-2" onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenAt(isOpen ? null : key)}
        className={`${buttonClass('quiet')} -mx-1.5 lg:hidden`}
      >
        <MenuIcon aria-hidden className="-mx-1 size-6" />
        <span className="max-sm:sr-only">Menu</span>
      </button>
      <ul
        id={listId}
        className={`${isOpen ? 'grid' : 'hidden'} gap-1 max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:max-h-[calc(100dvh-var(--header-height))] max-lg:overflow-auto max-lg:border-line max-lg:border-b max-lg:bg-surface max-lg:px-4 max-lg:py-4 max-lg:sm:px-5 max-lg:shadow-float lg:flex lg:items-center lg:gap-5`}
      >
        {places.map(({ path, label }) => (
          <li key={path} className="max-lg:py-2.5">
            <Link to={path} alone>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
