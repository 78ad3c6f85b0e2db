import { useMutation, useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { failureFrom } from '../../../api/errors'
import { messages } from '../../../api/messages'
import { TextAreaInput, TextInput } from '../../../form/fields'
import { Button } from '../../../ui/Button'
import { Card, CardHead } from '../../../ui/Card'
import { PageSkeleton } from '../../../ui/Skeleton'
import { showError } from '../../../ui/toast-queue'
import { EditForm } from '../../EditForm'
import { useOptimisticLock } from '../../optimistic-lock'
import { ValueNames } from '../../ValueNames'
import {
  type AdminLetterTexts,
  type LetterTexts,
  letterTextsQuery,
  saveLetterTexts,
  saveSample,
} from './queries'

/* Maximum length in characters, the same as on the server. */
const longestTitle = 60
const longestLine = 200
const longestClosing = 400
const longestSignature = 100

/** `/zaplecze/list-gratulacyjny`: texts of the letters that are issued from now on. */
export default function LetterTextsPage() {
  const { data } = useQuery(letterTextsQuery)
  return data ? <Editor stored={data} /> : <PageSkeleton />
}

const textsOf = ({ texts }: AdminLetterTexts) => texts as LetterTexts

function Editor({ stored }: { stored: AdminLetterTexts }) {
  const form = useForm<LetterTexts>({ defaultValues: textsOf(stored) })
  const { control } = form
  const { version, newer } = useOptimisticLock(stored, letterTextsQuery, textsOf)
  return (
    <Card>
      <CardHead level={1} title="List gratulacyjny" action={<Sample />} />
      <p className="mb-5 max-w-text text-muted">
        Uczestnik dostaje list jako plik PDF, gdy osiągnie poziom punktów. Zmiana dotyczy listów, które
        dopiero powstaną.
      </p>
      <div className="max-w-text">
        <ValueNames values={stored.values}>
          W&nbsp;tekstach możesz użyć nazw w&nbsp;klamrach. W&nbsp;przykładowym liście znaczą:
        </ValueNames>
        <EditForm
          label="Teksty listu gratulacyjnego"
          form={form}
          send={(texts) => saveLetterTexts(version, texts)}
          newer={newer}
          onDone={({ data }) => form.reset(textsOf(data))}
          isLong
          submitLabel="Zapisz teksty"
          aside={
            <Button
              variant="quiet"
              onPress={() => form.reset(stored.originals as LetterTexts, { keepDefaultValues: true })}
            >
              Wpisz teksty początkowe
            </Button>
          }
        >
          <TextInput control={control} name="title" label="Nagłówek" maxLength={longestTitle} isRequired />
          <TextAreaInput
            control={control}
            name="opening"
            label="Przed nazwiskiem"
            maxLength={longestLine}
            isRequired
            isLine
          />
          <TextAreaInput
            control={control}
            name="reached"
            label="Między nazwiskiem a&nbsp;poziomem"
            maxLength={longestLine}
            isRequired
            isLine
          />
          <TextAreaInput
            control={control}
            name="closing"
            label="Zakończenie"
            maxLength={longestClosing}
            isRequired
            isLine
          />
          <TextInput
            control={control}
            name="signature"
            label="Podpis"
            maxLength={longestSignature}
            isRequired
          />
        </EditForm>
      </div>
    </Card>
  )
}

function Sample() {
  const saving = useMutation({
    mutationFn: saveSample,
    onError: (thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined),
  })
  return (
    <Button variant="secondary" isPending={saving.isPending} onPress={() => saving.mutate()}>
      Pobierz przykładowy list
    </Button>
  )
}
