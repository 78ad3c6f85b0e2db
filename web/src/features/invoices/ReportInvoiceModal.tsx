import { useState } from 'react'
import type { ModalViewProps } from '../../modal/modal'
import { EInvoicesForm } from './EInvoicesForm'
import { onlyCorrections } from './einvoices'
import { ReportedInvoice, type ReportedKind } from './ReportedInvoice'
import { ReportInvoiceForm } from './ReportInvoiceForm'

type Stage =
  | { readonly kind: 'asking'; readonly distributor: string }
  | { readonly kind: 'einvoices'; readonly distributor: string; readonly files: readonly File[] }
  | {
      readonly kind: 'reported'
      readonly distributor: string
      readonly message: string
      readonly what: ReportedKind
    }

/** `#!zglos-fakture`: the form, then the next steps and another invoice; e-invoices have a form of their own. */
export default function ReportInvoiceModal(_: ModalViewProps) {
  const [stage, setStage] = useState<Stage>({ kind: 'asking', distributor: '' })
  const { distributor } = stage
  if (stage.kind === 'reported')
    return (
      <ReportedInvoice
        message={stage.message}
        what={stage.what}
        onAnother={() => setStage({ kind: 'asking', distributor })}
      />
    )
  if (stage.kind === 'einvoices')
    return (
      <EInvoicesForm
        files={stage.files}
        onBack={() => setStage({ kind: 'asking', distributor })}
        onReported={({ message, data }) =>
          setStage({
            kind: 'reported',
            distributor,
            message,
            what: onlyCorrections(data) ? 'correction' : 'new',
          })
        }
      />
    )
  return (
    <ReportInvoiceForm
      distributor={distributor}
      onEInvoices={(files) => setStage({ kind: 'einvoices', distributor, files })}
      onReported={(chosen, { message, data }) =>
        setStage({ kind: 'reported', distributor: chosen, message, what: data.known ? 'known' : 'new' })
      }
    />
  )
}
