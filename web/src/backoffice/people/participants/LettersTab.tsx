import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { Award } from 'lucide-react'
import { failureFrom } from '../../../api/errors'
import { messages } from '../../../api/messages'
import { formatInstant } from '../../../format/dates'
import { Card, CardHead } from '../../../ui/Card'
import { DownloadIcon } from '../../../ui/DownloadIcon'
import { EmptyState } from '../../../ui/EmptyState'
import { useListParams } from '../../../ui/list-params'
import { Pager } from '../../../ui/Pager'
import { type Column, Table } from '../../../ui/Table'
import { showError } from '../../../ui/toast-queue'
import { type Letter, lettersQuery, saveLetter } from './queries'

/** Congratulatory letters that the participant can download. */
export function LettersTab({ id }: { id: number }) {
  const { page } = useListParams({ by: 'created_at', desc: true })
  const { data, isFetching } = useQuery({ ...lettersQuery(id, page), placeholderData: keepPreviousData })
  const columns: readonly Column<Letter>[] = [
    { key: 'level', label: 'List', card: 'title', cell: ({ title }) => title },
    { key: 'created_at', label: 'Data', card: 'left', cell: (row) => formatInstant(row.created_at) },
    { key: 'file', label: 'Plik', card: 'action', cell: (letter) => <LetterFile id={id} letter={letter} /> },
  ]
  return (
    <Card>
      <CardHead title="Listy gratulacyjne" />
      <Table
        label="Listy gratulacyjne uczestnika"
        columns={columns}
        rows={data?.data.items}
        rowKey={({ level }) => String(level)}
        isBusy={isFetching}
        empty={
          <EmptyState icon={Award} title="Uczestnik nie ma jeszcze listów gratulacyjnych">
            List powstaje sam, gdy uczestnik osiągnie poziom punktów.
          </EmptyState>
        }
      />
      {data && <Pager meta={data.meta} />}
    </Card>
  )
}

function LetterFile({ id, letter }: { id: number; letter: Letter }) {
  const saving = useMutation({
    mutationFn: () => saveLetter(id, letter.level),
    onError: (thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined),
  })
  return (
    <DownloadIcon
      label={`Pobierz ${letter.title}`}
      isPending={saving.isPending}
      onPress={() => saving.mutate()}
    />
  )
}
