import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { ComboBox } from '../../ui/ComboBox'
import { RadioGroup } from '../../ui/RadioGroup'
import type { PlaceKind } from './check'
import type { Dictionary } from './queries'

interface PlaceSearchProps {
  dictionary: Dictionary
  searchIn: PlaceKind
  search: string
  onSearch: (searchIn: PlaceKind, search: string) => void
  /** The nearest towns, and the postcode from which they were found; none where nobody asked. */
  near: { readonly postcode: string; readonly towns: readonly string[] } | null
}

const kinds = [
  { value: 'city', label: 'Miejscowość' },
  { value: 'distributor', label: 'Dystrybutor' },
  { value: 'branch', label: 'Oddział' },
] as const

const names: Record<PlaceKind, { label: string; hint: string; of: 'cities' | 'distributors' | 'branches' }> =
  {
    city: {
      label: 'Miejscowość',
      hint: 'Zacznij pisać, na przykład „Rad”, i wybierz z listy.',
      of: 'cities',
    },
    distributor: { label: 'Dystrybutor', hint: 'Zacznij pisać nazwę i wybierz z listy.', of: 'distributors' },
    branch: { label: 'Oddział', hint: 'Zacznij pisać nazwę oddziału i wybierz z listy.', of: 'branches' },
  }

/** Search for a place of one of three kinds, chosen from the known ones. */
export function PlaceSearch({ dictionary, searchIn, search, onSearch, near }: PlaceSearchProps) {
  const { label, hint, of } = names[searchIn]
  return (
    <Card>
      <h2 className="mb-3 font-bold text-h2">2. Miejsce</h2>
      <div className="grid gap-4 xl:grid-cols-2">
        <RadioGroup
          label="Szukaj według"
          value={searchIn}
          onChange={(kind) => onSearch(kinds.find(({ value }) => value === kind)?.value ?? 'city', '')}
          options={kinds}
        />
        <ComboBox
          key={searchIn}
          label={label}
          hint={hint}
          value={search}
          onChange={(place) => onSearch(searchIn, place)}
          options={dictionary[of].map((name) => ({ value: name, label: name }))}
        />
      </div>
      {near && near.towns.length > 0 && (
        <fieldset className="mt-4">
          <legend className="mb-2">Najbliżej kodu {near.postcode}:</legend>
          <div className="flex flex-wrap gap-2">
            {near.towns.map((town) => {
              const isChosen = searchIn === 'city' && search === town
              return (
                <Button
                  key={town}
                  variant={isChosen ? 'primary' : 'secondary'}
                  aria-pressed={isChosen}
                  onPress={() => onSearch('city', town)}
                >
                  {town}
                </Button>
              )
            })}
          </div>
        </fieldset>
      )}
    </Card>
  )
}
