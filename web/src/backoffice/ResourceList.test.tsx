import { infiniteQueryOptions, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client'
import { ResourceList } from './ResourceList'

interface Crop {
  readonly id: number
  readonly name: string
}

type CropPage = ReturnType<typeof pageOf>

const fetchCrops = vi.fn<(cursor: number | null) => Promise<CropPage>>()

const cropsQuery = infiniteQueryOptions({
  queryKey: ['crops'],
  queryFn: ({ pageParam }) => fetchCrops(pageParam),
  initialPageParam: null as number | null,
  getNextPageParam: (page) => page.meta.next_cursor,
})

function pageOf(names: readonly string[], first = 1, next: number | null = null, total = names.length) {
  const items: Crop[] = names.map((name, index) => ({ id: first + index, name }))
  return { data: { items }, meta: { total, more_than_total: false, next_cursor: next } }
}

function Crops({ label }: { label?: string }) {
  const query = useInfiniteQuery(cropsQuery)
  return (
    <ResourceList
      title="Uprawy"
      {...(label ? { label } : {})}
      action={<a href="/nowa">Dodaj uprawę</a>}
      query={query}
      columns={[{ key: 'name', label: 'Nazwa', cell: ({ name }) => name }]}
      empty="Nie ma takich upraw"
      footer={<p>Pobierz listę</p>}
    >
      <p>Filtry</p>
    </ResourceList>
  )
}

function show(label?: string) {
  render(
    <QueryClientProvider client={queryClient}>
      <Crops {...(label ? { label } : {})} />
    </QueryClientProvider>,
  )
}

/** Holds the next page back until the returned function is called with it. */
function holdPage() {
  let answerWith: (page: CropPage) => void = () => {}
  fetchCrops.mockReturnValueOnce(
    new Promise((resolve) => {
      answerWith = resolve
    }),
  )
  return (page: CropPage) => act(async () => answerWith(page))
}

const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent?.replace('Nazwa: ', ''))
const more = () => screen.queryByRole('button', { name: 'Pokaż więcej' })

beforeEach(() => {
  queryClient.clear()
  fetchCrops.mockReset()
})

test('a list shows its title, its rows in a table named by the title, and their number', async () => {
  fetchCrops.mockResolvedValue(pageOf(['rzepak', 'pszenica']))
  show()
  expect(await screen.findByText('Znaleziono: 2')).toBeTruthy()
  expect(cells()).toEqual(['rzepak', 'pszenica'])
  expect(screen.getByRole('heading', { level: 1, name: 'Uprawy' })).toBeTruthy()
  expect(screen.getByRole('table', { name: 'Uprawy' })).toBeTruthy()
  expect(more()).toBeNull()
})

test('the action, the filters, the table and the footer stand in this order', async () => {
  fetchCrops.mockResolvedValue(pageOf(['rzepak']))
  show('Uprawy sezonu')
  await screen.findByText('Znaleziono: 1')
  const card = screen.getByRole('table', { name: 'Uprawy sezonu' }).closest('section')
  expect(card?.textContent).toMatch(/^UprawyDodaj uprawęFiltry.*rzepak.*Znaleziono: 1Pobierz listę$/)
})

test('the button adds the next page to the rows until there is none', async () => {
  fetchCrops.mockImplementation(async (cursor) =>
    cursor === null
      ? pageOf(['rzepak'], 1, 7, 3)
      : pageOf([`uprawa ${cursor}`], cursor, cursor === 7 ? 8 : null),
  )
  show()
  await screen.findByText('Znaleziono: 3')
  for (const name of ['uprawa 7', 'uprawa 8']) {
    await userEvent.click(screen.getByRole('button', { name: 'Pokaż więcej' }))
    await screen.findByText(name)
  }
  expect(fetchCrops.mock.calls).toEqual([[null], [7], [8]])
  expect(cells()).toEqual(['rzepak', 'uprawa 7', 'uprawa 8'])
  expect(screen.getByText('Znaleziono: 3')).toBeTruthy()
  expect(more()).toBeNull()
})

test('a list without rows says so and shows no number', async () => {
  fetchCrops.mockResolvedValue(pageOf([]))
  show()
  expect(await screen.findByText('Nie ma takich upraw')).toBeTruthy()
  expect(screen.queryByText(/Znaleziono/)).toBeNull()
})

test('a list is busy until its rows are there, and again while newer ones are on their way', async () => {
  const answerFirst = holdPage()
  show()
  const table = screen.getByRole('table')
  expect(table.getAttribute('aria-busy')).toBe('true')
  expect(table.textContent).toContain('Ładowanie...')
  expect(screen.queryByText('Pobierz listę')).toBeNull()
  await answerFirst(pageOf(['rzepak'], 1, 7, 2))
  expect(await screen.findByText('Znaleziono: 2')).toBeTruthy()
  expect(table.getAttribute('aria-busy')).toBe('false')

  const answerNext = holdPage()
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż więcej' }))
  await vi.waitFor(() => expect(table.getAttribute('aria-busy')).toBe('true'))
  expect(more()?.getAttribute('aria-disabled')).toBe('true')
  expect(cells()).toEqual(['rzepak'])
  await answerNext(pageOf(['pszenica'], 7))
  expect(await screen.findByText('pszenica')).toBeTruthy()
  expect(table.getAttribute('aria-busy')).toBe('false')
})
