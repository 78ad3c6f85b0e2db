import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { formatNumber } from '../../format/numbers'
import { noBreak } from '../../format/text'
import { Checkbox } from '../../ui/Checkbox'
import { RouterLink } from '../../ui/Link'
import { useListParams } from '../../ui/list-params'
import { Select } from '../../ui/Select'
import { orderOptions, parameters, recommended, useCategoryLink } from './catalogue-place'

interface CatalogueFiltersProps {
  categories: readonly { readonly name: string; readonly count: number }[]
  /** Number of rewards that can be ordered now. */
  withinReach: number
}

/** Filters and order of the catalogue, in its address. */
export function CatalogueFilters({ categories, withinReach }: CatalogueFiltersProps) {
  const { filter, choice, setFilter } = useListParams({ by: 'order', desc: false })
  return (
    <div className="flex flex-col gap-3">
      <CategoryChips categories={categories} />
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-2">
        <Checkbox
          isSelected={filter(parameters.within) === 'tak'}
          onChange={(isOn) => setFilter(parameters.within, isOn ? 'tak' : null)}
        >
          W&nbsp;moim zasięgu ({formatNumber(withinReach)})
        </Checkbox>
        <div className="w-full sm:w-60">
          <Select
            label="Kolejność"
            value={choice(parameters.order, orderOptions, recommended)}
            onChange={(order) => setFilter(parameters.order, order === recommended ? null : order)}
            options={orderOptions}
          />
        </div>
      </div>
    </div>
  )
}

/** Links to the categories; on a phone a strip that scrolls. */
function CategoryChips({ categories }: Pick<CatalogueFiltersProps, 'categories'>) {
  const [search] = useSearchParams()
  const linkTo = useCategoryLink()
  const chosen = search.get(parameters.category)
  const strip = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chip is chosen by the time this runs
  useEffect(() => {
    const chip = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (chip && strip.current) strip.current.scrollLeft = chip.offsetLeft - strip.current.offsetLeft - 32
  }, [chosen, categories])
  const total = categories.reduce((sum, { count }) => sum + count, 0)
  return (
    <nav ref={strip} aria-label="Kategorie" className="scroll-hint -mx-1 overflow-x-auto p-1">
      <ul className="flex min-h-11 w-max gap-2 md:w-auto md:flex-wrap">
        <Chip to={linkTo(null)} isChosen={chosen === null} label="Wszystkie" count={total} />
        {categories.map(({ name, count }) => (
          <Chip key={name} to={linkTo(name)} isChosen={chosen === name} label={noBreak(name)} count={count} />
        ))}
      </ul>
    </nav>
  )
}

interface ChipProps {
  to: string
  isChosen: boolean
  label: string
  count: number
}

function Chip({ to, isChosen, label, count }: ChipProps) {
  const tone = isChosen
    ? 'border-brand bg-brand text-white'
    : 'border-line bg-surface hover:border-field hover:bg-brand-tint'
  return (
    <li>
      <RouterLink
        to={to}
        preventScrollReset
        aria-current={isChosen ? 'page' : undefined}
        className={`inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border px-4 font-semibold ${tone}`}
      >
        {label}
        <span className={`font-normal tabular-nums ${isChosen ? '' : 'text-muted'}`}>
          {formatNumber(count)}
        </span>
      </RouterLink>
    </li>
  )
}
