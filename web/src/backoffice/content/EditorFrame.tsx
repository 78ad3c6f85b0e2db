import type { ReactNode } from 'react'
import type { Path } from '../../paths'
import { Card } from '../../ui/Card'
import { ButtonLink } from '../../ui/Link'
import { StatusBadge, type StatusColor } from '../../ui/StatusBadge'
import { Tabs } from '../../ui/Tabs'
import { RecordHead } from '../RecordHead'

interface EditorFrameProps {
  title: string
  /** How it stands with readers; null for what is not saved yet. */
  status: { label: string; color: StatusColor } | null
  /** The list that it stands in, and what it is called. */
  list: { readonly path: Path; readonly name: string }
  /** Its place in the portal, where readers are shown it. */
  place?: string | null
  /** What else can be done with it as a whole. */
  acts?: ReactNode
  fields: ReactNode
  preview: ReactNode
  /** What was written before; null for what is not saved yet. */
  history: ReactNode | null
}

const writing = { id: 'edycja', label: 'Edycja' } as const
const looking = { id: 'podglad', label: 'Podgląd' } as const
const before = { id: 'historia', label: 'Historia' } as const

/** What an editor writes, beside what it will look like and what it was before. */
export function EditorFrame(props: EditorFrameProps) {
  const { title, status, list, place = null, acts, fields, preview, history } = props
  const content = { edycja: fields, podglad: preview, historia: history }
  return (
    <>
      <RecordHead
        title={title}
        badge={status && <StatusBadge {...status} />}
        acts={
          <>
            {place && (
              <ButtonLink look="secondary" to={place}>
                Zobacz w&nbsp;portalu
              </ButtonLink>
            )}
            {acts}
          </>
        }
        back={{ to: list.path, name: list.name }}
      />
      <Card>
        <Tabs label={title} tabs={history === null ? [writing, looking] : [writing, looking, before]}>
          {(tab) => content[tab]}
        </Tabs>
      </Card>
    </>
  )
}
