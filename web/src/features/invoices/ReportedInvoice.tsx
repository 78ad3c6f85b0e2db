import { BellRing, CircleCheck, Clock3, type LucideIcon, SearchCheck } from 'lucide-react'
import { tie } from '../../format/text'
import { Button } from '../../ui/Button'
import { DialogTitle } from '../../ui/Dialog'
import { ButtonLink } from '../../ui/Link'

const next: readonly { readonly icon: LucideIcon; readonly text: string }[] = [
  { icon: Clock3, text: 'Faktura czeka w zakładce „Oczekujące” w Twoich fakturach.' },
  { icon: SearchCheck, text: 'Sprawdzimy ją pozycja po pozycji i policzymy punkty.' },
  { icon: BellRing, text: 'O decyzji powiadomimy Cię w portalu. Wtedy dopiszemy punkty.' },
]

/** The invoice was taken: what happens now, and the next one. */
export function ReportedInvoice({ message, onAnother }: { message: string; onAnother: () => void }) {
  return (
    <>
      <DialogTitle>
        <CircleCheck aria-hidden className="mr-3 size-7 shrink-0 text-accepted" />
        {message}
      </DialogTitle>
      <h3 className="mb-3 font-semibold text-h3">Co teraz?</h3>
      <ol className="mb-6 flex flex-col gap-3">
        {next.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-3">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-tint text-brand">
              <Icon aria-hidden className="size-6" />
            </span>
            <span>{tie(text)}</span>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button onPress={onAnother}>Zgłoś kolejną</Button>
        <ButtonLink to="/moje-faktury?tab=1" look="secondary">
          Zobacz oczekujące
        </ButtonLink>
      </div>
    </>
  )
}
