import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatInstant } from '../../../format/dates'
import { sectionTitle } from '../../../sections'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { CollapsibleSection } from '../../../ui/CollapsibleSection'
import { PageSkeleton } from '../../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import { Tabs } from '../../../ui/Tabs'
import { useLinkedPlace } from '../../../ui/useLinkedPlace'
import { BackLink } from '../../BackLink'
import { ruleStatusOf, scopeLabel, sinceText, termsText } from './labels'
import { rulesQuery, type TaxRule, type TaxScope } from './queries'
import { RewardValues } from './RewardValues'
import { RuleForm } from './RuleForm'

const tabs = [
  { id: 'rules', label: 'Zasady' },
  { id: 'taxable-values', label: 'Wartość nagród' },
] as const

/** `/zaplecze/podatki/zasady`: tax rules of the kinds of prizes and of promotions, and the values of rewards. */
export default function TaxRulesPage() {
  const place = useLinkedPlace('zasady-podatku')
  return (
    <div {...place} className="rounded-card">
      <Card>
        <CardHead
          level={1}
          title={sectionTitle('zasady-podatku')}
          action={<BackLink to="/zaplecze/podatki">Podatki</BackLink>}
        />
        <Tabs label="Zasady i wartości" tabs={tabs}>
          {(tab) => (tab === 'rules' ? <Rules /> : <RewardValues />)}
        </Tabs>
      </Card>
    </div>
  )
}

/** Position of the open form: above the rules, or in the place of one scope. */
type Writing = 'nothing' | 'any' | { readonly scope: string }

function Rules() {
  const { data: scopes } = useQuery(rulesQuery)
  const [writing, setWriting] = useState<Writing>('nothing')
  if (!scopes) return <PageSkeleton />
  const close = () => setWriting('nothing')
  const isWritten = (scope: string) => typeof writing === 'object' && writing.scope === scope
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-text text-muted">
          Zasady się nie zmienia: dodaje się nową, która obowiązuje od podanego dnia. Promocja bez własnej
          zasady rozlicza karty tak jak katalog nagród.
        </p>
        {writing !== 'any' && <Button onPress={() => setWriting('any')}>Dodaj zasadę</Button>}
      </div>
      {writing === 'any' && <RuleForm scopes={scopes} onDone={close} />}
      <ul className="flex flex-col gap-4">
        {scopes
          .filter(({ versions }) => versions.length > 0)
          .map((scope) => (
            <li key={scope.scope}>
              <Scope scope={scope} onChange={() => setWriting({ scope: scope.scope })}>
                {isWritten(scope.scope) && (
                  <RuleForm key={scope.scope} scopes={scopes} scope={scope.scope} onDone={close} />
                )}
              </Scope>
            </li>
          ))}
      </ul>
    </div>
  )
}

interface ScopeProps {
  scope: TaxScope
  onChange: () => void
  /** Form of the scope, while it is open. */
  children: ReactNode
}

function Scope({ scope, onChange, children }: ScopeProps) {
  const label = scopeLabel(scope)
  const now = scope.versions.filter((rule) => ruleStatusOf(scope, rule) !== 'past')
  const past = scope.versions.filter((rule) => ruleStatusOf(scope, rule) === 'past')
  return (
    <section aria-label={label} className="flex flex-col gap-3 rounded-card border border-line p-3 sm:p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-bold text-h3">{label}</h2>
        {!children && (
          <Button variant="secondary" onPress={onChange}>
            Nowa zasada
            <span className="sr-only">{`: ${label}`}</span>
          </Button>
        )}
      </div>
      {children}
      {now.map((rule) => (
        <Version key={rule.id} scope={scope} rule={rule} />
      ))}
      {past.length > 0 && (
        <CollapsibleSection title={`Wcześniejsze zasady: ${past.length}`}>
          <div className="flex flex-col gap-3 pt-2">
            {past.map((rule) => (
              <Version key={rule.id} scope={scope} rule={rule} />
            ))}
          </div>
        </CollapsibleSection>
      )}
    </section>
  )
}

function Version({ scope, rule }: { scope: TaxScope; rule: TaxRule }) {
  const status = ruleStatusOf(scope, rule)
  const terms = termsText(rule)
  return (
    <div className={status === 'holds' ? '' : 'rounded-control bg-page p-3'}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge color={statusColor(rule.treatment.color)} label={rule.treatment.label} />
        {terms && <span className="font-semibold">{terms}</span>}
        <span className="text-muted">{sinceText(status, rule)}</span>
      </p>
      <p className="wrap-anywhere mt-1 max-w-text">{rule.note}</p>
      {rule.added_at && (
        <p className="mt-1 text-muted text-small">
          Zapisano {formatInstant(rule.added_at)}
          {rule.added_by && `, ${rule.added_by}`}
        </p>
      )}
    </div>
  )
}
