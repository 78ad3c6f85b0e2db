import { useState } from 'react'
import type { ModalViewProps } from '../../modal/modal'
import { ReportedInvoice } from './ReportedInvoice'
import { ReportInvoiceForm } from './ReportInvoiceForm'

type Stage =
  | { readonly kind: 'asking'; readonly distributor: string }
  | {
      readonly kind: 'reported'
      readonly distributor: string
      readonly message: string
      readonly known: boolean
    }

/** `#!zglos-fakture`: the form, then the next steps and another invoice. */
export default function ReportInvoiceModal(_: ModalViewProps) {
  const [stage, setStage] = useState<Stage>({ kind: 'asking', distributor: '' })
  const { distributor } = stage
  if (stage.kind === 'reported')
    return (
      <ReportedInvoice
        message={stage.message}
        known={stage.known}
        onAnother={() => setStage({ kind: 'asking', distributor })}
      />
    )
  return (
    <ReportInvoiceForm
      distributor={distributor}
      onReported={(chosen, { message, data }) =>
        setStage({ kind: 'reported', distributor: chosen, message, known: data.known })
      }
    />
  )
}
