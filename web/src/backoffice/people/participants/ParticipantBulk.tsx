import { type ReactNode, useState } from 'react'
import { queryClient } from '../../../api/query-client'
import { formatNumber } from '../../../format/numbers'
import { counted } from '../../../format/plural'
import { Button } from '../../../ui/Button'
import { Checkbox } from '../../../ui/Checkbox'
import { FetchedDialogButton } from '../../FetchedDialogButton'
import { type Concerned, ParticipantJobDialog } from './ParticipantJobDialog'
import { jobPreviewQuery, type ParticipantItem, type ParticipantsFound } from './queries'

/** Most participants of a job. */
const most = 10_000

/** Ticked participants that are still in the list. */
export function useTickedParticipants(rows: readonly ParticipantItem[] | undefined) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  return {
    chosen: rows?.filter(({ id }) => ticked.has(id)) ?? [],
    tick: (id: number, isTicked: boolean) =>
      setTicked((before) => new Set([...before].filter((known) => known !== id).concat(isTicked ? id : []))),
    tickAll: (isTicked: boolean) => setTicked(new Set(isTicked ? rows?.map(({ id }) => id) : [])),
  }
}

type Ticked = ReturnType<typeof useTickedParticipants>

/** Checkbox of a participant, before their name. */
export function TickedName({
  row,
  ticked,
  children,
}: {
  row: ParticipantItem
  ticked: Ticked
  children: ReactNode
}) {
  const isTicked = ticked.chosen.some(({ id }) => id === row.id)
  return (
    <span className="flex items-center gap-1">
      {/* Above the link that covers the whole card. */}
      <span className="relative z-10">
        <Checkbox isSelected={isTicked} onChange={(next) => ticked.tick(row.id, next)}>
          <span className="sr-only">{`Zaznacz: ${row.name}`}</span>
        </Checkbox>
      </span>
      {children}
    </span>
  )
}

interface ListActionsProps {
  ticked: Ticked
  /** Number of loaded participants. */
  count: number
  /** Set where the filters find more than is loaded. */
  found: ParticipantsFound | null
}

/** Checkbox that ticks the whole list, and the button for all that the filters find. */
export function ParticipantListActions({ ticked, count, found }: ListActionsProps) {
  const { chosen, tickAll } = ticked
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
      <Checkbox
        isSelected={count > 0 && chosen.length === count}
        isIndeterminate={chosen.length > 0 && chosen.length < count}
        isDisabled={count === 0}
        onChange={tickAll}
      >
        Zaznacz wszystkich z&nbsp;listy
      </Checkbox>
      {found && chosen.length === 0 && <FoundParticipants filters={found} />}
    </div>
  )
}

function FoundParticipants({ filters }: { filters: ParticipantsFound }) {
  return (
    <FetchedDialogButton
      label="Zadanie dla wszystkich znalezionych"
      fetch={async () => {
        const { found } = await queryClient.fetchQuery(jobPreviewQuery(filters))
        return { filters, participants: found }
      }}
      dialog={(concerned, close) => <ParticipantJobDialog concerned={concerned} onClose={close} />}
    />
  )
}

/** Bar with what can be done with the ticked participants. */
export function ParticipantBulkBar({ ticked: { chosen, tickAll } }: { ticked: Ticked }) {
  /* Participants at the opening of the dialog, whatever the list loads later. */
  const [pending, setPending] = useState<Concerned | null>(null)
  const isTooMuch = chosen.length > most
  return (
    <section
      aria-label="Zaznaczeni uczestnicy"
      className="sticky bottom-0 z-10 mt-4 flex flex-wrap items-center justify-between gap-3 border-line border-t bg-surface py-3"
    >
      <p role="status" className="font-semibold">
        {`Zaznaczono: ${counted(chosen.length, ['uczestnik', 'uczestnicy', 'uczestników'])}`}
        {isTooMuch && (
          <span className="block text-rejected">{`Naraz może być najwyżej ${formatNumber(most)}\u00a0uczestników`}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          isDisabled={isTooMuch}
          onPress={() =>
            setPending({ ticked: chosen.map(({ id }) => id), filters: {}, participants: chosen.length })
          }
        >
          Zadanie dla zaznaczonych
        </Button>
        <Button variant="quiet" onPress={() => tickAll(false)}>
          Odznacz
        </Button>
      </div>
      {pending && <ParticipantJobDialog concerned={pending} onClose={() => setPending(null)} />}
    </section>
  )
}
