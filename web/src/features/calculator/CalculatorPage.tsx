import { useQuery } from '@tanstack/react-query'
import { Calculator, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { noBreak } from '../../format/text'
import { type CalculatorData, calculatorQuery } from '../../session/calculator'
import { useUser } from '../../session/session'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { ComboBox } from '../../ui/ComboBox'
import { EmptyState } from '../../ui/EmptyState'
import { ButtonLink } from '../../ui/Link'
import { PageHead } from '../../ui/PageHead'
import { PageSkeleton } from '../../ui/Skeleton'
import { ChosenProduct } from './ChosenProduct'
import { calculate, type Quantities } from './calculate'
import { Outcome } from './Outcome'
import { openingQuantities } from './opening-quantities'
import { savedQuantities, saveQuantities } from './saved-quantities'

/** `/kalkulator`: what a purchase would bring. */
export default function CalculatorPage() {
  const { data: basis } = useQuery(calculatorQuery)
  const { nip } = useUser().profile
  return basis ? <Calculation key={nip} basis={basis} nip={nip} /> : <PageSkeleton />
}

function Calculation({ basis, nip }: { basis: CalculatorData; nip: string }) {
  const { quantities, setQuantities, restore } = useQuantities(basis, nip)
  const [added, setAdded] = useState('')
  const top = useRef<HTMLDivElement>(null)
  const chosen = basis.products.filter(({ sap }) => quantities[sap])
  /* Moves the focus nearby, because the pressed button is removed. */
  function leave(others: Quantities) {
    setQuantities(others)
    top.current?.focus()
  }
  return (
    <>
      <div ref={top} tabIndex={-1} className="outline-none">
        <PageHead
          title="Kalkulator punktów"
          about={noBreak(
            `Policz, ile punktów dadzą Ci zakupy w sezonie ${basis.season}. To tylko obliczenie: niczego nie zamawiasz.`,
          )}
          action={
            chosen.length > 0 && (
              <Button variant="quiet" icon={<X aria-hidden className="size-5" />} onPress={() => leave({})}>
                Wyczyść
              </Button>
            )
          }
        />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[minmax(0,1fr)_22rem] 2xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-5">
          {restore && <Replaced onRestore={restore} />}
          <Card>
            <ComboBox
              key={chosen.length}
              label="Dodaj produkt"
              hint="Zacznij pisać nazwę i wybierz z listy."
              value=""
              onChange={(sap) => {
                if (sap === '') return
                setAdded(sap)
                setQuantities({ ...quantities, [sap]: {} })
              }}
              options={basis.products
                .filter(({ sap }) => !quantities[sap])
                .map(({ sap, name }) => ({ value: sap, label: name }))}
            />
          </Card>
          {chosen.length === 0 ? (
            <EmptyState
              icon={Calculator}
              title="Dodaj pierwszy produkt"
              action={
                <ButtonLink variant="secondary" to="/produkty">
                  Przejrzyj produkty
                </ButtonLink>
              }
            >
              {noBreak('Wybierz produkt z listy powyżej i wpisz, ile opakowań chcesz kupić.')}
            </EmptyState>
          ) : (
            <ul className="flex flex-col gap-4">
              {chosen.map((product) => (
                <ChosenProduct
                  key={product.sap}
                  product={product}
                  takesFocus={product.sap === added}
                  quantities={quantities[product.sap] ?? {}}
                  onChange={(volume, quantity) =>
                    setQuantities({
                      ...quantities,
                      [product.sap]: { ...quantities[product.sap], [volume]: quantity },
                    })
                  }
                  onRemove={() => {
                    const { [product.sap]: _, ...others } = quantities
                    leave(others)
                  }}
                />
              ))}
            </ul>
          )}
        </div>
        <Outcome basis={basis} calculation={calculate(basis, quantities)} />
      </div>
    </>
  )
}

/** Note that the address has put other quantities in place of what was calculated before. */
function Replaced({ onRestore }: { onRestore: () => void }) {
  return (
    <Alert tone="info" announce>
      <span className="flex flex-wrap items-center justify-between gap-3">
        <span>{noBreak('Wpisaliśmy opakowania z podpowiedzi w miejsce tych, które były tu wcześniej.')}</span>
        <Button variant="secondary" onPress={onRestore}>
          Przywróć poprzednie
        </Button>
      </span>
    </Alert>
  )
}

/**
 * The quantities, kept over a reload. `?product=` adds a product once, `?produkty=` replaces them by a suggestion, with
 * the way back in `restore`; both are removed from the address.
 */
function useQuantities({ products }: CalculatorData, nip: string) {
  const [address, setAddress] = useSearchParams()
  const isNamed = address.has('product') || address.has('produkty')
  const [{ quantities, replaced }, setState] = useState(() =>
    openingQuantities(address, products, savedQuantities(nip)),
  )
  useEffect(() => saveQuantities(nip, quantities), [nip, quantities])
  useEffect(() => {
    if (isNamed) setAddress({}, { replace: true })
  }, [isNamed, setAddress])
  return {
    quantities,
    setQuantities: (next: Quantities) => setState({ quantities: next, replaced }),
    restore: replaced && (() => setState({ quantities: replaced, replaced: null })),
  }
}
