import { serverNow } from '../format/clock'
import { callTo, formatPhone } from '../format/phone'
import type { Path } from '../paths'
import { openCookieSettings } from '../session/cookie-consent'
import { useSession } from '../session/session'
import { controllerOf, useSettings } from '../session/settings'
import { RouterLink } from '../ui/Link'
import { NoBreak } from '../ui/NoBreak'

interface Place {
  readonly path: Path
  readonly label: string
}

const places: readonly Place[] = [
  { path: '/o-programie', label: 'O\u00a0programie' },
  { path: '/promocje', label: 'Promocje' },
  { path: '/produkty', label: 'Produkty' },
  { path: '/aktualnosci', label: 'Aktualności' },
  { path: '/regulamin', label: 'Regulamin' },
  { path: '/polityka-prywatnosci', label: 'Polityka prywatności' },
  { path: '/deklaracja-dostepnosci', label: 'Deklaracja dostępności' },
]

/** The contact page of participants is their representative's, of everybody else the programme's. */
function contactOf(kind: 'visitor' | 'participant'): Place {
  return { path: kind === 'participant' ? '/kontakt-z-przedstawicielem' : '/kontakt', label: 'Kontakt' }
}

/** Footer with the legal notices. */
export function Footer() {
  const brand = useSettings()?.brand
  const contact = contactOf(useSession().kind)
  return (
    <footer className="border-line border-t px-4 py-5 text-muted text-small sm:px-5 lg:px-8">
      <div className="mx-auto flex max-w-[calc(var(--container-content)-4rem)] flex-col gap-2">
        <nav aria-label="Informacje">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {[...places, contact].map(({ path, label }) => (
              <li key={path}>
                <RouterLink
                  to={path}
                  className="inline-flex min-h-11 items-center rounded-tag font-semibold text-brand-text hover:underline"
                >
                  {label}
                </RouterLink>
              </li>
            ))}
            <li>
              <button
                type="button"
                onClick={openCookieSettings}
                className="inline-flex min-h-11 cursor-pointer items-center rounded-tag font-semibold text-brand-text hover:underline"
              >
                Ustawienia plików cookie
              </button>
            </li>
          </ul>
        </nav>
        <p>
          Ze środków ochrony roślin należy korzystać z&nbsp;zachowaniem bezpieczeństwa. Przed każdym użyciem
          przeczytaj informacje zamieszczone w&nbsp;etykiecie i&nbsp;informacje dotyczące produktu.
        </p>
        {brand && (
          <p>
            <NoBreak text={`Administratorem danych osobowych jest ${controllerOf(brand)}. Infolinia: `} />
            <a className="underline" href={callTo(brand.phone)}>
              {formatPhone(brand.phone)}
            </a>
            <NoBreak text=", e-mail: " />
            <a className="underline" href={`mailto:${brand.email}`}>
              {brand.email}
            </a>
            .
          </p>
        )}
        <p>
          © {serverNow().getFullYear()} {brand?.name}
        </p>
      </div>
    </footer>
  )
}
