import { ExternalLink } from 'lucide-react'

/** Link to the state's page of an e-invoice. */
export function KsefLink({ url }: { url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer noopener"
      className="inline-flex min-h-control items-center gap-2 font-semibold text-brand-text underline"
    >
      <ExternalLink aria-hidden className="size-5" />
      Sprawdź w&nbsp;KSeF (nowe okno)
    </a>
  )
}
