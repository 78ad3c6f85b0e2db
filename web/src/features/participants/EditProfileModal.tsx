import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AddressFields } from '../../form/AddressFields'
import { AreaFields } from '../../form/AreaFields'
import { Form } from '../../form/Form'
import { MaskedInput, RadioInput, TextInput } from '../../form/fields'
import { Reauth, useReauth } from '../../form/Reauth'
import { useFormFlow } from '../../form/useFormFlow'
import type { ModalViewProps } from '../../modal/modal'
import type { CropGroup } from '../../rules/crops'
import { collectsPoints, hasCrops, isPartner, type User, useUser } from '../../session/session'
import { Alert } from '../../ui/Alert'
import { DialogTitle } from '../../ui/Dialog'
import { phoneMask } from '../../ui/mask'
import { NoBreak } from '../../ui/NoBreak'
import { PageSkeleton } from '../../ui/Skeleton'
import { ChangeSaved } from './ChangeSaved'
import { changeOf, type Edited, editSchema, valuesOf } from './edit-schema'
import { PayoutsWait } from './PayoutsWait'
import { changeProfile, cropsQuery } from './queries'

function lettersOptions(user: User) {
  return [
    { value: 'company', label: isPartner(user) ? 'Na adres firmy' : 'Na adres firmy lub gospodarstwa' },
    { value: 'other', label: 'Na inny adres' },
  ]
}

/** `#!edycja-danych-profilu`: contact data and crops of the participant. */
export default function EditProfileModal({ close }: ModalViewProps) {
  const needsCrops = hasCrops(useUser())
  const { data: crops } = useQuery({ ...cropsQuery, enabled: needsCrops })
  const groups = needsCrops ? crops : noCrops
  return groups ? <EditProfile groups={groups} close={close} /> : <PageSkeleton />
}

const noCrops: readonly CropGroup[] = []

interface EditProfileProps {
  groups: readonly CropGroup[]
  close: () => void
}

function EditProfile({ groups, close }: EditProfileProps) {
  const user = useUser()
  const isCollecting = collectsPoints(user)
  const [saved, setSaved] = useState<{ message: string; until: string | null } | null>(null)
  const reauth = useReauth()
  const form = useForm({
    resolver: zodResolver(editSchema(groups)),
    defaultValues: valuesOf(user, groups),
  })
  const { shell } = useFormFlow({
    form,
    send: (edited: Edited) => reauth.confirmed(() => changeProfile(changeOf(edited))),
    mode: 'edit',
    confirm: { as: 'nothing' },
    onSuccess: ({ message, data }) => setSaved({ message, until: data.payouts_wait_until ?? null }),
  })
  if (saved) return <ChangeSaved message={saved.message} payoutsWaitUntil={saved.until} close={close} />
  const { control } = form
  const isElsewhere = form.watch('profile.letters') === 'other'
  return (
    <>
      <DialogTitle>Edycja danych profilu</DialogTitle>
      <Reauth reauth={reauth}>
        <Form label="Edycja danych profilu" {...shell} submitLabel="Zapisz zmiany">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextInput
              control={control}
              name="profile.first_name"
              label="Imię"
              autoComplete="given-name"
              isRequired
            />
            <TextInput
              control={control}
              name="profile.last_name"
              label="Nazwisko"
              autoComplete="family-name"
              isRequired
            />
            <TextInput
              control={control}
              name="email"
              label="Adres e-mail"
              type="email"
              inputMode="email"
              autoComplete="email"
              isRequired
            />
            <MaskedInput
              control={control}
              name="phone"
              label="Telefon komórkowy"
              mask={phoneMask}
              autoComplete="tel"
              hint="Na ten numer wysyłamy kody SMS."
              isRequired
            />
          </div>
          <AfterChange isCollecting={isCollecting} />
          <RadioInput
            control={control}
            name="profile.letters"
            label={isCollecting ? 'Dokąd wysyłać listy i\u00a0nagrody' : 'Dokąd wysyłać listy'}
            options={lettersOptions(user)}
          />
          {isElsewhere && <AddressFields control={control} prefix="profile.correspondence_" />}
          {groups.length > 0 && (
            <fieldset className="flex flex-col gap-4">
              <legend className="mb-1 font-bold text-h3">Uprawy</legend>
              <p className="text-muted">
                Ile hektarów zajmują Twoje uprawy. Czego nie uprawiasz, zostaw puste.
              </p>
              <AreaFields control={control} groups={groups} />
            </fieldset>
          )}
        </Form>
      </Reauth>
    </>
  )
}

/** Effects of a change of e-mail or phone; only who collects points has payouts. */
function AfterChange({ isCollecting }: { isCollecting: boolean }) {
  if (isCollecting)
    return (
      <PayoutsWait
        what="adresu e-mail lub telefonu"
        notification="o zmianie, także na poprzedni adres i numer"
      />
    )
  return (
    <Alert tone="info">
      <NoBreak text="O zmianie adresu e-mail lub telefonu powiadomimy Cię także na poprzedni adres i numer." />
    </Alert>
  )
}
