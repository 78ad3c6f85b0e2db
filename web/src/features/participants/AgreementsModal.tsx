import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ConsentsInput } from '../../form/ConsentsInput'
import { type AskedConsent, consentsSchema, idsOf, type Ticked, tickedAtFirst } from '../../form/consents'
import { Form } from '../../form/Form'
import { useFormFlow } from '../../form/useFormFlow'
import type { ModalViewProps } from '../../modal/modal'
import { agreementsQuery } from '../../session/agreements'
import { useUser } from '../../session/session'
import { DialogTitle } from '../../ui/Dialog'
import { PageSkeleton } from '../../ui/Skeleton'
import { answerAgreements } from './queries'

/** `#!zgody`: what the participant agrees to; the required ones first of all. */
export default function AgreementsModal({ close }: ModalViewProps) {
  const { data: agreements } = useQuery(agreementsQuery)
  const isMissing = !useUser().has_required_consents
  return (
    <>
      <DialogTitle>Twoje oświadczenia</DialogTitle>
      {isMissing && (
        <p className="mb-4">
          Potrzebujemy Twojej zgody, aby dalej prowadzić Twój udział w&nbsp;programie. Przeczytaj oświadczenia
          i&nbsp;zaznacz te oznaczone gwiazdką.
        </p>
      )}
      {agreements ? <AgreementsForm agreements={agreements} onSaved={close} /> : <PageSkeleton />}
    </>
  )
}

function AgreementsForm({ agreements, onSaved }: { agreements: AskedConsent[]; onSaved: () => void }) {
  const form = useForm({
    resolver: zodResolver(z.object({ consents: consentsSchema(agreements) })),
    defaultValues: { consents: tickedAtFirst(agreements) as Record<string, boolean> },
  })
  const { shell } = useFormFlow({
    form,
    send: ({ consents }: { consents: Ticked }) => answerAgreements(idsOf(agreements, consents)),
    mode: 'edit',
    onSuccess: onSaved,
  })
  return (
    <Form label="Oświadczenia" {...shell} submitLabel="Zapisz oświadczenia">
      <ConsentsInput control={form.control} name="consents" consents={agreements} />
    </Form>
  )
}
