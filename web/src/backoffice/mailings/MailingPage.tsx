import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import { pathTo } from '../../paths'
import { useTitleOf } from '../../session/title'
import { Button } from '../../ui/Button'
import { Card, CardHead } from '../../ui/Card'
import { PageSkeleton } from '../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import { showError, showSuccess } from '../../ui/toast-queue'
import { segmentOptionsQuery } from '../audiences/queries'
import { BackLink } from '../BackLink'
import { DeleteButton } from '../DeleteButton'
import { isFirstLoad } from '../list-query'
import { ReasonForm } from '../ReasonForm'
import { RecordHead } from '../RecordHead'
import { MailingFields } from './MailingFields'
import { MailingTexts } from './MailingTexts'
import {
  addMailing,
  approveMailing,
  deleteMailing,
  type Mailing,
  mailingQuery,
  mailingResultsQuery,
  returnMailing,
  stopMailing,
  submitMailing,
  tryMailing,
  updateMailing,
} from './queries'
import { Results } from './Results'
import { Standing } from './Standing'

/** `/zaplecze/wysylki/:id` and `/zaplecze/wysylki/nowa`: a mailing with its texts, its state and its results. */
export default function MailingPage() {
  const { id } = useParams()
  return id === undefined ? <NewMailing /> : <StoredMailing id={Number(id)} />
}

function NewMailing() {
  const navigate = useNavigate()
  const { data: options } = useQuery(segmentOptionsQuery)
  if (!options) return <PageSkeleton />
  return (
    <Card>
      <CardHead level={1} title="Nowa wysyłka" action={<BackLink to="/zaplecze/wysylki">Wysyłki</BackLink>} />
      <MailingFields
        mailing={null}
        options={options}
        send={addMailing}
        onDone={({ data }) => navigate(pathTo('/zaplecze/wysylki/:id', { id: String(data.id) }))}
        onCancel={() => navigate('/zaplecze/wysylki')}
      />
    </Card>
  )
}

function StoredMailing({ id }: { id: number }) {
  const { data: mailing } = useQuery(mailingQuery(id))
  const [isEditing, setEditing] = useState(false)
  const isStarted = mailing?.started_at != null
  const results = useQuery({
    ...mailingResultsQuery(id, mailing?.status.code === 'sending'),
    enabled: isStarted,
  })
  useTitleOf(mailing?.name)
  if (!mailing || (isStarted && isFirstLoad(results))) return <PageSkeleton />
  const { code } = mailing.status
  return (
    <>
      <RecordHead
        title={mailing.name}
        badge={<StatusBadge color={statusColor(mailing.status.color)} label={mailing.status.label} />}
        actions={!isEditing && <Actions mailing={mailing} onEdit={() => setEditing(true)} />}
        back={{ to: '/zaplecze/wysylki', name: 'Wysyłki' }}
      />
      <Standing mailing={mailing} />
      {isEditing && code === 'draft' ? (
        <Editing mailing={mailing} onClose={() => setEditing(false)} />
      ) : (
        <MailingTexts mailing={mailing} />
      )}
      {isStarted && <Results results={results.data} />}
    </>
  )
}

function Editing({ mailing, onClose }: { mailing: Mailing; onClose: () => void }) {
  const { data: options } = useQuery(segmentOptionsQuery)
  if (!options) return <PageSkeleton />
  return (
    <Card>
      <CardHead title="Treść wysyłki" />
      <MailingFields
        mailing={mailing}
        options={options}
        send={(form, version) => updateMailing(mailing.id, version, form)}
        onDone={onClose}
        onCancel={onClose}
      />
    </Card>
  )
}

/** Actions that the mailing's status allows. */
function Actions({ mailing, onEdit }: { mailing: Mailing; onEdit: () => void }) {
  const navigate = useNavigate()
  const { code } = mailing.status
  async function remove() {
    const done = await deleteMailing(mailing)
    await navigate('/zaplecze/wysylki')
    return done
  }
  return (
    <>
      <ActButton label="Wyślij próbę do siebie" variant="secondary" action={() => tryMailing(mailing)} />
      {code === 'draft' && (
        <>
          <Button variant="secondary" onPress={onEdit}>
            Zmień
          </Button>
          <ActButton label={submitLabel(mailing)} action={() => submitMailing(mailing)} />
          <DeleteButton label="Usuń szkic" about={mailing.name} action={remove} />
        </>
      )}
      {mailing.may_approve && <ActButton label="Zatwierdź wysyłkę" action={() => approveMailing(mailing)} />}
      {(code === 'submitted' || code === 'scheduled') && (
        <ReasonForm
          action="Cofnij do szkicu"
          explanation="Wysyłka nie ruszy, a treść będzie można zmienić."
          hint="Przeczyta go autor wysyłki"
          send={(reason) => returnMailing(mailing, reason)}
        />
      )}
      {code === 'sending' && (
        <ReasonForm
          action="Zatrzymaj wysyłkę"
          explanation="Kto jeszcze czeka, nic nie dostanie. Tego nie można cofnąć."
          variant="danger"
          hint="Zostanie przy wysyłce"
          send={(reason) => stopMailing(mailing, reason)}
        />
      )}
    </>
  )
}

function submitLabel({ members, approval_above, send_at }: Mailing): string {
  if (members > approval_above) return 'Przekaż do zatwierdzenia'
  return send_at ? 'Zaplanuj wysyłkę' : 'Wyślij'
}

interface ActButtonProps {
  label: string
  variant?: 'primary' | 'secondary'
  action: () => Promise<{ readonly message: string }>
}

/** Button of an action without further questions. */
function ActButton({ label, variant = 'primary', action }: ActButtonProps) {
  const acting = useMutation({
    mutationFn: action,
    onSuccess: ({ message }) => showSuccess(message),
    onError: (thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined),
  })
  return (
    <Button variant={variant} isPending={acting.isPending} onPress={() => acting.mutate()}>
      {label}
    </Button>
  )
}
