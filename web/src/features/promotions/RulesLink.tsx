import { FileText } from 'lucide-react'

/** The rules as a document of their own. */
export function RulesLink({ address }: { address: string }) {
  return (
    <p className="mt-4">
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center gap-2 rounded-tag font-semibold text-brand-text underline underline-offset-4"
      >
        <FileText aria-hidden className="size-5 shrink-0" />
        Regulamin promocji (PDF)
      </a>
    </p>
  )
}
