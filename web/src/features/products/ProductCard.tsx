import { Calculator, ChevronDown, MapPinned } from 'lucide-react'
import { useId, useState } from 'react'
import { formatNumber, formatPoints, formatVolume } from '../../format/numbers'
import { counted } from '../../format/plural'
import { listed, noBreak } from '../../format/text'
import { collectsPoints, type Session } from '../../session/session'
import { ButtonLink } from '../../ui/Link'
import { PackPicture } from '../../ui/PackPicture'
import type { Product } from './queries'

interface ProductCardProps {
  product: Product
  season: number
  /** Partners find products; points are for participants. */
  who: 'guest' | 'partner' | 'retail'
}

export function viewerOf(session: Session): ProductCardProps['who'] {
  if (session.kind === 'visitor') return 'guest'
  return collectsPoints(session.user) ? 'retail' : 'partner'
}

/** Verb by reader: partners read that participants earn the points ("za każdy litr dostajesz punkty"). */
export const getsPoints = {
  guest: 'dostajesz',
  retail: 'dostajesz',
  partner: 'uczestnicy dostają',
} as const satisfies Record<ProductCardProps['who'], string>

/** A product with the points of its packs; details unfold. */
export function ProductCard({ product, season, who }: ProductCardProps) {
  const [isOpen, setOpen] = useState(false)
  const details = useId()
  const { name, brand, category, crops, unit, packs } = product
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <PackPicture colour={product.colour} unit={unit} volumes={packs.map(({ volume }) => volume)} />
      <div>
        <p className="text-muted text-small">
          {brand} · {category}
        </p>
        <h2 className="font-bold text-h3">{name}</h2>
      </div>
      <p className="text-small">
        <span className="sr-only">Uprawy: </span>
        {isOpen ? listed(crops) : briefly(crops)}
      </p>
      <Packs product={product} season={season} />
      <div id={details} hidden={!isOpen}>
        {isOpen && <Details product={product} who={who} />}
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={() => setOpen(!isOpen)}
        className="mt-auto flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control font-semibold text-brand-text hover:bg-brand-tint"
      >
        {isOpen ? 'Zwiń' : 'Szczegóły'}
        <span className="sr-only"> {name}</span>
        <ChevronDown aria-hidden className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
    </li>
  )
}

function Packs({
  product: { name, packs, points_per_unit: rate, unit },
  season,
}: {
  product: Product
  season: number
}) {
  return (
    <div>
      <table className="w-full text-left tabular-nums">
        <caption className="sr-only">Opakowania: {name}</caption>
        <thead className="text-muted text-small">
          <tr>
            <th scope="col" className="font-normal">
              Opakowanie
            </th>
            <th scope="col" className="text-right font-normal">
              Punkty
            </th>
          </tr>
        </thead>
        <tbody>
          {packs.map(({ volume, points }) => (
            <tr key={volume} className="border-line-soft border-t">
              <th scope="row" className="py-1 font-normal">
                {formatVolume(volume, unit)}
              </th>
              <td className="py-1 text-right font-bold">{rate == null ? '—' : formatNumber(points ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rate == null && (
        <p className="mt-2 text-limit">{noBreak(`W sezonie ${season} ten produkt nie daje punktów.`)}</p>
      )}
    </div>
  )
}

function Details({ product, who }: Pick<ProductCardProps, 'product' | 'who'>) {
  const { sap, unit, points_per_unit: rate, cap_points: cap, description } = product
  return (
    <div className="flex flex-col gap-3">
      {description && <p>{noBreak(description)}</p>}
      {rate != null && (
        <p>
          {unit === 'L' ? 'Za 1\u00a0litr' : 'Za 1\u00a0kilogram'} {getsPoints[who]}{' '}
          <strong>{formatVolume(rate, 'pkt')}</strong>.
          {cap != null && ` W\u00a0tym sezonie najwyżej ${formatPoints(cap)} za ten produkt.`}
        </p>
      )}
      {who !== 'guest' && (
        <ButtonLink
          variant="secondary"
          wide
          to={`/produkty/sprawdz-dostepnosc?products=${encodeURIComponent(sap)}`}
          icon={<MapPinned aria-hidden className="size-5" />}
        >
          Sprawdź dostępność
        </ButtonLink>
      )}
      {who === 'retail' && rate != null && (
        <ButtonLink
          variant="secondary"
          wide
          to={`/kalkulator?product=${encodeURIComponent(sap)}`}
          icon={<Calculator aria-hidden className="size-5" />}
        >
          Policz punkty
        </ButtonLink>
      )}
    </div>
  )
}

const shown = 3

/** The first crops and how many more there are. */
function briefly(crops: readonly string[]): string {
  if (crops.length <= shown + 1) return listed(crops)
  const more = counted(crops.length - shown, ['inna', 'inne', 'innych'])
  return `${listed(crops.slice(0, shown))} i\u00a0${more}`
}
