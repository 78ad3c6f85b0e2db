import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { failureFrom } from '../../api/errors'
import { queryClient } from '../../api/query-client'
import { ConsentsInput } from '../../form/ConsentsInput'
import {
  type ConsentQuestion,
  consentsSchema,
  idsOf,
  type Ticked,
  tickedAtFirst,
  tickedOfUnchanged,
} from '../../form/consents'
import { Form } from '../../form/Form'
import { useFormFlow } from '../../form/useFormFlow'
import type { ModalViewProps } from '../../modal/modal'
import { agreementsQuery, setAgreementsOpen } from '../../session/agreements'
import { useUser } from '../../session/session'
import { DialogTitle } from '../../ui/Dialog'
import { PageSkeleton } from '../../ui/Skeleton'
import { ChangeSaved } from './ChangeSaved'
import { answerAgreements } from './queries'

/** `#!zgody`: the participant's consents, the required ones first. */
export default function AgreementsModal({ close }: ModalViewProps) {
  const { data: agreements } = useQuery(agreementsQuery)
  const isMissing = !useUser().has_required_consents
  const [saved, setSaved] = useState<string | null>(null)
  useEffect(() => () => setAgreementsOpen(false), [])
  if (saved !== null) return <ChangeSaved message={saved} payoutsWaitUntil={null} close={close} />
  return (
    <>
      <DialogTitle>Twoje oświadczenia</DialogTitle>
      {isMissing && (
        <p className="mb-4">
          Potrzebujemy Twojej zgody, aby dalej prowadzić Twój udział w&nbsp;programie. Przeczytaj oświadczenia
          i&nbsp;zaznacz te oznaczone gwiazdką.
        </p>
      )}
      {agreements ? <AgreementsForm agreements={agreements} onSaved={setSaved} /> : <PageSkeleton />}
    </>
  )
}

interface AgreementsFormProps {
  agreements: ConsentQuestion[]
  onSaved: (message: string) => void
}

function AgreementsForm({ agreements, onSaved }: AgreementsFormProps) {
  const form = useForm({
    resolver: zodResolver(z.object({ consents: consentsSchema(agreements) })),
    defaultValues: { consents: tickedAtFirst(agreements) as Record<string, boolean> },
  })
  const { shell } = useFormFlow({
    form,
    send: async ({ consents }: { consents: Ticked }) => {
      try {
        return await answerInPlace(idsOf(agreements, consents))
      } catch (thrown) {
        if (failureFrom(thrown).code === 'consent_outdated') await refetchConsents(consents)
        throw thrown
      }
    },
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: ({ message }) => onSaved(message),
  })
  async function refetchConsents(ticked: Ticked) {
    const newer = await queryClient.fetchQuery({ ...agreementsQuery, staleTime: 0 }).catch(() => null)
    if (newer) form.setValue('consents', { ...tickedOfUnchanged(agreements, newer, ticked) })
  }
  return (
    <Form label="Oświadczenia" {...shell} holds="nothing" submitLabel="Zapisz oświadczenia">
      <ConsentsInput control={form.control} name="consents" consents={agreements} />
    </Form>
  )
}

/** Keeps the modal open before the profile is refetched, which no longer lacks consents then. */
async function answerInPlace(ids: number[]) {
  setAgreementsOpen(true)
  try {
    return await answerAgreements(ids)
  } catch (failure) {
    setAgreementsOpen(false)
    throw failure
  }
}
