import { useId } from 'react'
import { type Shortcut, type ShortcutGroup, useShortcutGroups } from '../../ui/shortcuts'
import { isMac } from '../backoffice-search/keys'

/** Shortcuts of every screen. */
const everywhere: ShortcutGroup = {
  title: 'Na całym zapleczu',
  shortcuts: [
    { keys: [isMac ? '⌘' : 'Ctrl', 'K'], does: 'otwiera wyszukiwanie na całym zapleczu' },
    { keys: ['?'], does: 'otwiera tę listę' },
    { keys: ['Esc'], does: 'zamyka okno, listę albo menu' },
    { keys: ['F9'], does: 'cofa ostatnią decyzję, zanim zostanie zapisana' },
    { keys: ['F4'], does: 'zapisuje od razu wszystkie decyzje, które czekają' },
  ],
}

/** Shortcuts of the current screen, then those of all screens. */
export function ShortcutList() {
  return (
    <div className="flex flex-col gap-6">
      {[...useShortcutGroups(), everywhere].map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </div>
  )
}

function Group({ title, shortcuts }: ShortcutGroup) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 font-bold text-h3">
        {title}
      </h3>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {shortcuts.map((shortcut) => (
          <Row key={shortcut.keys.join('+')} {...shortcut} />
        ))}
      </dl>
    </section>
  )
}

function Row({ keys, does }: Shortcut) {
  return (
    <div className="contents">
      <dt className="whitespace-nowrap">
        {keys.map((key, place) => (
          <span key={key}>
            {place > 0 && '+'}
            <kbd className="rounded-tag border border-field bg-page px-1.5 py-0.5">{key}</kbd>
          </span>
        ))}
      </dt>
      <dd>{does}</dd>
    </div>
  )
}
