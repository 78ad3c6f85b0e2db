import { FilePlus2 } from 'lucide-react'
import { modalHash } from '../paths'
import { ButtonLink } from './Link'

/** The link to report an invoice, participants' main action, as wide as a phone. */
export function ReportInvoiceLink() {
  return (
    <div className="w-full sm:w-auto">
      <ButtonLink
        to={modalHash('zglos-fakture')}
        large
        wide
        icon={<FilePlus2 aria-hidden className="size-6" />}
      >
        Zgłoś fakturę
      </ButtonLink>
    </div>
  )
}
