import { Keyboard } from 'lucide-react'
import { Button } from '../../../ui/Button'
import { openShortcuts } from '../../../ui/shortcuts'

/** Opens the list of shortcuts, as `?` does; hidden on a phone, which has no such keys. */
export function KeysButton() {
  return (
    <span className="max-lg:hidden">
      <Button variant="quiet" icon={<Keyboard aria-hidden className="size-5" />} onPress={openShortcuts}>
        Klawisze
      </Button>
    </span>
  )
}
