import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import { DayInput } from '../../../form/DayInput'
import { Form } from '../../../form/Form'
import { TextInput } from '../../../form/fields'
import { useFormFlow } from '../../../form/useFormFlow'
import { parseDay } from '../../../rules/day'
import { seasonOf } from '../../../rules/season'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { fieldOfEnter, goOn } from './cells'
import { decide } from './decide'
import { draftOf } from './drafts'
import { completeDay } from './issue-day'
import { lineEditing } from './line-editing'
import { aliasesQuery, type Pack, type PackAlias, packsQuery, type ReviewedInvoice } from './queries'
import { LeftOutLines, ReadNotice } from './ReadLines'
import { RejectForm, useRejection } from './RejectForm'
import { ReviewLines, type ReviewState } from './ReviewLines'
import { type Review, reviewSchema, valuesOf } from './review-schema'
import { useShortcuts } from './shortcuts'
import { UsualPacks } from './UsualPacks'
import { useOpeningCursor } from './useOpeningCursor'
import { type Proposals, useProposals } from './useProposals'

/* Constants, because a new array would rebuild the list of packs at every keystroke. */
const noAliases: readonly PackAlias[] = []
const noPacks: readonly Pack[] = []

interface ReviewFormProps {
  invoice: ReviewedInvoice
  onDecided: () => void
}

/** Review of an invoice: its data with a decision for each line, or the rejection of the whole. */
export function ReviewForm({ invoice, onDecided }: ReviewFormProps) {
  const draft = draftOf(invoice.id)
  const form = useForm({
    resolver: zodResolver(reviewSchema),
    defaultValues: draft?.kind === 'lines' ? draft.values : valuesOf(invoice),
  })
  const [isRejecting, setRejecting] = useState(draft?.kind === 'reject')
  const rejection = useRejection(draft?.kind === 'reject' ? draft.reason : '')
  useShortcuts({ F8: () => setRejecting((before) => !before) })
  return (
    <Card>
      <CardHead
        title={isRejecting ? 'Odrzucenie faktury' : 'Do rozpatrzenia'}
        action={
          <Button variant={isRejecting ? 'secondary' : 'quiet'} onPress={() => setRejecting(!isRejecting)}>
            {isRejecting ? 'Wróć do pozycji' : 'Odrzuć całą fakturę'}
          </Button>
        }
      />
      {isRejecting ? (
        <RejectForm form={rejection} invoice={invoice} onDecided={onDecided} />
      ) : (
        <DecisionForm form={form} invoice={invoice} onDecided={onDecided} />
      )}
    </Card>
  )
}

interface DecisionFormProps extends ReviewFormProps {
  form: ReviewState
}

/** Form of the decision: the invoice's head, its lines, and the shortcuts. */
function DecisionForm({ form, invoice, onDecided }: DecisionFormProps) {
  const lines = useFieldArray({ control: form.control, name: 'lines', keyName: 'key' })
  const packs = usePacks(form.watch('issued_on'), invoice.season)
  const { data: aliases = noAliases } = useQuery(aliasesQuery(invoice.distributor_id))
  const { shell } = useFormFlow({
    form,
    send: (values: Review) =>
      decide(invoice, decisionOf(invoice, values), { kind: 'lines', values: form.getValues() }),
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: onDecided,
  })
  const { formElement } = shell
  const proposals = useProposals(invoice, form, formElement)
  const isLate = proposals.kind === 'filled' && proposals.read.source === 'picture'
  useOpeningCursor({ form, formElement, trigger: proposals.kind, isLate })
  const edit = lineEditing({ form, lines, element: () => formElement.current })
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    takeDay(form, invoice)
    await shell.submit(event)
  }
  useShortcuts({ 'Ctrl+Enter': () => void submit(), F2: edit.add, 'Shift+F2': edit.removeFocused })
  return (
    <Form
      label="Rozpatrzenie faktury"
      {...shell}
      submit={(event) => void submit(event)}
      submitLabel="Zapisz decyzję"
      submitIcon={<Check aria-hidden className="size-5" />}
      aside={<Keys />}
    >
      <div role="presentation" className="flex flex-col gap-4" onKeyDownCapture={goOnByEnter}>
        <HeadFields control={form.control} onDayLeft={() => takeDay(form, invoice)} />
        <ReadNotice proposals={proposals} file={invoice.file?.media_type} />
        {hasNoLines(invoice, proposals) && <UsualPacks usual={invoice.usual} onChoose={edit.choose} />}
        <ReviewLines
          form={form}
          lines={lines}
          packs={packs}
          aliases={aliases}
          usual={invoice.usual}
          distributor={invoice.distributor}
          onAdd={edit.add}
          onRemove={edit.remove}
        />
        {(proposals.kind === 'filled' || proposals.kind === 'unmatched') && (
          <LeftOutLines lines={proposals.leftOut} />
        )}
      </div>
    </Form>
  )
}

/** True where nothing proposes lines: neither what was reported nor an e-invoice nor the file. */
function hasNoLines({ einvoice, lines }: ReviewedInvoice, { kind }: Proposals): boolean {
  const isProposed = einvoice?.content.lines.some(({ proposal }) => proposal?.points != null)
  return lines.length === 0 && !isProposed && (kind === 'none' || kind === 'unmatched')
}

/** Enter in a field goes to the next one; packs have their own, which chooses first. */
function goOnByEnter(event: KeyboardEvent) {
  if (event.target instanceof HTMLInputElement && event.target.role === 'combobox') return
  const input = fieldOfEnter(event)
  if (input) goOn(input)
}

/** Completes a day that was typed without its year. */
function takeDay({ getValues, setValue, formState }: ReviewState, { reported_at }: ReviewedInvoice) {
  const typed = getValues('issued_on')
  const day = completeDay(typed, reported_at)
  if (day !== typed) setValue('issued_on', day, { shouldDirty: true, shouldValidate: formState.isSubmitted })
}

interface HeadFieldsProps {
  control: ReviewState['control']
  onDayLeft: () => void
}

/** Fields of the invoice's header. */
function HeadFields({ control, onDayLeft }: HeadFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      <div data-cell="day" onBlurCapture={onDayLeft}>
        <DayInput control={control} name="issued_on" label="Data wystawienia" isRequired />
      </div>
      <div data-cell="buyer">
        <TextInput control={control} name="buyer_name" label="Nabywca" isRequired />
      </div>
    </div>
  )
}

function Keys() {
  return (
    <p className="text-muted text-small max-lg:hidden">
      <kbd>Ctrl</kbd>+<kbd>Enter</kbd> zapisuje, <kbd>F2</kbd> dodaje pozycję, <kbd>?</kbd> pokazuje klawisze
    </p>
  )
}

/** Packs of the season of the issue date; until it is entered, of the season of the report. */
function usePacks(issuedOn: string, reported: number) {
  const day = parseDay(issuedOn)
  const { data } = useQuery(packsQuery(day.valid ? seasonOf(day.value) : reported))
  return data ?? noPacks
}

function decisionOf(invoice: ReviewedInvoice, { issued_on, buyer_name, lines }: Review) {
  return {
    version: invoice.version,
    issued_on,
    buyer_name,
    lines: lines.map(({ id, pack_id, quantity, net_value, decision, reason, remember, alias }) => ({
      ...(id === null ? {} : { id }),
      pack_id: Number(pack_id),
      quantity: quantity ?? 0,
      net_value: net_value ?? 0,
      decision,
      ...(decision === 'reject' ? { reason } : {}),
      ...(remember ? { alias } : {}),
    })),
  }
}
