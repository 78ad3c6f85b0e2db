import { modalHash } from '../../paths'
import { useSettings } from '../../session/settings'
import { ContactLinks } from '../../ui/ContactLinks'
import { DialogTitle } from '../../ui/Dialog'
import { Link } from '../../ui/Link'

/** `#!reset-hasla` and `#!pierwsze-logowanie`: the helpline sets a password together with its owner. */
export default function PasswordHelpModal() {
  const brand = useSettings()?.brand
  return (
    <>
      <DialogTitle>Ustaw hasło z&nbsp;Infolinią</DialogTitle>
      <div className="flex flex-col gap-5">
        <p>
          Zadzwoń albo napisz do Infolinii Programu. Przygotuj swój NIP, a&nbsp;konsultant pomoże Ci ustawić
          hasło, także przed pierwszym logowaniem.
        </p>
        {brand && <ContactLinks phone={brand.phone} email={brand.email} />}
        <Link to={modalHash('logowanie')}>Wróć do logowania</Link>
      </div>
    </>
  )
}
