import { QrCode as QrIcon, Share2 } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { loadOrReload } from '../loading'
import { Button } from './Button'
import { CopyButton } from './CopyButton'
import { Skeleton } from './Skeleton'
import { showError } from './toast-queue'

const QrCode = lazy(() => loadOrReload(() => import('./QrCode')))

interface ShareLinkProps {
  /** "Twój link" */
  label: string
  url: string
  /** The text that the receiver reads before the link, where the device shares it. */
  invitation: string
}

/** A link to pass on: to copy, to send by what the device has for that, and as a QR code. */
export function ShareLink({ label, url, invitation }: ShareLinkProps) {
  const [isCodeShown, showCode] = useState(false)
  const code = useId()
  return (
    <div className="flex flex-col gap-3">
      <p>
        <span className="block text-muted text-small">{label}</span>
        <span className="select-all break-all font-semibold">{url}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={url} label="Kopiuj link" copied="Link jest skopiowany" />
        {typeof navigator.share === 'function' && (
          <Button
            variant="secondary"
            icon={<Share2 aria-hidden className="size-5" />}
            onPress={() => void share(url, invitation)}
          >
            Udostępnij
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<QrIcon aria-hidden className="size-5" />}
          aria-expanded={isCodeShown}
          aria-controls={isCodeShown ? code : undefined}
          onPress={() => showCode(!isCodeShown)}
        >
          Kod QR
        </Button>
      </div>
      {isCodeShown && (
        <div id={code} className="flex max-w-60 flex-col gap-2">
          <Suspense fallback={<Skeleton className="aspect-square w-full" />}>
            <QrCode text={url} label={`Kod QR z\u00a0linkiem ${url}`} />
          </Suspense>
          <p className="text-muted text-small">Pokaż go do zeskanowania aparatem telefonu.</p>
        </div>
      )}
    </div>
  )
}

async function share(url: string, text: string) {
  try {
    await navigator.share({ url, text })
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return
    showError('Nie udało się udostępnić', 'Skopiuj link i\u00a0wyślij go w\u00a0wiadomości.')
  }
}
