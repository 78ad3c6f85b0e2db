import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { SendButton } from '../../form/SendButton'
import { noBreak } from '../../format/text'
import { FormattedText } from '../../modal/FormattedText'
import { type ModalViewProps, modalNameOf } from '../../modal/modal'
import { type PromotionPrompt, promotionPromptsQuery } from '../../session/promotions'
import { postponePrompt } from '../../session/prompt-cookies'
import { Button } from '../../ui/Button'
import { DialogTitle } from '../../ui/Dialog'
import { ButtonLink } from '../../ui/Link'
import { type Asking, useAnswering } from './answering'
import { longestText } from './copy'
import { RulesLink } from './RulesLink'
import { SendingOverlay } from './SendingOverlay'

interface PromptProps {
  prompt: PromotionPrompt
  close: () => void
}

/** The rules of a promotion under each of its hashes: to be answered, or as accepted. */
export default function PromotionPromptModal({ name, close }: ModalViewProps) {
  const { data: prompts } = useQuery(promotionPromptsQuery)
  /* The participant's answer changes the list; the open modal keeps the prompt that it began with. */
  const [prompt] = useState(() =>
    prompts?.find(({ hash, accepted_hash }) => [hash, accepted_hash].map(modalNameOf).includes(name)),
  )
  if (!prompt) return null
  if (modalNameOf(prompt.accepted_hash) === name) return <Accepted prompt={prompt} close={close} />
  return prompt.kind === 'page' ? (
    <PromotionPageLink prompt={prompt} close={close} />
  ) : (
    <Offer prompt={prompt} close={close} />
  )
}

function Offer({ prompt, close }: PromptProps) {
  const { asking, answer } = useAnswering({ key: prompt.key, as: 'first', close })
  if (asking.kind === 'thanks') return <Thanks prompt={prompt} close={close} />
  const isBusy = asking.kind === 'sending'
  return (
    <Rules prompt={prompt} html={prompt.offer_html} asking={asking}>
      <Later prompt={prompt} close={close} isBusy={isBusy} />
      <SendButton isPending={isBusy} onPress={() => answer(true)}>
        Akceptuję Regulamin Promocji
      </SendButton>
      <Decline isBusy={isBusy} onPress={() => answer(false)} />
    </Rules>
  )
}

/** Link to the promotion's page, where the declaration is made; outside its days there is nothing to postpone. */
function PromotionPageLink({ prompt, close }: PromptProps) {
  const isLate = !prompt.can_answer
  return (
    <Rules prompt={prompt} html={prompt.offer_html} standing={isLate ? notNow : null}>
      {isLate ? (
        <Button variant="secondary" onPress={close}>
          Zamknij
        </Button>
      ) : (
        <Later prompt={prompt} close={close} />
      )}
      <ButtonLink to={prompt.page}>Przejdź do promocji</ButtonLink>
    </Rules>
  )
}

const notNow = 'Deklaracji w tej promocji nie można teraz złożyć. Terminy i zasady znajdziesz na jej stronie.'

function Accepted({ prompt, close }: PromptProps) {
  const { asking, answer } = useAnswering({ key: prompt.key, as: 'again', close })
  const isBusy = asking.kind === 'sending'
  return (
    <Rules prompt={prompt} html={prompt.accepted_html} asking={asking}>
      <Button onPress={close}>Zamknij</Button>
      {prompt.answer_again && prompt.can_answer && <Decline isBusy={isBusy} onPress={() => answer(false)} />}
    </Rules>
  )
}

function Thanks({ prompt, close }: PromptProps) {
  return (
    <>
      <DialogTitle>
        <CircleCheck aria-hidden className="mr-3 size-7 shrink-0 text-accepted" />
        Regulamin zaakceptowany
      </DialogTitle>
      <div role="status" className="mb-5">
        <FormattedText html={prompt.success_html} atMost={longestText} />
      </div>
      <Button variant="secondary" onPress={close}>
        Zamknij
      </Button>
    </>
  )
}

interface RulesProps {
  prompt: PromotionPrompt
  html: string
  /** Today's exception to the promotion's own terms. */
  standing?: string | null
  asking?: Asking
  children: ReactNode
}

/** The offer, the rules to read, and the buttons below them. */
function Rules({ prompt, html, standing, asking, children }: RulesProps) {
  return (
    <>
      <DialogTitle>{noBreak(prompt.name)}</DialogTitle>
      <FormattedText html={html} atMost={longestText} />
      {prompt.rules_pdf && <RulesLink address={prompt.rules_pdf} />}
      {standing && <p className="mt-4 font-semibold">{noBreak(standing)}</p>}
      <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center">{children}</div>
      {asking?.kind === 'sending' && <SendingOverlay />}
    </>
  )
}

interface ControlProps {
  /** While an answer is sent the button keeps the focus and does nothing. */
  isBusy?: boolean
}

/** Postpones the decision, in a cookie of this browser only. */
function Later({ prompt, close, isBusy = false }: PromptProps & ControlProps) {
  function later() {
    postponePrompt(prompt.cookie, prompt.cookie_seconds ?? null)
    close()
  }
  return (
    <Button variant="secondary" isPending={isBusy} onPress={later}>
      Nie chcę decydować teraz
    </Button>
  )
}

function Decline({ onPress, isBusy = false }: ControlProps & { onPress: () => void }) {
  return (
    <span className="-mx-4 flex justify-center">
      <SendButton variant="quiet" isPending={isBusy} onPress={onPress}>
        <span className="underline underline-offset-4">Nie akceptuję Regulaminu Promocji</span>
      </SendButton>
    </span>
  )
}
