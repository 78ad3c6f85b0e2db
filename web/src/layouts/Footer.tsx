import { serverNow } from '../format/clock'
import { formatPhone } from '../format/phone'
import { useSettings } from '../session/settings'

/** The notices that the law and the programme want under every page. */
export function Footer() {
  const brand = useSettings()?.brand
  return (
    <footer className="border-line border-t px-4 py-5 text-muted text-small sm:px-5 lg:px-8">
      <div className="mx-auto flex max-w-[calc(var(--container-content)-4rem)] flex-col gap-2">
        <p>
          Ze środków ochrony roślin należy korzystać z&nbsp;zachowaniem bezpieczeństwa. Przed każdym użyciem
          przeczytaj informacje zamieszczone w&nbsp;etykiecie i&nbsp;informacje dotyczące produktu.
        </p>
        {brand && (
          <p>
            Administratorem danych osobowych jest organizator programu {brand.name}. Infolinia:{' '}
            <a className="underline" href={`tel:${brand.phone.replace(/[^+\d]/g, '')}`}>
              {formatPhone(brand.phone)}
            </a>
            , e-mail:{' '}
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
