import { Copy, Printer } from 'lucide-react'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { showError, showSuccess } from '../../../ui/toast-queue'

/** Recovery codes, shown this one time. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="warning">
        Zapisz te kody teraz: nie pokażemy ich ponownie. Każdy z&nbsp;nich zastąpi raz kod z&nbsp;aplikacji,
        gdy nie masz przy sobie telefonu.
      </Alert>
      <ul
        aria-label="Kody zapasowe"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,30ch),1fr))] gap-x-6 gap-y-1 rounded-control bg-line-soft px-4 py-3 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        {navigator.clipboard && (
          <Button
            variant="secondary"
            icon={<Copy aria-hidden className="size-5" />}
            onPress={() => copy(codes.join('\n'))}
          >
            Kopiuj
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<Printer aria-hidden className="size-5" />}
          onPress={() => window.print()}
        >
          Drukuj
        </Button>
      </div>
    </div>
  )
}

function copy(text: string) {
  navigator.clipboard.writeText(text).then(
    () => showSuccess('Kody są w schowku'),
    () => showError('Nie udało się skopiować', 'Zaznacz kody i skopiuj je ręcznie.'),
  )
}
