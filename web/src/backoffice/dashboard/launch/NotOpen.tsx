import { useSettings } from '../../../session/settings'
import { Card, CardHead } from '../../../ui/Card'
import { ButtonLink } from '../../../ui/Link'

/** Leads administrators to the checklist while the portal is not open. */
export function NotOpen() {
  if (useSettings()?.is_open !== false) return null
  return (
    <Card>
      <CardHead title="Portal nie jest jeszcze otwarty" />
      <p className="text-limit">
        Jego strony pokazują „Wkrótce”, a&nbsp;rejestracja jest zamknięta. Lista pokaże, czego jeszcze
        brakuje.
      </p>
      <div className="mt-4">
        <ButtonLink to="/zaplecze/przed-startem">Przed startem</ButtonLink>
      </div>
    </Card>
  )
}
