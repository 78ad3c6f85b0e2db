import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useDebounced } from '../../../form/use-debounced'
import { useSettings } from '../../../session/settings'
import { ProgrammeLogo } from '../../../ui/ProgrammeLogo'
import { buttonClass } from '../../../ui/styles'
import { useObjectUrl } from '../../../ui/useObjectUrl'
import { type AdminSettings, type Colours, shadesQuery } from './queries'

interface ThemePreviewProps {
  colours: Colours
  /** Chosen logo that is not saved yet. */
  file: File | null
  logo: AdminSettings['logo']
}

/** Preview of header, menu and page elements in the form's colours. */
export function ThemePreview({ colours, file, logo = null }: ThemePreviewProps) {
  const { brand, dark, accent } = colours
  const { data: shades } = useQuery(shadesQuery(useDebounced({ brand, dark, accent })))
  const name = useSettings()?.brand.name ?? 'Plon'
  const chosen = useObjectUrl(file)
  const shown = chosen ? { url: chosen, width: 160, height: 32 } : logo
  const mark = <ProgrammeLogo name={name} logo={shown} />
  return (
    <figure className="flex flex-col gap-2 lg:sticky lg:top-20">
      <figcaption className="font-semibold">Podgląd</figcaption>
      <div
        role="img"
        aria-label="Nagłówek, menu i&nbsp;strona w&nbsp;tych kolorach"
        style={shades as CSSProperties}
        className="daylight overflow-hidden rounded-card border border-line bg-page text-ink"
      >
        <div className="flex h-(--header-height) items-center justify-between gap-3 border-line border-b bg-surface px-4">
          <span className={markClass}>{mark}</span>
          <span className={buttonClass('primary')}>Zaloguj się</span>
        </div>
        <div className="grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className="on-navy flex flex-col gap-1 bg-navy p-4 text-on-navy">
            <span className={`${markClass} text-white`}>{mark}</span>
            <span className="rounded-control bg-brand px-3 py-2 font-semibold text-white">Panel</span>
            <span className="px-3 py-2">Moje faktury</span>
            <span className="px-3 text-on-navy-muted text-small">Punkty za sezon</span>
          </div>
          <div className="flex flex-col items-start gap-3 p-4">
            <span className="font-bold text-h3">Promocje</span>
            <span className="text-brand-text underline underline-offset-4">Regulamin promocji</span>
            <span className="rounded-control bg-brand-tint px-3 py-2">
              Do nagrody brakuje 1&nbsp;200&nbsp;pkt
            </span>
            <span className="rounded-control bg-accent-tint px-2 py-0.5 font-semibold text-accent-text text-small">
              Nowość
            </span>
            <span className={buttonClass('accent')}>Odbierz nagrodę</span>
          </div>
        </div>
      </div>
    </figure>
  )
}

const markClass = 'inline-flex min-h-11 items-center gap-2 font-bold text-h2'
