import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { truncate } from '../../../format/text'
import { operatorsQuery } from '../../identity/operators/queries'
import { consentsQuery } from '../../people/consents/queries'
import { promotionOptionsQuery } from '../../promotions/queries'
import type { Names } from './changes'

/** Names of the rows that a subject's records refer to by code; codes are shown until they are loaded. */
export function useNames(subject: string): Names {
  const { data: options } = useQuery({ ...promotionOptionsQuery, enabled: subject === 'promotions' })
  const { data: consents } = useQuery({ ...consentsQuery, enabled: subject === 'consents' })
  if (subject === 'consents')
    return { slug: named(consents, ({ slug, versions }) => [slug, truncate(versions[0]?.text ?? slug, 80)]) }
  if (subject !== 'promotions') return {}
  const bySlug = ({ slug, name }: { slug: string; name: string }): Pair => [slug, name]
  return {
    brands: named(options?.brands, bySlug),
    categories: named(options?.categories, bySlug),
    products: named(options?.products, ({ sap, name }) => [sap, `${name} (${sap})`]),
  }
}

type Pair = readonly [code: string, name: string]

function named<Row>(rows: readonly Row[] | undefined, pairOf: (row: Row) => Pair): Record<string, string> {
  return Object.fromEntries((rows ?? []).map(pairOf))
}

/** Operators of the first page as options, the earliest added first. */
export function useAuthorOptions() {
  const { data } = useInfiniteQuery(operatorsQuery)
  const operators = data?.pages.flatMap((page) => page.data.items) ?? []
  return [
    { value: '', label: 'Wszyscy' },
    ...operators.map(({ id, first_name, last_name }) => ({
      value: String(id),
      label: `${first_name} ${last_name}`,
    })),
  ]
}
