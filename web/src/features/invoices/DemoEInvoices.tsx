import { useQuery } from '@tanstack/react-query'
import { Download, FileCheck2 } from 'lucide-react'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { useSettings } from '../../session/settings'
import { Button, IconButton } from '../../ui/Button'
import { CollapsibleSection } from '../../ui/CollapsibleSection'
import { showError } from '../../ui/toast-queue'
import { type EInvoiceSample, fetchSample, samplesQuery, saveSample } from './einvoices'

/** E-invoices of the sample programme to try the form with; only the demo has them. */
export function DemoEInvoices({ onTry }: { onTry: (file: File) => void }) {
  const isDemo = useSettings()?.demo != null
  const { data: samples } = useQuery({ ...samplesQuery, enabled: isDemo })
  if (!isDemo || !samples) return null
  async function run(act: Promise<void>) {
    await act.catch((thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined))
  }
  return (
    <CollapsibleSection title="Przykładowe e-faktury">
      <ul className="flex flex-col divide-y divide-line">
        {samples.map((sample) => (
          <Sample
            key={sample.code}
            sample={sample}
            onTry={() => run(fetchSample(sample).then(onTry))}
            onSave={() => run(saveSample(sample))}
          />
        ))}
      </ul>
    </CollapsibleSection>
  )
}

interface SampleProps {
  sample: EInvoiceSample
  onTry: () => void
  onSave: () => void
}

function Sample({ sample: { label }, onTry, onSave }: SampleProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="w-0 min-w-48 grow">{label}</span>
      <Button
        variant="secondary"
        icon={<FileCheck2 aria-hidden className="size-5" />}
        aria-label={`Wypróbuj: ${label}`}
        onPress={onTry}
      >
        Wypróbuj
      </Button>
      <IconButton
        label={`Pobierz: ${label}`}
        icon={<Download aria-hidden className="size-5" />}
        onPress={onSave}
      />
    </li>
  )
}
