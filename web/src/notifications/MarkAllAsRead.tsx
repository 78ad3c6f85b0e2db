import { CheckCheck } from 'lucide-react'
import { useOnline } from '../session/online'
import { Button } from '../ui/Button'
import { useMarkAsRead } from './queries'

export function MarkAllAsRead() {
  const markAsRead = useMarkAsRead()
  return (
    <Button
      variant="quiet"
      isDisabled={!useOnline()}
      icon={<CheckCheck aria-hidden className="size-5" />}
      onPress={() => markAsRead.mutate('all')}
    >
      Oznacz wszystkie jako przeczytane
    </Button>
  )
}
