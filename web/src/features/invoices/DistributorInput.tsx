import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { ComboInput } from '../../form/ComboInput'
import {
  type Distributor,
  distributorsQuery,
  type RecentDistributor,
  recentDistributorsQuery,
} from '../../session/distributors'
import { useOnline } from '../../session/online'
import type { ComboOption } from '../../ui/ComboBox'
import type { Draft, Report } from './report-schema'

/** The distributor of an invoice; those of the newest invoices stand first. */
export function DistributorInput({ control }: Pick<UseFormReturn<Draft, unknown, Report>, 'control'>) {
  const isOnline = useOnline()
  const { data: distributors, isError } = useQuery(distributorsQuery)
  const { data: recent = [] } = useQuery(recentDistributorsQuery)
  const isMissing = isError && !distributors
  return (
    <ComboInput
      control={control}
      name="distributor_id"
      label="Dystrybutor"
      hint={isMissing ? (isOnline ? notFetched : notHere) : hint}
      options={isMissing ? [] : distributors && optionsOf(distributors, recent)}
      isRequired
    />
  )
}

const hint = 'Zacznij pisać nazwę sprzedawcy z\u00a0faktury i\u00a0wybierz go z\u00a0listy.'
const notFetched = 'Nie udało się pobrać listy dystrybutorów. Zamknij okno i otwórz je ponownie.'
const notHere =
  'Listy dystrybutorów nie ma jeszcze w\u00a0telefonie. Pojawi się, gdy wróci zasięg; to, co wpiszesz, poczeka.'

/** Each distributor once: those used lately under a heading of their own, and the others after them. */
export function optionsOf(
  distributors: readonly Distributor[],
  recent: readonly Pick<RecentDistributor, 'id'>[],
): ComboOption[] {
  const byId = new Map(distributors.map((distributor) => [distributor.id, distributor]))
  const first = recent.flatMap(({ id }) => byId.get(id) ?? [])
  if (first.length === 0) return distributors.map(optionOf)
  const others = distributors.filter((distributor) => !first.includes(distributor))
  return [
    ...first.map((distributor) => ({ ...optionOf(distributor), group: 'Ostatnio używani' })),
    ...others.map((distributor) => ({ ...optionOf(distributor), group: 'Pozostali' })),
  ]
}

function optionOf({ id, distributor_name }: Distributor): ComboOption {
  return { value: String(id), label: distributor_name }
}
