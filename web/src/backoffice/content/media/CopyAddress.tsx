import { Copy } from 'lucide-react'
import { Button } from '../../../ui/Button'
import { showError, showSuccess } from '../../../ui/toast-queue'

/** Button that copies a file's address, for a link in a text. */
export function CopyAddress({ address, name }: { address: string; name: string }) {
  if (!navigator.clipboard) return <span className="wrap-anywhere">{address}</span>
  return (
    <Button variant="quiet" icon={<Copy aria-hidden className="size-5" />} onPress={() => copy(address)}>
      Kopiuj adres<span className="sr-only">{`: ${name}`}</span>
    </Button>
  )
}

function copy(address: string) {
  navigator.clipboard.writeText(address).then(
    () => showSuccess('Adres jest w\u00a0schowku'),
    () => showError('Nie udało się skopiować', `Adres: ${address}`),
  )
}
