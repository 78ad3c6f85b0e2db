import { Search } from 'lucide-react'
import { messages } from '../api/messages'
import { useOnline } from '../session/online'
import { IconButton } from '../ui/Button'

/** `SearchButton` as an icon within its field, where a narrow phone has no room for a word. */
export function SearchIconButton() {
  const isOnline = useOnline()
  return (
    <IconButton
      type="submit"
      label={isOnline ? 'Szukaj' : `Szukaj. ${messages.offline}`}
      icon={<Search aria-hidden className="size-5" />}
      isDisabled={!isOnline}
    />
  )
}
