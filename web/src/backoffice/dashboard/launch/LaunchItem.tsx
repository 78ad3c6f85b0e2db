import { useState } from 'react'
import { useNavigate } from 'react-router'
import { failureFrom } from '../../../api/errors'
import { messages } from '../../../api/messages'
import { noBreak } from '../../../format/text'
import { pathTo } from '../../../paths'
import { Button } from '../../../ui/Button'
import { ButtonLink } from '../../../ui/Link'
import { StatusBadge, type StatusColor } from '../../../ui/StatusBadge'
import { showError } from '../../../ui/toast-queue'
import { itemTexts } from './items'
import { type Item, insertProposal, type ProposedPage } from './queries'
import { TestMessage } from './TestMessage'

const states: Readonly<Record<Item['state'], { color: StatusColor; label: string }>> = {
  done: { color: 'green', label: 'Gotowe' },
  missing: { color: 'red', label: 'Brakuje' },
  recommended: { color: 'orange', label: 'Zalecane' },
}

/** An item of the checklist: its state, its reason, and the way to do it. */
export function LaunchItem({ item: { code, state, note } }: { item: Item }) {
  const { title, why, path } = itemTexts[code]
  const isDone = state === 'done'
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-80">
        <h2 className="flex flex-wrap items-center gap-2 font-semibold">
          {noBreak(title)} <StatusBadge {...states[state]} />
        </h2>
        <p className="text-muted">{noBreak(why)}</p>
        {note && <p className="wrap-anywhere">{noBreak(note)}</p>}
        {code === 'sms_sender' && <TestMessage channel="sms" />}
        {code === 'email_sender' && <TestMessage channel="email" />}
      </div>
      <div className="flex flex-wrap gap-2">
        {!isDone && isProposed(code) && <InsertProposal page={code} />}
        {path && (
          <ButtonLink to={path} variant="secondary">
            Przejdź<span className="sr-only">{`: ${title}`}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

function isProposed(code: Item['code']): code is ProposedPage {
  return code === 'rules' || code === 'privacy_policy'
}

/** Begins the page from a proposal and goes on to its editor. */
function InsertProposal({ page }: { page: ProposedPage }) {
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  async function insert() {
    setPending(true)
    try {
      const { data } = await insertProposal(page)
      await navigate(pathTo('/zaplecze/strony/:id', { id: String(data.id) }))
    } catch (thrown) {
      showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined)
      setPending(false)
    }
  }
  return (
    <Button
      isPending={isPending}
      onPress={() => void insert()}
      aria-label={`Wstaw wzór: ${itemTexts[page].title}`}
    >
      Wstaw wzór
    </Button>
  )
}
