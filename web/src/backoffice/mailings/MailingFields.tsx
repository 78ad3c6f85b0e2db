import { type Control, useForm, useWatch } from 'react-hook-form'
import { DayInput } from '../../form/DayInput'
import { CheckboxInput, SelectInput, TextAreaInput, TextInput } from '../../form/fields'
import { requestResolver } from '../../form/resolver'
import type { FormAnswer } from '../../form/useFormFlow'
import { Link } from '../../ui/Link'
import type { SegmentOptions } from '../audiences/queries'
import { smsCost } from '../content/message-templates/sms-cost'
import { EditForm } from '../EditForm'
import { useOptimisticLock } from '../optimistic-lock'
import { type Mailing, type MailingForm, mailingQuery } from './queries'
import { hourOptions, type MailingValues, toRequest, valuesOf } from './values'

interface MailingFieldsProps<Answer> {
  /** Edited draft; null for a new one. */
  mailing: Mailing | null
  options: SegmentOptions
  /** Saves the form with the version that it was filled from (optimistic locking). */
  send: (form: MailingForm, version: number) => Promise<Answer>
  onDone: (answer: Answer) => void
  onCancel: () => void
}

/** Form of a mailing; the server validates all fields at once. */
export function MailingFields<Answer extends FormAnswer>(props: MailingFieldsProps<Answer>) {
  const { mailing, options, send, onDone, onCancel } = props
  const { version, newer } = useOptimisticLock(mailing, mailing && mailingQuery(mailing.id), valuesOf)
  const form = useForm({ defaultValues: valuesOf(mailing), resolver: requestResolver(toRequest) })
  const control = form.control as unknown as Control<MailingValues>
  return (
    <EditForm
      label={mailing ? 'Treść wysyłki' : 'Nowa wysyłka'}
      form={form}
      send={(request) => send(request, version)}
      newer={newer}
      onDone={onDone}
      onCancel={onCancel}
      isLong
      submitLabel="Zapisz szkic"
    >
      <Addressees control={control} options={options} />
      <Texts control={control} />
      <Time control={control} />
    </EditForm>
  )
}

interface FieldsProps {
  control: Control<MailingValues>
}

function Addressees({ control, options }: FieldsProps & { options: SegmentOptions }) {
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          control={control}
          name="name"
          label="Nazwa wysyłki"
          hint="Widzą ją tylko operatorzy"
          maxLength={80}
          isRequired
        />
        <SelectInput
          control={control}
          name="segment_id"
          label="Segment"
          options={[
            { value: '', label: 'Wybierz' },
            ...options.segments.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          isRequired
        />
      </div>
      {options.segments.length === 0 && (
        <p>
          Nie ma jeszcze żadnego segmentu. <Link to="/zaplecze/segmenty/nowy">Dodaj segment</Link>
        </p>
      )}
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-semibold">Kanały</legend>
        <CheckboxInput control={control} name="by_email">
          E-mail: tylko za zgodą na marketing e-mailem
        </CheckboxInput>
        <CheckboxInput control={control} name="by_sms">
          SMS: tylko za zgodą na marketing SMS-em
        </CheckboxInput>
        <CheckboxInput control={control} name="in_portal">
          Portal: powiadomienie na koncie
        </CheckboxInput>
        <CheckboxInput control={control} name="by_push">
          Push: za zgodą na marketing, na urządzeniach z&nbsp;powiadomieniami
        </CheckboxInput>
      </fieldset>
    </>
  )
}

function Texts({ control }: FieldsProps) {
  const [byEmail, bySms, inPortal, byPush, sms, page] = useWatch({
    control,
    name: ['by_email', 'by_sms', 'in_portal', 'by_push', 'sms', 'page'],
  })
  const hasNotice = inPortal || byPush
  return (
    <>
      {(byEmail || hasNotice) && (
        <TextInput
          control={control}
          name="subject"
          label="Temat"
          hint="Temat e-maila i&nbsp;tytuł powiadomienia"
          maxLength={100}
          isRequired
        />
      )}
      {byEmail && (
        <TextAreaInput
          control={control}
          name="content"
          label="Treść e-maila"
          hint="Podpis programu i&nbsp;link do rezygnacji dodamy sami"
          rows={10}
          maxLength={10_000}
          isRequired
        />
      )}
      {bySms && (
        <TextAreaInput
          control={control}
          name="sms"
          label="Treść SMS-a"
          hint={smsHint(sms, page)}
          rows={3}
          maxLength={450}
          isRequired
        />
      )}
      {hasNotice && (
        <TextAreaInput
          control={control}
          name="notice"
          label="Treść powiadomienia"
          rows={3}
          maxLength={500}
          isRequired
        />
      )}
      <TextInput
        control={control}
        name="page"
        label="Strona portalu"
        hint="Od znaku /, na przykład /promocje. W&nbsp;e-mailu i&nbsp;SMS-ie policzymy otwarcia linku."
        maxLength={500}
        autoComplete="off"
      />
    </>
  )
}

/** Size of the SMS with its link, whose code has ten characters. */
function smsHint(sms: string, page: string): string {
  if (sms === '') return 'Polskie litery skracają część SMS-a ze 160 do 70 znaków'
  const link = page === '' ? '' : ` ${window.location.origin}/api/v1/w/0123456789`
  return `${page === '' ? '' : 'Z linkiem: '}${smsCost(sms + link, null)}`
}

function Time({ control }: FieldsProps) {
  const day = useWatch({ control, name: 'send_on' })
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <DayInput
        control={control}
        name="send_on"
        label="Dzień wysyłki"
        hint="Puste pole: od razu po zaplanowaniu"
      />
      {day !== '' && (
        <SelectInput control={control} name="send_hour" label="Godzina" options={hourOptions} isRequired />
      )}
    </div>
  )
}
