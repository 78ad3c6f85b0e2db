import { MenuIcon } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../ui/Link'
import { buttonClass } from '../ui/styles'

const places = [
  { path: '/o-programie', label: 'O\u00a0programie' },
  { path: '/promocje', label: 'Promocje' },
  { path: '/aktualnosci', label: 'Aktualności' },
  { path: '/regulamin', label: 'Regulamin' },
  { path: '/kontakt', label: 'Kontakt' },
] as const

const listId = 'public-menu'

/** Links of the public header: a row, on a phone a list that a button opens below it. */
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
    <nav ref={nav} aria-label="Menu" className="ml-auto md:mr-2" onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenAt(isOpen ? null : key)}
        className={`${buttonClass('quiet')} -mx-1.5 md:hidden`}
      >
        <MenuIcon aria-hidden className="-mx-1 size-6" />
        <span className="max-sm:sr-only">Menu</span>
      </button>
      <ul
        id={listId}
        className={`${isOpen ? 'grid' : 'hidden'} gap-1 max-md:absolute max-md:inset-x-0 max-md:top-full max-md:max-h-[calc(100dvh-var(--header-height))] max-md:overflow-auto max-md:border-line max-md:border-b max-md:bg-white max-md:px-4 max-md:py-4 max-md:sm:px-5 max-md:shadow-float md:flex md:items-center md:gap-5`}
      >
        {places.map(({ path, label }) => (
          <li key={path} className="max-md:py-2.5">
            <Link to={path} alone>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
