import { useSettings } from '../../session/settings'
import { Card, CardHead } from '../../ui/Card'
import { ContactLinks } from '../../ui/ContactLinks'

/** The programme's own number and address. */
export function Hotline() {
  const brand = useSettings()?.brand
  if (!brand) return null
  return (
    <Card>
      <CardHead title="Infolinia Programu" />
      <ContactLinks phone={brand.phone} email={brand.email} />
    </Card>
  )
}
