import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../../format/dates'
import { KsefLink } from './KsefLink'
import { codeQuery } from './queries'

/** Beginning of the addresses at which the state answers for real invoices; its test environments take any. */
const realInvoices = 'https://qr.ksef.mf.gov.pl/'

/** The content of the QR code of KSeF on an invoice's picture, beside the state's page of it; anybody can draw one. */
export function PrintedCode({ invoice }: { invoice: string }) {
  const { data: code } = useQuery(codeQuery(invoice))
  if (!code) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-line border-b px-3 text-small">
      <p className="text-muted">
        Kod QR: NIP&nbsp;{code.sellerNip}, wystawiona {formatDay(code.issuedOn)}
      </p>
      {code.url.startsWith(realInvoices) ? (
        <KsefLink url={code.url} />
      ) : (
        <p className="font-semibold text-rejected">
          Kod jest ze środowiska testowego KSeF: niczego nie potwierdza.
        </p>
      )}
    </div>
  )
}
