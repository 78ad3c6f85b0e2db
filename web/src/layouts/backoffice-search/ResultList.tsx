import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { noBreak } from '../../format/text'
import { RouterLink } from '../../ui/Link'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import type { Result, ResultGroup } from './results'

/** Id of the option at a place of the list. */
export function resultId(list: string, place: number): string {
  return `${list}-${place}`
}

interface ResultListProps {
  id: string
  groups: readonly ResultGroup[]
  /** Place of the chosen result. */
  place: number
  /** Opens a result in this tab. */
  onFollow: (result: Result) => void
}

/** The results as options that are links; the focus stays in the field, which names the chosen one. */
export function ResultList({ id, groups, place, onFollow }: ResultListProps) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option is chosen by the time this runs
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [place, groups])
  const starts = groups.map((_, group) =>
    groups.slice(0, group).reduce((sum, { results }) => sum + results.length, 0),
  )
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Wyniki wyszukiwania"
      className="flex min-h-0 flex-col gap-3 overflow-y-auto overscroll-contain"
    >
      {groups.map(({ title, results }, group) => (
        <Group key={title} title={title}>
          {results.map((result, row) => {
            const own = (starts[group] ?? 0) + row
            return (
              <Option
                key={result.path + result.title}
                id={resultId(id, own)}
                result={result}
                isChosen={own === place}
                onFollow={onFollow}
              />
            )
          })}
        </Group>
      ))}
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const label = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list of options has groups, not sets of fields
    <div role="group" aria-labelledby={label}>
      <p id={label} role="presentation" className="px-3 pb-1 font-semibold text-muted text-small">
        {title}
      </p>
      {children}
    </div>
  )
}

interface OptionProps {
  id: string
  result: Result
  isChosen: boolean
  onFollow: (result: Result) => void
}

function Option({ id, result, isChosen, onFollow }: OptionProps) {
  const { path, icon: Icon, title, detail, status } = result
  return (
    <RouterLink
      id={id}
      to={path}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      /* The field keeps the focus. */
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (!opensHere(event)) return
        event.preventDefault()
        onFollow(result)
      }}
      className={`flex min-h-control scroll-my-2 items-center gap-3 rounded-control px-3 py-control-y hover:bg-brand-tint ${isChosen ? 'bg-brand-tint outline-2 outline-brand-text -outline-offset-2' : ''}`}
    >
      <Icon aria-hidden className="size-5 shrink-0 text-brand-text" />
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 grow basis-48">
          <span className="block font-semibold wrap-anywhere">{title}</span>
          {detail !== '' && (
            <span className="block text-muted text-small wrap-anywhere">{noBreak(detail)}</span>
          )}
        </span>
        {status && <StatusBadge color={statusColor(status.color)} label={status.label} />}
      </span>
    </RouterLink>
  )
}

/** False for a press that has the browser open a new tab or window. */
function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
