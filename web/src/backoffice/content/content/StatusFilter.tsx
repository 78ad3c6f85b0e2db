import { useListParams } from '../../../ui/list-params'
import { Select } from '../../../ui/Select'
import { statusOptions } from './options'

/** Narrows a list to what readers are shown, or to drafts; it stands in the URL. */
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
