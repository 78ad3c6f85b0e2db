import { Download, Eye } from 'lucide-react'
import { Button } from '../../ui/Button'
import { DownloadIcon as Icon } from '../../ui/DownloadIcon'
import { RouterLink, useTarget } from '../../ui/Link'
import { useInvoiceFile } from './queries'

interface DownloadProps {
  invoice: { readonly id: string; readonly document_name: string }
}

/** Saves the file of a reported invoice. */
export function DownloadButton({ invoice }: DownloadProps) {
  const file = useInvoiceFile()
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden className="size-5" />}
      isPending={file.isPending}
      onPress={() => file.mutate(invoice.id)}
    >
      Pobierz plik
    </Button>
  )
}

/** The same as an icon, in a list whose rows name the invoice. */
export function DownloadIcon({ invoice }: DownloadProps) {
  const file = useInvoiceFile()
  return (
    <Icon
      label={`Pobierz plik faktury ${invoice.document_name}`}
      isPending={file.isPending}
      onPress={() => file.mutate(invoice.id)}
    />
  )
}

/** Shows the file, in a list whose rows name the invoice. */
export function ShowFileIcon({ to }: { to: string }) {
  return (
    <RouterLink
      {...useTarget(to)}
      aria-label="Zobacz plik"
      className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-brand-tint"
    >
      <Eye aria-hidden className="size-5 text-brand-text" />
    </RouterLink>
  )
}
