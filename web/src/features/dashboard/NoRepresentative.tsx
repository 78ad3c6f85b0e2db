import { noBreak } from '../../format/text'
import { useSettings } from '../../session/settings'
import { Card, CardHead } from '../../ui/Card'
import { ContactLinks } from '../../ui/ContactLinks'

/** The contact to call while no sales representative looks after the participant. */
export function NoRepresentative() {
  const brand = useSettings()?.brand
  return (
    <Card>
      <CardHead title="Twój przedstawiciel" />
      <p className="mb-4">
        {noBreak(
          'Nie masz jeszcze swojego przedstawiciela. Zanim go wskażemy, pomoże Ci Infolinia Programu.',
        )}
      </p>
      {brand && <ContactLinks phone={brand.phone} email={brand.email} />}
    </Card>
  )
}
