import { Keyboard } from 'lucide-react'
import { Button } from '../../../ui/Button'
import { Dialog, DialogTitle } from '../../../ui/Dialog'
import { keyHelp } from './shortcuts'

/** Help with the page's shortcuts, opened by `?` or by its button. */
export function KeyHelp({ isOpen, onToggle }: { isOpen: boolean; onToggle: (isOpen: boolean) => void }) {
  return (
    <>
      {/* Hidden on a phone, which has no such keys. */}
      <span className="max-lg:hidden">
        <Button
          variant="quiet"
          icon={<Keyboard aria-hidden className="size-5" />}
          onPress={() => onToggle(true)}
        >
          Klawisze
        </Button>
      </span>
      {isOpen && (
        <Dialog label="Klawisze" size="md" onClose={() => onToggle(false)}>
          <DialogTitle>Klawisze</DialogTitle>
          <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
            {keyHelp.map(({ keys, does }) => (
              <div key={keys.join('+')} className="contents">
                <dt className="whitespace-nowrap">
                  {keys.map((key, place) => (
                    <span key={key}>
                      {place > 0 && '+'}
                      <kbd className="rounded-tag border border-field bg-page px-1.5 py-0.5">{key}</kbd>
                    </span>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  )
}
