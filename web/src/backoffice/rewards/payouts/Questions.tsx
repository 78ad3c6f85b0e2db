import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { DayInput } from '../../../form/DayInput'
import { TextAreaInput } from '../../../form/fields'
import { parsedBy, requiredText } from '../../../form/schema'
import { serverNow } from '../../../format/clock'
import { formatInstantDay } from '../../../format/dates'
import { formatMoney } from '../../../format/numbers'
import { parseDay } from '../../../rules/day'
import { ConfirmDialog, FormDialog } from '../../ConfirmDialog'
import { SignDialog } from '../../identity/auth/SignDialog'
import { ReasonChips } from '../../ReasonChips'
import { returnReasons, sumsOf, sumsText } from './copy'
import {
  approvePayout,
  type Candidate,
  changePayout,
  confirmPayout,
  exportPayout,
  type Payout,
  returnTransfer,
  type Transfer,
  withdrawPayout,
} from './queries'

interface QuestionProps {
  /** Batch at the opening of the dialog, so that its version is the one that was seen. */
  payout: Payout
  onClose: () => void
}

export function Approval({ payout, onClose }: QuestionProps) {
  const { id, version } = payout
  return (
    <SignDialog
      title="Zatwierdzić paczkę?"
      label="Zatwierdź"
      sign={(code) => approvePayout(id, version, code)}
      onClose={onClose}
    >
      <p className="font-semibold">W&nbsp;paczce: {sumsText(payout)}.</p>
      <p>
        Nic jeszcze nie wychodzi do banku: następnym krokiem jest plik. Zatwierdzonej paczki nie można
        zmienić, ale można ją wycofać, dopóki nie powstał plik.
      </p>
    </SignDialog>
  )
}

const exportSchema = z.object({ execute_on: parsedBy(parseDay) })

export function Export({ payout, onClose }: QuestionProps) {
  const { id, version } = payout
  const form = useForm({
    resolver: zodResolver(exportSchema),
    defaultValues: { execute_on: formatInstantDay(serverNow().toISOString()) },
  })
  return (
    <FormDialog
      title="Przygotować plik do banku?"
      label="Przygotuj plik"
      form={form}
      send={({ execute_on }) => exportPayout(id, { version, execute_on })}
      onClose={onClose}
    >
      <p className="font-semibold">Do wypłaty: {sumsText(payout)}.</p>
      <p>
        Zamówienia dostaną status W&nbsp;toku i&nbsp;nie będzie można ich anulować, a&nbsp;paczki wycofać.
        Plik powstanie raz, a&nbsp;pobrać go można wiele razy.
      </p>
      <DayInput
        control={form.control}
        name="execute_on"
        label="Dzień, w którym bank ma wykonać przelewy"
        hint={'Od dziś, najdalej za 30\u00a0dni'}
        isRequired
      />
    </FormDialog>
  )
}

export function Confirmation({ payout, onClose }: QuestionProps) {
  const { id, version } = payout
  return (
    <ConfirmDialog
      title="Potwierdzić wykonanie przelewów?"
      label="Potwierdź wykonanie"
      action={() => confirmPayout(id, version)}
      onClose={onClose}
    >
      <p>
        Zamówienia, których przelewów bank nie zwrócił, będą zrealizowane, a&nbsp;uczestnicy dostaną
        powiadomienia. Potwierdzaj dopiero, gdy bank wykonał paczkę.
      </p>
      <p>Przelew, który wróci później, też oznaczysz na liście.</p>
    </ConfirmDialog>
  )
}

const reasonSchema = z.object({ reason: requiredText() })

export function Withdrawal({ payout, onClose }: QuestionProps) {
  const { id, version } = payout
  const form = useForm({ resolver: zodResolver(reasonSchema), defaultValues: { reason: '' } })
  return (
    <FormDialog
      title="Wycofać paczkę?"
      label="Wycofaj paczkę"
      variant="danger"
      form={form}
      send={({ reason }) => withdrawPayout(id, { version, reason })}
      onClose={onClose}
    >
      <p>
        Nic z&nbsp;tej paczki nie wyjdzie do banku. Jej zamówienia będą znowu czekać na wypłatę,
        a&nbsp;wycofanej paczki nie można przywrócić.
      </p>
      <TextAreaInput
        control={form.control}
        name="reason"
        label="Powód, do historii paczki"
        rows={2}
        maxLength={500}
        isRequired
      />
    </FormDialog>
  )
}

interface TransferQuestionProps extends QuestionProps {
  transfer: Transfer
}

export function TakingOut({ payout, transfer, onClose }: TransferQuestionProps) {
  const { id, version } = payout
  return (
    <ConfirmDialog
      title="Wyjąć przelew z paczki?"
      label="Wyjmij przelew"
      action={() => changePayout(id, { version, add: [], remove: [transfer.order] })}
      onClose={onClose}
    >
      <p className="font-semibold">{transferText(transfer)}</p>
      <p>Zamówienie będzie znowu czekać na wypłatę.</p>
      <ApprovalNote />
    </ConfirmDialog>
  )
}

interface AdditionProps extends QuestionProps {
  chosen: readonly Candidate[]
  onDone: () => void
}

export function Addition({ payout, chosen, onDone, onClose }: AdditionProps) {
  const { id, version } = payout
  return (
    <ConfirmDialog
      title="Dodać do paczki?"
      label="Dodaj do paczki"
      action={() => changePayout(id, { version, add: chosen.map((order) => order.id), remove: [] })}
      onDone={onDone}
      onClose={onClose}
    >
      <p className="font-semibold">Do paczki dojdzie: {sumsText(sumsOf(chosen))}.</p>
      <ApprovalNote />
    </ConfirmDialog>
  )
}

/** Warning that whoever changes a batch cannot approve it. */
function ApprovalNote() {
  return <p>Zmienionej przez Ciebie paczki nie możesz potem zatwierdzić: zrobi to inna osoba.</p>
}

export function Return({ payout, transfer, onClose }: TransferQuestionProps) {
  const { id, version } = payout
  const form = useForm({ resolver: zodResolver(reasonSchema), defaultValues: { reason: '' } })
  return (
    <FormDialog
      title="Oznaczyć zwrot przelewu?"
      label="Oznacz zwrot"
      variant="danger"
      form={form}
      send={({ reason }) => returnTransfer(id, { version, order: transfer.order, reason })}
      onClose={onClose}
    >
      <p className="font-semibold">{transferText(transfer)}</p>
      <p>
        Zamówienie dostanie status Zwrócona, a&nbsp;jego punkty od razu wrócą do uczestnika. Tego nie można
        cofnąć: oznaczaj tylko przelewy, które bank odesłał.
      </p>
      <TextAreaInput
        control={form.control}
        name="reason"
        label="Powód dla uczestnika"
        rows={2}
        maxLength={500}
        isRequired
      />
      <ReasonChips
        reasons={returnReasons}
        onChoose={(reason) => form.setValue('reason', reason, { shouldValidate: true, shouldDirty: true })}
      />
    </FormDialog>
  )
}

function transferText({ number, name, amount }: Transfer): string {
  return `Zamówienie nr\u00a0${number}: ${name}, ${formatMoney(amount)}`
}
