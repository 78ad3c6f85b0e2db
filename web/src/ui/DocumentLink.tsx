import type { ReactNode } from 'react'
import type { Path } from '../paths'

interface DocumentLinkProps {
  path: Path
  children: ReactNode
}

/** Opens a document, such as the privacy policy, in a new tab, so that no input is lost. */
export function DocumentLink({ path, children }: DocumentLinkProps) {
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener noreferrer"
      className="rounded-tag text-brand-text underline underline-offset-4 hover:decoration-2"
    >
      {children}
      <span className="sr-only"> (otwiera się w&nbsp;nowej karcie)</span>
    </a>
  )
}
