import { Search } from 'lucide-react'
import { SendButton } from './SendButton'

/** The button of every form that searches or narrows a list: without a connection the list could not come. */
export function SearchButton() {
  return (
    <SendButton
      type="submit"
      variant="secondary"
      icon={<Search aria-hidden className="size-5" />}
      reason="above"
    >
      Szukaj
    </SendButton>
  )
}
