import { Keyboard } from 'lucide-react'
import { Button } from '../../ui/Button'
import { Dialog, DialogTitle } from '../../ui/Dialog'
import { ChapterList } from './ChapterList'
import { ChapterText } from './ChapterText'
import { chapters, type HandbookPlace } from './chapters'
import { ShortcutList } from './ShortcutList'

/** Content of the dialog: a chapter of the handbook, or the list of shortcuts. */
export type HelpView =
  | { readonly kind: 'handbook'; readonly place: HandbookPlace }
  | { readonly kind: 'shortcuts' }

interface HelpDialogProps {
  view: HelpView
  onView: (view: HelpView) => void
  onClose: () => void
}

/** The handbook or the list of shortcuts over the current screen; one dialog, so that the focus returns to its opener. */
export default function HelpDialog({ view, onView, onClose }: HelpDialogProps) {
  const title = view.kind === 'shortcuts' ? 'Klawisze' : chapters[view.place.chapter]
  return (
    <Dialog label={title} onClose={onClose}>
      <DialogTitle key={title}>{title}</DialogTitle>
      {view.kind === 'shortcuts' ? <ShortcutList /> : <Handbook place={view.place} onView={onView} />}
    </Dialog>
  )
}

function Handbook({ place, onView }: { place: HandbookPlace; onView: (view: HelpView) => void }) {
  const follow = (next: HandbookPlace) => onView({ kind: 'handbook', place: next })
  return (
    <>
      <ChapterText key={place.chapter} place={place} onFollow={follow} />
      {/* Hidden on a phone, which has no such keys. */}
      <p className="mt-6 max-lg:hidden">
        <Button
          variant="quiet"
          icon={<Keyboard aria-hidden className="size-5" />}
          onPress={() => onView({ kind: 'shortcuts' })}
        >
          Klawisze tego ekranu
        </Button>
      </p>
      <ChapterList current={place.chapter} onFollow={follow} />
    </>
  )
}
