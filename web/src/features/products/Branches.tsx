import { Check, Phone, Route, X } from 'lucide-react'
import { callTo, formatPhone } from '../../format/phone'
import { routeAddress } from '../../format/places'
import { counted } from '../../format/plural'
import { useSettings } from '../../session/settings'
import { NoBreak } from '../../ui/NoBreak'
import { buttonClass } from '../../ui/styles'
import type { StockedBranch } from './queries'

/** Branches as cards, with the address and the chosen products in stock. */
export function Branches({ branches }: { branches: readonly StockedBranch[] }) {
  const template = useSettings()?.map.route_url
  return (
    <ul className="flex flex-col gap-4">
      {branches.map((branch) => (
        <li key={branch.id} className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
          <Branch branch={branch} route={template ? routeAddress(template, null, branch.position) : null} />
        </li>
      ))}
    </ul>
  )
}

function Branch({ branch, route }: { branch: StockedBranch; route: string | null }) {
  const { branch_name: name, distributor_name: distributor, products } = branch
  const has = products.filter(({ available }) => available).length
  return (
    <div className="grid gap-4 md:max-lg:grid-cols-2 2xl:grid-cols-2">
      <div className="flex flex-col items-start gap-3">
        <div>
          <h3 className="font-bold text-h3">{name}</h3>
          <p>{distributor}</p>
          <p className="text-muted">
            <NoBreak
              text={`${branch.street} ${branch.street_number}, ${branch.postcode}\u00a0${branch.city}`}
            />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <a href={callTo(branch.phone)} className={buttonClass('secondary')}>
            <Phone aria-hidden className="size-5" />
            <span className="sr-only">Zadzwoń do: {name}, </span>
            {formatPhone(branch.phone)}
          </a>
          {route && (
            <a href={route} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
              <Route aria-hidden className="size-5" />
              Wyznacz trasę
              <span className="sr-only"> do: {name} (otwiera się w nowej karcie)</span>
            </a>
          )}
        </div>
      </div>
      <div>
        <p className="mb-2 font-semibold">
          Ma {has} z {counted(products.length, ['produktu', 'produktów', 'produktów'])}
        </p>
        <ul className="flex flex-col gap-1">
          {products.map(({ sap, name, available }) => (
            <li key={sap} className={`flex items-start gap-2 ${available ? '' : 'text-muted'}`}>
              {available ? (
                <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accepted" />
              ) : (
                <X aria-hidden className="mt-0.5 size-5 shrink-0 text-rejected" />
              )}
              <span>
                {name}: {available ? 'jest' : 'brak'}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
