import { TriangleAlert } from 'lucide-react'
import type { ModalViewProps } from '../../modal/modal'
import { useSettings } from '../../session/settings'
import { CallLink } from '../../ui/CallLink'
import { ContactLinks } from '../../ui/ContactLinks'
import { DialogTitle } from '../../ui/Dialog'
import { ButtonLink } from '../../ui/Link'
import { PlainText } from '../../ui/PlainText'

/** `#!uwaga`: warning against phishing, with the number to call. */
export default function WarningModal(_: ModalViewProps) {
  const settings = useSettings()
  const brand = settings?.brand
  return (
    <>
      <DialogTitle>
        <TriangleAlert aria-hidden className="mr-3 size-7 shrink-0 text-rejected" />
        Uwaga
      </DialogTitle>
      <div className="mb-5 flex flex-col gap-4">
        <div className="flex flex-col gap-3 rounded-control bg-rejected-tint p-4 text-rejected">
          {settings?.warning ? (
            <PlainText text={settings.warning} />
          ) : (
            <DefaultWarning phone={brand?.phone} />
          )}
        </div>
        {brand && <ContactLinks phone={brand.phone} email={brand.email} />}
      </div>
      <ButtonLink to="/" variant="danger">
        Ok, rozumiem
      </ButtonLink>
    </>
  )
}

function DefaultWarning({ phone }: { phone: string | undefined }) {
  return (
    <>
      <p className="font-semibold">Nikomu nie podawaj swojego hasła ani kodu SMS.</p>
      <p>
        Konsultant Infolinii i&nbsp;przedstawiciel nigdy o&nbsp;nie nie zapytają. Jeśli ktoś o&nbsp;nie prosi
        albo dane w&nbsp;Twoim profilu zmieniły się bez Twojej wiedzy, zadzwoń od razu na{' '}
        <CallLink phone={phone}>Infolinię Programu</CallLink>.
      </p>
    </>
  )
}
