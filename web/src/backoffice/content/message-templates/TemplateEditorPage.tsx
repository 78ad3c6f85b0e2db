import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useParams } from 'react-router'
import { failureFrom } from '../../../api/errors'
import { messages } from '../../../api/messages'
import { requestResolver } from '../../../form/resolver'
import { useOperator } from '../../../session/operator'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { PageSkeleton } from '../../../ui/Skeleton'
import { StatusBadge } from '../../../ui/StatusBadge'
import { showError, showSuccess } from '../../../ui/toast-queue'
import { ConfirmDialog } from '../../ConfirmDialog'
import { EditForm } from '../../EditForm'
import { isFirstLoad } from '../../list-query'
import { refetchNewer } from '../../optimistic-lock'
import { RecordHead } from '../../RecordHead'
import { channelLabel } from './channels'
import {
  type MessageTemplate,
  resetTemplate,
  saveTemplate,
  sendSample,
  type TemplateText,
  templateQuery,
  versionsQuery,
} from './queries'
import { TemplateFields } from './TemplateFields'
import { TemplatePreview } from './TemplatePreview'
import { textErrors } from './text-check'
import { VersionList } from './VersionList'

/** `/zaplecze/szablony/:key`: editor of a message's text, with a preview that follows it. */
export default function TemplateEditorPage() {
  const { key = '' } = useParams()
  const { data } = useQuery(templateQuery(key))
  const versions = useInfiniteQuery(versionsQuery(key))
  return data && !isFirstLoad(versions) ? <Editor key={data.key} template={data} /> : <PageSkeleton />
}

const textOf = ({ text }: MessageTemplate): TemplateText => ({ subject: text.subject ?? '', body: text.body })

function Editor({ template }: { template: MessageTemplate }) {
  const { key, channel, variables } = template
  const hasSubject = channel !== 'sms'
  const form = useForm<TemplateText>({
    defaultValues: textOf(template),
    resolver: requestResolver((text: TemplateText) => {
      const errors = textErrors(text, { variables, hasSubject })
      return Object.keys(errors).length === 0 ? { valid: true, value: text } : { valid: false, errors }
    }),
  })
  const [version, setVersion] = useState(template.version)
  const [isResetting, setResetting] = useState(false)
  const typed = form.watch()
  function take(saved: MessageTemplate) {
    setVersion(saved.version)
    form.reset(textOf(saved))
  }
  return (
    <>
      <RecordHead
        title={template.title}
        badge={template.changed_at && <StatusBadge color="yellow" label="Zmieniony" />}
        about={`${channelLabel(channel)}. ${template.occasion}`}
        back={{ to: '/zaplecze/szablony', name: 'Szablony wiadomości' }}
      />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="flex flex-col gap-5">
          <Card>
            <CardHead
              title="Tekst"
              action={
                template.changed_at && (
                  <Button variant="quiet" onPress={() => setResetting(true)}>
                    Przywróć tekst oryginalny
                  </Button>
                )
              }
            />
            <EditForm
              label="Tekst wiadomości"
              form={form}
              send={(text) => saveTemplate(key, version, text)}
              newer={refetchNewer(templateQuery(key), textOf, (newer) => setVersion(newer.version))}
              onDone={({ data }) => take(data)}
              isLong
              submitLabel="Zapisz tekst"
              aside={channel === 'email' && <Sample template={key} form={form} />}
            >
              <TemplateFields form={form} template={template} />
            </EditForm>
          </Card>
          <VersionList
            template={key}
            hasSubject={hasSubject}
            onRestore={(text) => form.reset(text, { keepDefaultValues: true })}
          />
        </div>
        <TemplatePreview template={template} text={typed} />
      </div>
      {isResetting && (
        <ConfirmDialog
          title="Przywrócić tekst oryginalny?"
          label="Przywróć tekst oryginalny"
          action={() => resetTemplate(key, version)}
          onDone={({ data }) => take(data)}
          onClose={() => setResetting(false)}
        >
          <p>
            Następne wiadomości będą miały tekst, z&nbsp;którym portal zaczynał. Obecny zostanie
            w&nbsp;historii.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

function Sample({ template, form }: { template: string; form: UseFormReturn<TemplateText> }) {
  const { email } = useOperator()
  const sending = useMutation({
    mutationFn: () => sendSample(template, form.getValues()),
    onSuccess: ({ message }) => showSuccess(message),
    onError: (thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined),
  })
  async function send() {
    /* Errors stand at their fields, as when it is saved. */
    if (await form.trigger(undefined, { shouldFocus: true })) sending.mutate()
  }
  return (
    <Button variant="secondary" isPending={sending.isPending} onPress={send}>
      Wyślij próbkę do mnie
      <span className="sr-only">{`: ${email}`}</span>
    </Button>
  )
}
