import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { CodesPreview } from './CodesPreview'
import { type Checked, noChanges } from './codes'

/** Shows the check of a file whose numbers replace lost ones. */
function show(replaced: number) {
  const counts = { new: replaced, replaced, carried_out: 0, unchanged: 0, skipped: 0, faulty: 0, mended: 0 }
  const rows = { fresh: [], errors: [], left_out: [], columns: [] }
  const checked = { ...counts, ...rows, can_be_imported: true } as unknown as Checked
  const element = (
    <CodesPreview
      file={new File([''], 'karty.csv')}
      changes={noChanges}
      checked={checked}
      onChange={async () => undefined}
      onImported={() => undefined}
      onDone={() => undefined}
    />
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>,
  )
  return screen.getByText(/nowy kod zastąpi utracony/).textContent?.replaceAll('\u00a0', ' ')
}

test.each([
  [1, 'W 1 zamówieniu, zrealizowanym wcześniej, nowy kod'],
  [2, 'W 2 zamówieniach, zrealizowanych wcześniej, nowy kod'],
])('%i order that was completed is named in its number', (replaced, sentence) => {
  expect(show(replaced)).toContain(sentence)
})
