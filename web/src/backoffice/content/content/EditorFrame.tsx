import type { ReactNode } from 'react'
import type { Path } from '../../../paths'
import { Card } from '../../../ui/Card'
import { ButtonLink } from '../../../ui/Link'
import { StatusBadge, type StatusColor } from '../../../ui/StatusBadge'
import { Tabs } from '../../../ui/Tabs'
import { RecordHead } from '../../RecordHead'

interface EditorFrameProps {
  title: string
  /** The status with readers; null for what is not saved yet. */
  status: { label: string; color: StatusColor } | null
  /** The list that it stands in, and what it is called. */
  list: { readonly path: Path; readonly name: string }
  /** Its place in the portal, where readers are shown it. */
  place?: string | null
  /** Further actions on it as a whole. */
  actions?: ReactNode
  fields: ReactNode
  preview: ReactNode
  /** The earlier versions; null for what is not saved yet. */
  history: ReactNode | null
}

const writing = { id: 'edycja', label: 'Edycja' } as const
const previewTab = { id: 'podglad', label: 'Podgląd' } as const
const before = { id: 'historia', label: 'Historia' } as const

/** The frame of an editor: the form, beside its preview and its earlier versions. */
export function EditorFrame(props: EditorFrameProps) {
  const { title, status, list, place = null, actions, fields, preview, history } = props
  const content = { edycja: fields, podglad: preview, historia: history }
  return (
    <>
      <RecordHead
        title={title}
        badge={status && <StatusBadge {...status} />}
        actions={
          <>
            {place && (
              <ButtonLink variant="secondary" to={place}>
                Zobacz w&nbsp;portalu
              </ButtonLink>
            )}
            {actions}
          </>
        }
        back={{ to: list.path, name: list.name }}
      />
      <Card>
        <Tabs label={title} tabs={history === null ? [writing, previewTab] : [writing, previewTab, before]}>
          {(tab) => content[tab]}
        </Tabs>
      </Card>
    </>
  )
}
