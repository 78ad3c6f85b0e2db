import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { failureFrom } from '../../../api/errors'
import { messages } from '../../../api/messages'
import { queryClient } from '../../../api/query-client'
import { TextAreaInput } from '../../../form/fields'
import { requiredText } from '../../../form/schema'
import { noBreak } from '../../../format/text'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { useShortcutGroup } from '../../../ui/shortcuts'
import { showError } from '../../../ui/toast-queue'
import { FormDialog } from '../../ConfirmDialog'
import { PointsQuestion } from '../../PointsQuestion'
import { ReasonChips } from '../../ReasonChips'
import { correctionKeys, useShortcuts } from '../invoices/shortcuts'
import type { CorrectionDetails } from './model'
import { applyCorrection, checkApplying, closeCorrection, correctionQuery } from './queries'

interface DecisionProps {
  correction: CorrectionDetails
}

/** The two ends of a correction: its changes are made, or nothing changes and the participant reads why. */
export function Decision({ correction }: DecisionProps) {
  const { id, version, changes } = correction
  const [isClosing, setClosing] = useState(false)
  const check = useMutation({
    mutationFn: () => checkApplying(id, version),
    onError: (thrown) => {
      showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined)
      refresh(id)
    },
  })
  const canApply = changes.length > 0
  const isResting = !check.data && !check.isPending && !isClosing
  useShortcutGroup(canApply ? correctionKeys : null)
  useShortcuts(canApply && isResting ? { 'Ctrl+Enter': () => check.mutate() } : {})
  return (
    <Card>
      <CardHead title="Decyzja" />
      {!canApply && (
        <p className="mb-3">
          {noBreak('Gdy wszystko jest już w porządku, zakończ korektę i napisz uczestnikowi, dlaczego.')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {canApply && (
          <Button
            icon={<Check aria-hidden className="size-5" />}
            isPending={check.isPending}
            onPress={() => check.mutate()}
          >
            Uwzględnij korektę
          </Button>
        )}
        <Button variant="secondary" onPress={() => setClosing(true)}>
          Zakończ bez zmian
        </Button>
      </div>
      {check.data && (
        <PointsQuestion
          title="Uwzględnić korektę?"
          difference={check.data.difference}
          available={check.data.available}
          action={() => applyCorrection(id, version)}
          onDone={() => undefined}
          onClose={() => {
            check.reset()
            refresh(id)
          }}
        >
          <p className="mb-3">
            {noBreak(`${correction.participant}. Punkty policzone razem z promocjami i poziomami.`)}
          </p>
        </PointsQuestion>
      )}
      {isClosing && (
        <CloseDialog
          correction={correction}
          onClose={() => {
            setClosing(false)
            refresh(id)
          }}
        />
      )}
    </Card>
  )
}

/** Fetches the correction anew, since somebody else may have decided it. */
function refresh(id: string) {
  queryClient.invalidateQueries({ queryKey: correctionQuery(id).queryKey })
}

const schema = z.object({ reason: requiredText() })

const reasons = [
  'Korekta nie dotyczy produktów z programu.',
  'Korekta nie zmienia liczby ani wartości produktów.',
  'Pozycje faktury są już poprawione.',
]

function CloseDialog({ correction: { id, version }, onClose }: DecisionProps & { onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } })
  return (
    <FormDialog
      title="Zakończyć bez zmian?"
      label="Zakończ bez zmian"
      form={form}
      send={({ reason }) => closeCorrection(id, version, reason)}
      onClose={onClose}
    >
      <p>{noBreak('Pozycje faktury i punkty zostaną takie, jakie są.')}</p>
      <TextAreaInput
        control={form.control}
        name="reason"
        label="Powód dla uczestnika"
        rows={3}
        maxLength={500}
        isRequired
      />
      <ReasonChips
        reasons={reasons}
        onChoose={(reason) => form.setValue('reason', reason, { shouldValidate: true, shouldDirty: true })}
      />
    </FormDialog>
  )
}
