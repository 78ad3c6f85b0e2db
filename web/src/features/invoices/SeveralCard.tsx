import { Card } from '../../ui/Card'
import { SeveralInvoices } from './SeveralInvoices'

/** Several invoices at once, on the page of an office; a telephone comes to them by the form of one invoice. */
export function SeveralCard() {
  return (
    <div className="hidden lg:block has-[ol]:block print:hidden">
      <Card>
        <SeveralInvoices start={null} />
      </Card>
    </div>
  )
}
