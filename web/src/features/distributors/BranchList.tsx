import { MapPin, Navigation, SearchX } from 'lucide-react'
import { type Place, routeAddress } from '../../format/places'
import { noBreak } from '../../format/text'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import type { Sort } from '../../ui/list-params'
import { type PageMeta, Pager } from '../../ui/Pager'
import { buttonClass } from '../../ui/styles'
import { Table } from '../../ui/Table'
import type { WireField } from '../../ui/table-columns'
import { branchColumns } from './columns'
import type { Branch } from './queries'
import { startHere } from './route'

const perPage = 16

interface BranchListProps {
  /** Sorted as shown; undefined while they load. */
  branches: readonly Branch[] | undefined
  fields: readonly WireField[]
  page: number
  /** Null where the nearest come first. */
  sort: Sort | null
  onSort: (sort: Sort) => void
  isBusy: boolean
  ownPlace: Place | null
  routeUrl: string | null
  onShow: (branch: Branch, opener: HTMLElement | null) => void
  onClear: () => void
}

/** The branches page by page, each with links to the map and the route. */
export function BranchList(props: BranchListProps) {
  const { branches, fields, sort, onSort, isBusy, ownPlace, routeUrl, onShow, onClear } = props
  const meta = metaOf(branches?.length ?? 0, props.page)
  const from = (meta.current_page - 1) * perPage
  const columns = branchColumns(fields, ownPlace, (branch) => (
    <span className="-ml-2 flex flex-wrap items-center">
      <ShowButton branch={branch} onShow={onShow} />
      {routeUrl && <RouteLink branch={branch} routeUrl={routeUrl} ownPlace={ownPlace} />}
    </span>
  ))
  return (
    <>
      <Table
        label="Dystrybutorzy"
        columns={columns}
        rows={branches?.slice(from, from + perPage)}
        rowKey={({ id }) => id}
        {...(sort && { sort, onSort })}
        isBusy={isBusy}
        empty={<NoBranches onClear={onClear} />}
      />
      <Pager meta={meta} />
    </>
  )
}

/** The page's number, at most the last one of a list that has become shorter. */
function metaOf(total: number, page: number): PageMeta {
  const last = Math.max(1, Math.ceil(total / perPage))
  return { last_page: last, current_page: Math.min(page, last), per_page: perPage, total }
}

function ShowButton({ branch, onShow }: Pick<BranchListProps, 'onShow'> & { branch: Branch }) {
  const id = `na-mapie-${branch.id}`
  return (
    <Button
      id={id}
      variant="quiet"
      icon={<MapPin aria-hidden className="size-5" />}
      aria-label={`Pokaż na mapie: ${branch.distributor_name}, ${branch.name}`}
      onPress={() => onShow(branch, document.getElementById(id))}
    >
      Pokaż na mapie
    </Button>
  )
}

interface RouteLinkProps extends Pick<BranchListProps, 'ownPlace'> {
  branch: Branch
  routeUrl: string
}

function RouteLink({ branch, routeUrl, ownPlace }: RouteLinkProps) {
  return (
    <a
      href={routeAddress(routeUrl, ownPlace, branch.position)}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(press) => ownPlace === null && startHere(press, routeUrl, branch.position)}
      className={buttonClass('quiet')}
    >
      <Navigation aria-hidden className="size-5" />
      Trasa
      <span className="sr-only">
        {` do: ${branch.distributor_name}, ${branch.city} (otwiera się w nowej karcie)`}
      </span>
    </a>
  )
}

function NoBranches({ onClear }: Pick<BranchListProps, 'onClear'>) {
  return (
    <EmptyState
      icon={SearchX}
      title="Brak danych"
      action={
        <Button variant="secondary" onPress={onClear}>
          Pokaż wszystkich
        </Button>
      }
    >
      {noBreak(
        'Żaden dystrybutor nie pasuje do filtrów. Sprawdź pisownię albo poszukaj w innej miejscowości.',
      )}
    </EmptyState>
  )
}
