import { X } from 'lucide-react'
import { useState } from 'react'
import { counted, pluralOf } from '../../format/plural'
import { folded } from '../../format/text'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Checkbox } from '../../ui/Checkbox'
import { TextField } from '../../ui/TextField'
import { ticked } from './check'
import type { Dictionary } from './queries'

interface ChooseProductsProps {
  products: Dictionary['products']
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
}

/** The server's limit of products per check. */
const most = 50

/** List of products to tick; the search filters it without clearing ticks. */
export function ChooseProducts({ products, chosen, onChoose }: ChooseProductsProps) {
  const [typed, setTyped] = useState('')
  const shown = products.filter(({ name, brand }) => folded(`${brand} ${name}`).includes(folded(typed)))
  return (
    <Card>
      <h2 className="mb-1 font-bold text-h2">1. Produkty</h2>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <p aria-live="polite">
          {chosen.length === 0
            ? 'Zaznacz, czego szukasz'
            : `${pluralOf(chosen.length, ['Wybrany', 'Wybrane', 'Wybranych'])} ${counted(chosen.length, ['produkt', 'produkty', 'produktów'])}`}
        </p>
        {chosen.length > 0 && (
          <Button variant="quiet" icon={<X aria-hidden className="size-5" />} onPress={() => onChoose([])}>
            Wyczyść wybór
          </Button>
        )}
      </div>
      <TextField label="Szukaj na liście" type="search" value={typed} onChange={setTyped} />
      <fieldset className="relative mt-3 max-h-84 overflow-y-auto rounded-control border border-line px-3 lg:max-h-[32rem]">
        <legend className="sr-only">Produkty do sprawdzenia</legend>
        {shown.map(({ sap, name }) => (
          <Checkbox
            key={sap}
            isSelected={chosen.includes(sap)}
            isDisabled={chosen.length >= most && !chosen.includes(sap)}
            onChange={(isTicked) => onChoose(ticked(chosen, sap, isTicked))}
          >
            {name}
          </Checkbox>
        ))}
        {shown.length === 0 && <p className="py-3 text-muted">Brak wyników. Sprawdź pisownię.</p>}
      </fieldset>
    </Card>
  )
}
