import { Download, LoaderCircle } from 'lucide-react'
import { Button, IconButton } from '../../ui/Button'
import { useInvoiceFile } from './queries'

interface DownloadProps {
  invoice: { readonly id: string; readonly document_name: string }
}

/** Saves the file that an invoice was reported with. */
export function DownloadButton({ invoice }: DownloadProps) {
  const file = useInvoiceFile()
  return (
    <Button
      look="secondary"
      icon={<Download aria-hidden className="size-5" />}
      isPending={file.isPending}
      onPress={() => file.mutate(invoice.id)}
    >
      Pobierz plik
    </Button>
  )
}

/** The same in a list, where the rows say what it is about. */
export function DownloadIcon({ invoice }: DownloadProps) {
  const file = useInvoiceFile()
  const Icon = file.isPending ? LoaderCircle : Download
  return (
    <IconButton
      label={`Pobierz plik faktury ${invoice.document_name}`}
      icon={
        <Icon aria-hidden className={`size-5 text-brand-strong ${file.isPending ? 'animate-spin' : ''}`} />
      }
      isPending={file.isPending}
      onPress={() => file.mutate(invoice.id)}
    />
  )
}
