import { useQuery } from '@tanstack/react-query'
import { Minus, Plus, RotateCw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadOrReload } from '../../../loading'
import { Alert } from '../../../ui/Alert'
import { IconButton } from '../../../ui/Button'
import { PageSkeleton } from '../../../ui/Skeleton'
import { useObjectUrl } from '../../../ui/useObjectUrl'
import { PrintedCode } from './PrintedCode'
import { fileQuery } from './queries'
import { useShortcuts } from './shortcuts'
import { fittingStep, type ShownFile, zoomSteps } from './zoom'

const PdfPages = lazy(() => loadOrReload(() => import('./PdfPages')))

interface FileViewerProps {
  invoice: string
  name: string
  /** True beside another file: without shortcuts and without a sticky position. */
  beside?: boolean
}

/** File of the invoice, with zoom and rotation, beside the form. */
export function FileViewer({ invoice, name, beside = false }: FileViewerProps) {
  const { data: file, error } = useQuery({ ...fileQuery(invoice), throwOnError: false })
  const [step, setStep] = useState(fittingStep)
  const [turns, setTurns] = useState(0)
  const larger = () => setStep((before) => Math.min(before + 1, zoomSteps.length - 1))
  const smaller = () => setStep((before) => Math.max(before - 1, 0))
  const turn = () => setTurns((before) => (before + 1) % 4)
  useShortcuts(beside ? {} : { F7: larger, 'Shift+F7': smaller, 'Ctrl+F7': turn })
  if (error) return <Alert tone="danger">Nie udało się wczytać pliku {name}. Odśwież stronę.</Alert>
  return (
    <section
      aria-label={beside ? `Plik ${name}` : 'Plik faktury'}
      className={`flex h-112 min-h-80 flex-col overflow-hidden rounded-card border border-line bg-surface ${beside ? '' : 'lg:sticky lg:top-[calc(var(--table-top)+1rem)] lg:h-[calc(100dvh-var(--table-top)-2.5rem)]'}`}
    >
      <div className="flex items-center gap-1 border-line border-b px-2">
        <span className="min-w-0 grow truncate text-muted text-small">{name}</span>
        <IconButton
          label="Pomniejsz"
          icon={<Minus aria-hidden className="size-5" />}
          isDisabled={step === 0}
          onPress={smaller}
        />
        <IconButton
          label="Powiększ"
          icon={<Plus aria-hidden className="size-5" />}
          isDisabled={step === zoomSteps.length - 1}
          onPress={larger}
        />
        <IconButton label="Obróć" icon={<RotateCw aria-hidden className="size-5" />} onPress={turn} />
      </div>
      <PrintedCode invoice={invoice} />
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={`Podgląd pliku${beside ? ` ${name}` : ''}`}
        className="grow overflow-auto bg-line-soft p-3"
      >
        {file === undefined ? <PageSkeleton /> : <Shown file={file} step={step} turns={turns} name={name} />}
      </section>
    </section>
  )
}

function Shown(shown: ShownFile) {
  if (shown.file.type !== 'application/pdf') return <Picture {...shown} />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <PdfPages {...shown} />
    </Suspense>
  )
}

const quarterTurns = ['', 'rotate-90', 'rotate-180', '-rotate-90'] as const

function Picture({ file, step, turns, name }: ShownFile) {
  const address = useObjectUrl(file)
  if (!address) return null
  return (
    <img
      src={address}
      alt={`Faktura z pliku ${name}`}
      className={`mx-auto max-w-none ${zoomSteps[step]?.width ?? 'w-full'} ${quarterTurns[turns] ?? ''}`}
    />
  )
}
