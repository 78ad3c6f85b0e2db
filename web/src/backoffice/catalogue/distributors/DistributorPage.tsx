import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { formatPhone } from '../../../format/phone'
import { counted } from '../../../format/plural'
import { pathTo } from '../../../paths'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { ButtonLink, Link } from '../../../ui/Link'
import { PageSkeleton } from '../../../ui/Skeleton'
import { type Column, Table } from '../../../ui/Table'
import { useUnfolding } from '../../../ui/unfolding'
import { ExportButtons } from '../../ExportButtons'
import { RecordHistory } from '../../platform/audit/RecordHistory'
import { RecordHead } from '../../RecordHead'
import { ActiveBadge } from '../ActiveBadge'
import { catalogueVocabulary } from '../audit'
import { Aliases } from './Aliases'
import { DistributorFields } from './DistributorFields'
import { type Distributor, distributorQuery, updateDistributor } from './queries'

/** `/zaplecze/dystrybutorzy/:id`: a distributor with its branches and aliases. */
export default function DistributorPage() {
  const { id = '' } = useParams()
  const { data: distributor } = useQuery(distributorQuery(Number(id)))
  if (!distributor) return <PageSkeleton />
  return (
    <>
      <RecordHead
        title={distributor.name}
        badge={<ActiveBadge active={distributor.active} />}
        back={{ to: '/zaplecze/dystrybutorzy', name: 'Dystrybutorzy' }}
        record={{ kind: 'distributor', key: String(distributor.id) }}
      />
      <Company distributor={distributor} />
      <Branches distributor={distributor} />
      <Aliases distributor={distributor} />
      <Card>
        <CardHead title="Zakupy u tego dystrybutora" />
        <ExportButtons
          table="invoice-lines"
          title="Pozycje faktur"
          narrowing={{ distributor: String(distributor.id) }}
        />
      </Card>
      <RecordHistory kind="distributor" recordKey={String(distributor.id)} vocabulary={catalogueVocabulary} />
    </>
  )
}

function Company({ distributor }: { distributor: Distributor }) {
  const { isOpen, close, opener } = useUnfolding()
  return (
    <Card>
      <CardHead
        title="Firma"
        action={
          !isOpen && (
            <Button variant="secondary" {...opener}>
              Zmień dane
            </Button>
          )
        }
      />
      {isOpen ? (
        <DistributorFields
          distributor={distributor}
          send={(form, version) => updateDistributor(distributor.id, version, form)}
          onDone={close}
          onCancel={close}
        />
      ) : (
        <DescriptionList>
          <DescriptionItem name="NIP">{distributor.nip}</DescriptionItem>
          <DescriptionItem name="Dane sprzedaży (EDI)">
            {distributor.edi ? 'przysyła' : 'nie przysyła'}
          </DescriptionItem>
        </DescriptionList>
      )}
    </Card>
  )
}

const columns: readonly Column<Distributor['branches'][number]>[] = [
  {
    key: 'name',
    label: 'Oddział',
    card: 'title',
    cell: ({ id, name }) => (
      <Link to={pathTo('/zaplecze/dystrybutorzy/oddzialy/:id', { id: String(id) })}>{name}</Link>
    ),
  },
  {
    key: 'address',
    label: 'Adres',
    card: 'lead',
    cell: ({ street, street_number: number, postcode, city }) => `${street} ${number}, ${postcode} ${city}`,
  },
  { key: 'voivodeship', label: 'Województwo', onlyWide: true, cell: ({ voivodeship }) => voivodeship },
  { key: 'phone', label: 'Telefon', card: 'left', cell: ({ phone }) => formatPhone(phone) },
  {
    key: 'products',
    label: 'Dostępność',
    align: 'end',
    cell: ({ products }) => counted(products, ['produkt', 'produkty', 'produktów']),
  },
]

function Branches({ distributor: { id, branches } }: { distributor: Distributor }) {
  return (
    <Card>
      <CardHead
        title="Oddziały"
        action={
          <ButtonLink
            variant="secondary"
            to={pathTo('/zaplecze/dystrybutorzy/:id/nowy-oddzial', { id: String(id) })}
          >
            Dodaj oddział
          </ButtonLink>
        }
      />
      <Table
        label="Oddziały"
        columns={columns}
        rows={branches}
        rowKey={(branch) => branch.id}
        empty="Dodaj pierwszy oddział, aby uczestnicy znaleźli tego dystrybutora na mapie."
      />
    </Card>
  )
}
