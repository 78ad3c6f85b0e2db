import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { failureFrom } from '../../../api/errors'
import { fillTemplate, type TemplateValue } from '../../../rules/template'
import { holds, useOperator } from '../../../session/operator'
import { Alert } from '../../../ui/Alert'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { Tabs } from '../../../ui/Tabs'
import { TextField } from '../../../ui/TextField'
import { EmailPreview } from './EmailPreview'
import { fetchValues, type MessageTemplate, type TemplateText } from './queries'
import { smsCost } from './sms-cost'

interface TemplatePreviewProps {
  template: MessageTemplate
  /** The form's current values, saved or not. */
  text: TemplateText
}

const ways = [
  { id: 'email', label: 'Jak w\u00a0poczcie' },
  { id: 'text', label: 'Sam tekst' },
] as const

/** The message as its reader gets it, with sample values or those of a participant. */
export function TemplatePreview({ template, text }: TemplatePreviewProps) {
  const operator = useOperator()
  const [own, setOwn] = useState<readonly TemplateValue[]>([])
  const values = template.variables.map(({ name, value }) => ({
    name,
    value: own.find((one) => one.name === name)?.value ?? value,
  }))
  const body = fillTemplate(text.body.trim(), values)
  const subject = fillTemplate(text.subject.trim(), values)
  const mayRead = template.to_participant && holds(operator, ['moderator', 'finance', 'support'])
  return (
    <div className="xl:sticky xl:top-20">
      <Card>
        <CardHead title="Podgląd" />
        <div className="flex flex-col gap-4">
          {mayRead && <ParticipantValues template={template.key} onValues={setOwn} />}
          {body === null || subject === null ? (
            <Alert tone="warning">
              Tekst używa nazwy, dla której nie ma wartości. Podgląd wróci, gdy ją poprawisz.
            </Alert>
          ) : template.channel === 'sms' ? (
            <Sms text={body} price={template.sms_part_price ?? null} />
          ) : template.channel === 'notification' ? (
            <Notification title={subject} text={body} price={template.sms_part_price ?? null} />
          ) : (
            <Tabs label="Podgląd e-maila" tabs={ways} parameter="podglad">
              {(way) =>
                way === 'email' ? (
                  <EmailPreview subject={subject} text={body} />
                ) : (
                  <pre className="whitespace-pre-wrap font-mono text-small wrap-anywhere">{body}</pre>
                )
              }
            </Tabs>
          )}
        </div>
      </Card>
    </div>
  )
}

function Sms({ text, price }: { text: string; price: number | null }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="max-w-80 whitespace-pre-wrap rounded-card bg-brand-tint p-3 wrap-anywhere">{text}</p>
      <p role="status" className="text-muted text-small">
        {smsCost(text, price)}
      </p>
    </div>
  )
}

interface NotificationProps {
  title: string
  text: string
  price: number | null
}

/** A notification as the portal shows it, and the size of its SMS. */
function Notification({ title, text, price }: NotificationProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className="rounded-card border border-line p-3 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        <p className="whitespace-pre-line">{text}</p>
      </div>
      <p role="status" className="text-muted text-small">
        Jako SMS: {smsCost(text, price)}
      </p>
    </div>
  )
}

interface ParticipantValuesProps {
  template: string
  onValues: (values: readonly TemplateValue[]) => void
}

/** Choice of a participant whose values stand in the preview. */
function ParticipantValues({ template, onValues }: ParticipantValuesProps) {
  const [nip, setNip] = useState('')
  const reading = useMutation({
    mutationFn: () => fetchValues(template, nip),
    onSuccess: ({ data }) => onValues(data.values),
  })
  const failure = reading.error && failureFrom(reading.error)
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-48 grow">
        <TextField
          label="NIP uczestnika"
          value={nip}
          onChange={setNip}
          inputMode="numeric"
          autoComplete="off"
          error={failure ? (failure.fields.nip?.[0] ?? failure.sentence ?? null) : null}
        />
      </div>
      <Button variant="secondary" isPending={reading.isPending} onPress={() => reading.mutate()}>
        Pokaż jego dane
      </Button>
    </div>
  )
}
