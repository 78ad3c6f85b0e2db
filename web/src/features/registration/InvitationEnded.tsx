import { MailX } from 'lucide-react'
import { modalHash } from '../../paths'
import { useSettings } from '../../session/settings'
import { Card } from '../../ui/Card'
import { ContactLinks } from '../../ui/ContactLinks'
import { ButtonLink } from '../../ui/Link'
import type { RegistrationContext } from './values'

/** Page of a used, expired or incomplete invitation, with links; a partner can register without one. */
export function InvitationEnded({ account }: Pick<RegistrationContext, 'account'>) {
  const brand = useSettings()?.brand
  return (
    <div className="mx-auto flex w-full max-w-modal flex-col gap-5">
      <Card>
        <div className="flex flex-col gap-5">
          <div className="flex flex-col gap-3">
            <span className="grid size-14 place-items-center rounded-full bg-brand-tint text-brand-text">
              <MailX aria-hidden className="size-7" />
            </span>
            <h1 className="font-bold text-h1">To zaproszenie już nie działa</h1>
            <p>
              Mogło stracić ważność, ktoś mógł z&nbsp;niego skorzystać albo adres skopiował się nie
              w&nbsp;całości. Zaproszenie działa tylko raz.
            </p>
          </div>
          <div className="flex flex-col gap-2">
            <h2 className="font-bold text-h3">Masz już konto</h2>
            <p>Zaloguj się, a&nbsp;jeśli jeszcze nie masz hasła, ustaw je.</p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={modalHash('logowanie')}>Zaloguj się</ButtonLink>
              <ButtonLink to={modalHash('pierwsze-logowanie')} variant="secondary">
                Pierwsze logowanie
              </ButtonLink>
            </div>
          </div>
          <div className="flex flex-col gap-2">
            <h2 className="font-bold text-h3">Nie masz konta</h2>
            {account === 'program.partner' ? <WithoutInvitation /> : <AnotherInvitation />}
            {brand && <ContactLinks phone={brand.phone} email={brand.email} />}
          </div>
        </div>
      </Card>
    </div>
  )
}

function AnotherInvitation() {
  return (
    <>
      <p>Poproś o&nbsp;nowe zaproszenie. Możesz też do nas zadzwonić.</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/zglos-udzial" variant="secondary">
          Poproś o&nbsp;zaproszenie
        </ButtonLink>
      </div>
    </>
  )
}

function WithoutInvitation() {
  return (
    <>
      <p>Firmę partnerską zgłosisz i&nbsp;bez zaproszenia. Możesz też do nas zadzwonić.</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/rejestracja-partner" variant="secondary">
          Zgłoś firmę
        </ButtonLink>
      </div>
    </>
  )
}
