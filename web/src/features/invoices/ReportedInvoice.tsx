import {
  BellRing,
  CircleCheck,
  Clock3,
  CloudUpload,
  FileCheck2,
  FileSearch,
  type LucideIcon,
  Paperclip,
  SearchCheck,
  Smartphone,
} from 'lucide-react'
import { noBreak } from '../../format/text'
import { PushOffer } from '../../notifications/PushOffer'
import { Button } from '../../ui/Button'
import { DialogTitle } from '../../ui/Dialog'
import { ButtonLink } from '../../ui/Link'

type Next = readonly { readonly icon: LucideIcon; readonly text: string }[]

const next: Next = [
  { icon: Clock3, text: 'Faktura czeka w zakładce „Oczekujące” w Twoich fakturach.' },
  { icon: SearchCheck, text: 'Sprawdzimy ją pozycja po pozycji i policzymy punkty.' },
  { icon: BellRing, text: 'O decyzji powiadomimy Cię w portalu. Wtedy dopiszemy punkty.' },
]

/** Next steps of an invoice that a distributor's file had already brought. */
const nextOfKnown: Next = [
  { icon: FileCheck2, text: 'Fakturę znajdziesz w „Moich fakturach”, razem z punktami za każdą pozycję.' },
  { icon: Paperclip, text: 'Twój plik jest przy niej zapisany. Nie musisz robić nic więcej.' },
]

/** Next steps of a correction, which is in no list of its own. */
const nextOfCorrection: Next = [
  { icon: SearchCheck, text: 'Połączymy korektę z fakturą, której dotyczy.' },
  { icon: FileSearch, text: 'Wynik zobaczysz w szczegółach tej faktury, w „Moich fakturach”.' },
]

/** Next steps of a report that waits for a connection. */
const nextOfWaiting: Next = [
  { icon: CloudUpload, text: 'Wyślemy je, gdy wróci zasięg. Wystarczy, że portal będzie wtedy otwarty.' },
  {
    icon: Smartphone,
    text: 'Do tego czasu zobaczysz je na górze listy „Moje faktury”. Tam możesz je też usunąć.',
  },
  { icon: BellRing, text: 'Jeśli coś trzeba będzie poprawić, powiemy Ci o tym i niczego nie stracisz.' },
]

/**
 * The kind of a report: `known` is an invoice that a distributor's file had already brought, `waiting` one that could
 * not be sent yet.
 */
export type ReportedKind = 'new' | 'known' | 'correction' | 'waiting'

const steps: Readonly<Record<ReportedKind, Next>> = {
  new: next,
  known: nextOfKnown,
  correction: nextOfCorrection,
  waiting: nextOfWaiting,
}

interface ReportedInvoiceProps {
  message: string
  what: ReportedKind
  onAnother: () => void
}

/** Confirmation of a reported invoice: next steps, and the form for another one. */
export function ReportedInvoice({ message, what, onAnother }: ReportedInvoiceProps) {
  return (
    <>
      <DialogTitle>
        {what === 'waiting' ? (
          <Smartphone aria-hidden className="mr-3 size-7 shrink-0 text-brand-text" />
        ) : (
          <CircleCheck aria-hidden className="mr-3 size-7 shrink-0 text-accepted" />
        )}
        {message}
      </DialogTitle>
      <h3 className="mb-3 font-semibold text-h3">Co teraz?</h3>
      <ol className="mb-6 flex flex-col gap-3">
        {steps[what].map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-3">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-tint text-brand-text">
              <Icon aria-hidden className="size-6" />
            </span>
            <span>{noBreak(text)}</span>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button onPress={onAnother}>Zgłoś kolejną</Button>
        {what === 'new' ? (
          <ButtonLink to="/moje-faktury?tab=1" variant="secondary">
            Zobacz oczekujące
          </ButtonLink>
        ) : (
          <ButtonLink to="/moje-faktury" variant="secondary">
            Zobacz faktury
          </ButtonLink>
        )}
      </div>
      {what === 'new' && <PushOffer text="Damy znać, gdy faktura będzie sprawdzona." />}
    </>
  )
}
