import { ShownOnceDialog } from '../ShownOnceDialog'

/** New token of a client, shown this one time. */
export function TokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <ShownOnceDialog
      title="Token klienta API"
      warning="Skopiuj token teraz: nie pokażemy go ponownie. Przekaż go bezpieczną drogą, nie e-mailem."
      text={token}
      copied="Token jest w schowku"
      byHand="Zaznacz token i skopiuj go ręcznie."
      onClose={onClose}
    />
  )
}
