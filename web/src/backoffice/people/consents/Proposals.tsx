import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { CheckboxInput } from '../../../form/fields'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { PageSkeleton } from '../../../ui/Skeleton'
import { EditForm } from '../../EditForm'
import { audienceLabel } from './labels'
import { type ConsentProposal, proposalsQuery, takeProposals } from './queries'

/** Proposals to begin with; those that are chosen become drafts. */
export function Proposals({ onDone }: { onDone: () => void }) {
  const { data: proposals } = useQuery(proposalsQuery)
  if (!proposals) return <PageSkeleton />
  const left = proposals.filter(({ taken }) => !taken)
  if (left.length > 0) return <Choice proposals={left} onDone={onDone} />
  return (
    <div className="mb-6 flex flex-col items-start gap-3">
      <p role="status">Wszystkie wzory są już szkicami albo obowiązują.</p>
      <Button variant="quiet" autoFocus onPress={onDone}>
        Zamknij
      </Button>
    </div>
  )
}

function Choice({ proposals, onDone }: { proposals: readonly ConsentProposal[]; onDone: () => void }) {
  const form = useForm({
    defaultValues: { chosen: Object.fromEntries(proposals.map(({ slug }) => [slug, true])) },
  })
  return (
    <div className="mb-6">
      <EditForm
        label="Wzory zgód"
        form={form}
        send={({ chosen }) => takeProposals(Object.keys(chosen).filter((slug) => chosen[slug]))}
        onDone={onDone}
        onCancel={onDone}
        holds="passing"
        submitLabel="Zapisz jako szkice"
      >
        <Alert tone="warning">
          Wzory to propozycja, nie porada prawna. Zapiszemy je jako szkice: zmień je, pokaż prawnikowi,
          a&nbsp;potem opublikuj.
        </Alert>
        <ul className="flex flex-col">
          {proposals.map(({ slug, text, audience, required, parent }) => (
            <li key={slug} className={parent ? 'pl-4 sm:pl-8' : ''}>
              <CheckboxInput
                control={form.control}
                name={`chosen.${slug}`}
                hint={`${audienceLabel(audience)}, ${required ? 'wymagana' : 'dobrowolna'}`}
              >
                {text}
              </CheckboxInput>
            </li>
          ))}
        </ul>
      </EditForm>
    </div>
  )
}
