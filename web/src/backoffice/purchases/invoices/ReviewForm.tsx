import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { type UseFieldArrayReturn, type UseFormReturn, useFieldArray, useForm } from 'react-hook-form'
import { DayInput } from '../../../form/DayInput'
import { Form } from '../../../form/Form'
import { TextInput } from '../../../form/fields'
import { useFormFlow } from '../../../form/useFormFlow'
import { parseDay } from '../../../rules/day'
import { seasonOf } from '../../../rules/season'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { decide } from './decide'
import { draftOf } from './drafts'
import { LineFields } from './LineFields'
import { aliasesQuery, type Pack, type PackAlias, packsQuery, type ReviewedInvoice } from './queries'
import { RejectForm, useRejection } from './RejectForm'
import { emptyLine, type Review, type ReviewValues, reviewSchema, valuesOf } from './review-schema'
import { useShortcuts } from './shortcuts'

/* Constants, because a new array would rebuild the list of packs at every keystroke. */
const noAliases: readonly PackAlias[] = []
const noPacks: readonly Pack[] = []

type ReviewState = UseFormReturn<ReviewValues, unknown, Review>
type Lines = UseFieldArrayReturn<ReviewValues, 'lines', 'key'>

interface ReviewFormProps {
  invoice: ReviewedInvoice
  onDecided: () => void
}

/** Form of the review: the invoice's data, a decision for each line, and the shortcuts. */
export function ReviewForm({ invoice, onDecided }: ReviewFormProps) {
  const draft = draftOf(invoice.id)
  const form = useForm({
    resolver: zodResolver(reviewSchema),
    defaultValues: draft?.kind === 'lines' ? draft.values : valuesOf(invoice),
  })
  const lines = useFieldArray({ control: form.control, name: 'lines', keyName: 'key' })
  const [isRejecting, setRejecting] = useState(draft?.kind === 'reject')
  const rejection = useRejection(draft?.kind === 'reject' ? draft.reason : '')
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
  useShortcuts({
    ...(!isRejecting && { 'Ctrl+Enter': () => void shell.submit(), ...lineShortcuts(lines) }),
    F8: () => setRejecting((before) => !before),
  })
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
        <Form
          label="Rozpatrzenie faktury"
          {...shell}
          submitLabel="Zapisz decyzję"
          submitIcon={<Check aria-hidden className="size-5" />}
          aside={<Keys />}
        >
          <HeadFields control={form.control} />
          <ReviewLines
            form={form}
            lines={lines}
            packs={packs}
            aliases={aliases}
            distributor={invoice.distributor}
          />
        </Form>
      )}
    </Card>
  )
}

/** Fields of the invoice's header. */
function HeadFields({ control }: { control: ReviewState['control'] }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      <DayInput control={control} name="issued_on" label="Data wystawienia" isRequired />
      <TextInput control={control} name="buyer_name" label="Nabywca" isRequired />
    </div>
  )
}

interface ReviewLinesProps {
  form: ReviewState
  lines: Lines
  packs: readonly Pack[]
  aliases: readonly PackAlias[]
  distributor: string
}

/** Lines of the invoice, with the button that adds one. */
function ReviewLines({ form, lines, packs, aliases, distributor }: ReviewLinesProps) {
  const missing = form.formState.errors.lines?.root?.message ?? form.formState.errors.lines?.message
  return (
    <>
      {lines.fields.map((field, index) => (
        <LineFields
          key={field.key}
          form={form}
          index={index}
          packs={packs}
          aliases={aliases}
          distributor={distributor}
          onRemove={lines.fields.length > 1 ? () => lines.remove(index) : undefined}
        />
      ))}
      {missing && <p className="text-rejected">{missing}</p>}
      <div>
        <Button
          variant="secondary"
          icon={<Plus aria-hidden className="size-5" />}
          onPress={() => lines.append(emptyLine)}
        >
          Dodaj pozycję
        </Button>
      </div>
    </>
  )
}

function Keys() {
  return (
    <p className="text-muted text-small max-lg:hidden">
      <kbd>Ctrl</kbd>+<kbd>Enter</kbd> zapisuje, <kbd>F2</kbd> dodaje pozycję, <kbd>?</kbd> pokazuje klawisze
    </p>
  )
}

/** Shortcuts that add a line and remove the focused one. */
function lineShortcuts({ fields, append, remove }: Lines) {
  return {
    F2: () => append(emptyLine),
    'Shift+F2': () => {
      const line = lineWithFocus()
      if (line !== null && fields.length > 1) remove(line)
    },
  }
}

/** Index of the focused line. */
function lineWithFocus(): number | null {
  const line = document.activeElement?.closest<HTMLElement>('[data-line]')?.dataset.line
  return line === undefined ? null : Number(line)
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
