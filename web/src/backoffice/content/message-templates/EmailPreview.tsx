import { Fragment, type ReactNode } from 'react'
import { useSettings } from '../../../session/settings'

const address = /(https?:\/\/[^\s<>"„”]+?)(?=[.,;:!?)']*(?:[\s<>"„”]|$))/

interface EmailPreviewProps {
  subject: string
  text: string
}

/** An e-mail with the programme's head and colours, as mail programs show its HTML part. */
export function EmailPreview({ subject, text }: EmailPreviewProps) {
  const brand = useSettings()?.brand
  const logo = brand?.logo
  return (
    <section aria-label="E-mail" className="daylight flex flex-col gap-3 rounded-card bg-page p-3 text-ink">
      <p>
        <span className="text-muted">Temat: </span>
        <strong className="wrap-anywhere">{subject}</strong>
      </p>
      <div className="overflow-hidden rounded-control border border-line bg-surface">
        <p className="bg-navy px-5 py-4 font-bold text-h3 text-white">
          {logo ? (
            <img
              src={logo.url}
              alt={brand?.name}
              width={logo.width}
              height={logo.height}
              className="rounded-tag bg-surface px-2 py-1"
            />
          ) : (
            (brand?.name ?? 'Plon')
          )}
        </p>
        <div className="flex flex-col gap-4 p-5 wrap-anywhere">
          {paragraphsOf(text).map((paragraph, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has nothing but its place
            <p key={place} className="whitespace-pre-line">
              {linked(paragraph)}
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}

function paragraphsOf(text: string): string[] {
  return text.split('\n\n').filter((paragraph) => paragraph.trim() !== '')
}

/** The text with its web addresses as links look; they lead nowhere here, because samples exist nowhere. */
function linked(text: string): ReactNode {
  return text.split(address).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing but their place
    <Fragment key={place}>
      {place % 2 === 1 ? <span className="text-brand-text underline">{part}</span> : part}
    </Fragment>
  ))
}
