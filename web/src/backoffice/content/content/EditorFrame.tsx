import type { ReactNode } from 'react'
import type { Path } from '../../../paths'
import { Card } from '../../../ui/Card'
import { ButtonLink } from '../../../ui/Link'
import { StatusBadge, type StatusColor } from '../../../ui/StatusBadge'
import { Tabs } from '../../../ui/Tabs'
import type { OpenRecord } from '../../presence'
import { RecordHead } from '../../RecordHead'

interface EditorFrameProps {
  title: string
  /** Publication status; null before the first save. */
  status: { label: string; color: StatusColor } | null
  /** List that contains the text. */
  list: { readonly path: Path; readonly name: string }
  /** Path of the published text in the portal. */
  place?: string | null
  /** The text as others may have it open; null before the first save. */
  record: OpenRecord | null
  /** Additional actions on the whole text. */
  actions?: ReactNode
  fields: ReactNode
  preview: ReactNode
  /** History of versions; null before the first save. */
  history: ReactNode | null
}

const writing = { id: 'edycja', label: 'Edycja' } as const
const previewTab = { id: 'podglad', label: 'Podgląd' } as const
const before = { id: 'historia', label: 'Historia' } as const

/** Frame of an editor with tabs: the form, its preview and the history of versions. */
export function EditorFrame(props: EditorFrameProps) {
  const { title, status, list, place = null, record, actions, fields, preview, history } = props
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
        record={record}
      />
      <Card>
        <Tabs label={title} tabs={history === null ? [writing, previewTab] : [writing, previewTab, before]}>
          {(tab) => content[tab]}
        </Tabs>
      </Card>
    </>
  )
}
