import { useListParams } from '../../../ui/list-params'
import { Select } from '../../../ui/Select'
import { statusOptions } from './options'

/** Filter by publication status; it is in the URL. */
export function StatusFilter() {
  const { filter, setFilter } = useListParams({ by: 'id', desc: true })
  return (
    <Select
      label="Status"
      value={filter('status')}
      onChange={(value) => setFilter('status', value)}
      options={statusOptions}
    />
  )
}
