import { useQuery } from '@tanstack/react-query'
import { type Control, useForm } from 'react-hook-form'
import { CheckboxInput, SelectInput, TextAreaInput, TextInput } from '../../../form/fields'
import type { FormAnswer } from '../../../form/useFormFlow'
import { formatAmount } from '../../../format/numbers'
import { RewardPicture } from '../../../ui/RewardPicture'
import { EditForm } from '../../EditForm'
import { useOptimisticLock } from '../../optimistic-lock'
import { PictureInput } from '../../platform/media/PictureInput'
import { addedKinds, isTransfer, pictureOptions } from './labels'
import { categoriesQuery, type Reward, type RewardForm, rewardQuery } from './queries'

interface RewardFieldsProps<Answer> {
  /** Edited reward; null for a new one. */
  reward: Reward | null
  /** Saves the form with the version that it was filled from (optimistic locking). */
  send: (form: RewardForm, version: number) => Promise<Answer>
  onDone: (answer: Answer) => void
  onCancel: () => void
}

type Values = ReturnType<typeof valuesOf>

/** Form of a reward and its price; the server validates all fields at once. */
export function RewardFields<Answer extends FormAnswer>(props: RewardFieldsProps<Answer>) {
  const { reward, send, onDone, onCancel } = props
  const { version, newer } = useOptimisticLock(reward, reward && rewardQuery(reward.id), valuesOf)
  const form = useForm({ defaultValues: valuesOf(reward) })
  const { control } = form
  const kind = form.watch('kind')
  return (
    <EditForm
      label={reward ? 'Dane nagrody' : 'Nowa nagroda'}
      form={form}
      send={(values) => send(values as RewardForm, version)}
      newer={newer}
      onDone={onDone}
      onCancel={onCancel}
      isLong
      submitLabel={reward ? 'Zapisz dane' : 'Dodaj nagrodę'}
    >
      <CatalogueFields control={control} isNew={!reward} />
      <PictureFields
        control={control}
        picture={form.watch('picture')}
        hasPhoto={form.watch('photo_id') !== null}
      />
      {kind !== 'trip' && <PriceFields control={control} kind={kind} />}
      <TextAreaInput
        control={control}
        name="description"
        label="Opis"
        hint="Pusty wiersz zaczyna nowy akapit"
        rows={8}
        maxLength={3000}
        isRequired
      />
      <CheckboxInput control={control} name="active">
        W&nbsp;katalogu: uczestnicy widzą ją i&nbsp;mogą zamówić
      </CheckboxInput>
    </EditForm>
  )
}

interface CatalogueFieldsProps {
  control: Control<Values>
  /** True for a new reward, whose kind can still be chosen. */
  isNew: boolean
}

/** Fields of the catalogue: name, category and position. */
function CatalogueFields({ control, isNew }: CatalogueFieldsProps) {
  const { data: categories = [] } = useQuery(categoriesQuery)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {isNew && (
        <SelectInput
          control={control}
          name="kind"
          label="Rodzaj"
          hint="Zostaje na stałe"
          options={addedKinds}
          isRequired
        />
      )}
      <TextInput control={control} name="name" label="Nazwa" isRequired />
      <TextInput
        control={control}
        name="summary"
        label="Krótki opis"
        hint="Jedno zdanie pod nazwą w&nbsp;katalogu"
        isRequired
      />
      <TextInput
        control={control}
        name="category"
        label="Kategoria"
        hint="Puste pole: kategoria według rodzaju"
        suggestions={categories}
        maxLength={40}
        autoComplete="off"
      />
      <TextInput
        control={control}
        name="slug"
        label="Adres strony"
        hint="Puste pole: adres powstanie z nazwy"
        autoComplete="off"
      />
      <TextInput
        control={control}
        name="position"
        label="Miejsce w katalogu"
        hint="Najniższe liczby stoją na początku"
        inputMode="numeric"
        isRequired
      />
    </div>
  )
}

interface PictureFieldsProps {
  control: Control<Values>
  picture: string
  hasPhoto: boolean
}

/** The reward's drawing, and a photo that stands in for it. */
function PictureFields({ control, picture, hasPhoto }: PictureFieldsProps) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="flex items-start gap-3">
        <div className="grow">
          <SelectInput control={control} name="picture" label="Rysunek" options={pictureOptions} isRequired />
        </div>
        {hasPhoto && (
          <div className="mt-6">
            <RewardPicture name={picture} size="row" />
          </div>
        )}
      </div>
      <PictureInput control={control} name="photo_id" label="Zdjęcie" hint="Bez zdjęcia pokażemy rysunek">
        {(photo) => <RewardPicture name={picture} photo={photo} />}
      </PictureInput>
    </div>
  )
}

function PriceFields({ control, kind }: { control: Control<Values>; kind: Reward['kind'] }) {
  const sum = (name: 'min_amount' | 'max_amount' | 'amount_step', label: string) => (
    <TextInput control={control} name={name} label={label} unit="zł" inputMode="decimal" isRequired />
  )
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <TextInput
        control={control}
        name="price"
        label={isTransfer(kind) ? 'Punkty za 1 zł' : 'Cena podstawowa'}
        unit="pkt"
        inputMode="numeric"
        hint="Sezon może mieć własną cenę"
        isRequired
      />
      {isTransfer(kind) && (
        <>
          {sum('min_amount', 'Najmniejsza kwota')}
          {sum('max_amount', 'Największa kwota')}
          {sum('amount_step', 'Krok kwoty')}
        </>
      )}
    </div>
  )
}

function valuesOf(reward: Reward | null) {
  const money = (grosze: number | null | undefined) => (grosze == null ? '' : formatAmount(grosze))
  return {
    kind: reward?.kind ?? ('parcel' as Reward['kind']),
    name: reward?.name ?? '',
    slug: reward?.slug ?? '',
    summary: reward?.summary ?? '',
    description: reward?.description ?? '',
    picture: reward?.picture ?? 'gift',
    category: reward?.category ?? '',
    photo_id: reward?.photo_id ?? null,
    price: reward ? String(reward.price) : '',
    min_amount: money(reward?.min_amount),
    max_amount: money(reward?.max_amount),
    amount_step: money(reward?.amount_step),
    position: reward ? String(reward.position) : '100',
    active: reward?.active ?? false,
  }
}
