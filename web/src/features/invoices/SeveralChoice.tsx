import { Files } from 'lucide-react'
import { counted } from '../../format/plural'
import { noBreak } from '../../format/text'
import { Button } from '../../ui/Button'

interface SeveralChoiceProps {
  count: number
  onSeveral: () => void
}

/** Asks whether several photos are the pages of one invoice, which they are until that is denied. */
export function PhotosChoice({ count, onSeveral }: SeveralChoiceProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-brand-tint px-4 py-3">
      <p className="min-w-0 grow basis-60">
        <span className="block font-semibold">Jedna faktura czy kilka?</span>
        {noBreak('Teraz to jedna faktura: wyślemy zdjęcia jako jej strony, w tej kolejności.')}
      </p>
      <SeveralButton count={count} onSeveral={onSeveral} />
    </div>
  )
}

/** Goes on with each chosen file as an invoice of its own. */
export function SeveralButton({ count, onSeveral }: SeveralChoiceProps) {
  return (
    <Button variant="secondary" icon={<Files aria-hidden className="size-5" />} onPress={onSeveral}>
      {`Zgłoś jako ${counted(count, ['fakturę', 'osobne faktury', 'osobnych faktur'])}`}
    </Button>
  )
}
