import { useSettings } from '../../session/settings'
import { Card } from '../../ui/Card'
import { ContactLinks } from '../../ui/ContactLinks'

/** `/zglos-udzial`: how a farm or a company joins the programme. */
export default function ParticipationPage() {
  const brand = useSettings()?.brand
  return (
    <div className="mx-auto flex w-full max-w-modal flex-col gap-5">
      <h1 className="font-bold text-h1">Zgłoś udział w&nbsp;programie</h1>
      <Card>
        <div className="flex flex-col gap-5">
          <p>
            Prowadzisz gospodarstwo lub firmę rolną i&nbsp;chcesz zbierać punkty? Zadzwoń albo napisz do nas.
            Podaj nazwę gospodarstwa, NIP i&nbsp;numer telefonu, a&nbsp;prześlemy Ci zaproszenie do programu.
          </p>
          {brand && <ContactLinks phone={brand.phone} email={brand.email} />}
        </div>
      </Card>
    </div>
  )
}
