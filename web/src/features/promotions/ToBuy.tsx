import { useState } from 'react'
import { formatNumber } from '../../format/numbers'
import { counted } from '../../format/plural'
import { noBreak } from '../../format/text'
import { Button } from '../../ui/Button'
import { Card, CardHead } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { PackPicture } from '../../ui/PackPicture'
import { useLinkedPlace } from '../../ui/useLinkedPlace'
import type { PromotionPacks, Suggestion } from './queries'
import { calculatorWith, costText, type ProductToBuy, productsOf } from './shopping'

/** The place on the page that a link leads to. */
export const toBuyHash = '#co-kupic'

interface ToBuyProps {
  toBuy: PromotionPacks
  /** True if the promotion has a target, which may be reached. */
  hasTarget: boolean
  /** The effect on the next reward of purchases that wait to be checked. */
  waiting: 'nothing' | 'a part' | 'all'
}

/** The products that count, after the cheapest way to the next reward in whole packs. */
export function ToBuy({ toBuy, hasTarget, waiting }: ToBuyProps) {
  const place = useLinkedPlace(toBuyHash.slice(1))
  const products = productsOf(toBuy.packs)
  return (
    <div {...place} className="outline-none">
      <Card>
        <CardHead title="Co kupić" />
        <Suggestions toBuy={toBuy} hasTarget={hasTarget} waiting={waiting} />
        <Products products={products} />
        {toBuy.packs.some(({ price }) => price != null) && (
          <p className="mt-3 text-muted text-small">
            {noBreak('Ceny są orientacyjne, z cennika programu. Dystrybutor może mieć inne.')}
          </p>
        )}
      </Card>
    </div>
  )
}

function Suggestions({ toBuy, hasTarget, waiting }: ToBuyProps) {
  const { suggestions, missing_text: missing, reward_text: reward } = toBuy
  const [first, ...others] = suggestions
  if (!missing) return hasTarget ? <NothingMissing /> : null
  return (
    <div className="mb-4 flex flex-col gap-2">
      <p>{noBreak(`${missingText(missing, waiting)}${reward ? `, nagroda: ${reward}` : ''}.`)}</p>
      {first && (
        <p className="font-semibold text-h3">
          {first.text} wystarczy{costText(first.cost)}
        </p>
      )}
      {others.length > 0 && (
        <div>
          <p>Możesz też kupić:</p>
          <ul className="list-disc pl-5">
            {others.map((suggestion) => (
              <Other key={suggestion.text} suggestion={suggestion} />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function missingText(missing: string, waiting: ToBuyProps['waiting']): string {
  if (waiting === 'nothing') return `Brakuje Ci ${missing}`
  if (waiting === 'a part') return `Gdy przyjmiemy to, co czeka na sprawdzenie, zabraknie Ci ${missing}`
  return `Najbliższą nagrodę da Ci to, co czeka na sprawdzenie. Do kolejnej zabraknie Ci ${missing}`
}

function NothingMissing() {
  return (
    <p className="mb-4 font-semibold">
      {noBreak('Nic nie musisz dokupować: to, co masz i co czeka na sprawdzenie, wystarczy.')}
    </p>
  )
}

function Other({ suggestion: { text, cost, items } }: { suggestion: Suggestion }) {
  return (
    <li>
      {text}
      {costText(cost)}.{' '}
      <Link to={calculatorWith(items)}>
        Policz<span className="sr-only"> {text}</span>
      </Link>
    </li>
  )
}

/** The most products that are shown at first. */
const most = 6

function Products({ products }: { products: readonly ProductToBuy[] }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? products : products.slice(0, most)
  const rest = products.length - shown.length
  return (
    <>
      <ul aria-label="Produkty w promocji" className="grid gap-x-5 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((product) => (
          <Product key={product.sap} product={product} />
        ))}
      </ul>
      {rest > 0 && (
        <div className="mt-3">
          <Button variant="quiet" onPress={() => setWhole(true)}>
            Pokaż jeszcze {counted(rest, ['produkt', 'produkty', 'produktów'])}
          </Button>
        </div>
      )}
    </>
  )
}

function Product({ product: { product, brand, colour, unit, packs } }: { product: ProductToBuy }) {
  return (
    <li className="flex items-center gap-3">
      <PackPicture colour={colour} unit={unit} volumes={packs.map(({ volume }) => volume)} size="row" />
      <span className="min-w-0">
        <span className="block font-semibold">{noBreak(product)}</span>
        <span className="block text-muted text-small">{brand}</span>
        <span className="block text-small tabular-nums">
          {packs
            .map(({ volume_text, price }) =>
              price == null
                ? volume_text
                : `${volume_text}\u00a0(${formatNumber(Math.round(price / 100))}\u00a0zł)`,
            )
            .join(', ')}
        </span>
      </span>
    </li>
  )
}
