import { LoaderCircle } from 'lucide-react'

/** Covers a box while its answer is sent. */
export function SendingOverlay() {
  return (
    <div
      role="status"
      className="absolute inset-0 grid place-items-center rounded-card bg-surface/80 text-brand-text"
    >
      <LoaderCircle aria-hidden className="size-10 animate-spin" />
      <span className="sr-only">Wysyłanie...</span>
    </div>
  )
}
