import { useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { CheckboxInput, SelectInput, TextAreaInput, TextInput } from '../../../form/fields'
import type { FormAnswer } from '../../../form/useFormFlow'
import { EditForm } from '../../EditForm'
import { useOptimisticLock } from '../../optimistic-lock'
import { CropsInput } from './CropsInput'
import { type Product, type ProductForm, productOptionsQuery, productQuery } from './queries'

interface ProductFieldsProps<Answer> {
  /** Edited product; null for a new one. */
  product: Product | null
  /** Initial name of a new product. */
  name?: string
  /** Saves the form with the version that it was filled from (optimistic locking). */
  send: (form: ProductForm, version: number) => Promise<Answer>
  onDone: (answer: Answer) => void
  onCancel: () => void
}

type Values = ReturnType<typeof valuesOf>

/** Form of a product; the server validates all fields at once. */
export function ProductFields<Answer extends FormAnswer>(props: ProductFieldsProps<Answer>) {
  const { product, name = '', send, onDone, onCancel } = props
  const { data: options } = useQuery(productOptionsQuery)
  const { version, newer } = useOptimisticLock(product, product && productQuery(product.id), valuesOf)
  const form = useForm({ defaultValues: valuesOf(product, name) })
  const { control } = form
  return (
    <EditForm
      label={product ? 'Dane produktu' : 'Nowy produkt'}
      form={form}
      send={(values) => send(values, version)}
      newer={newer}
      onDone={onDone}
      onCancel={onCancel}
      isLong
      submitLabel={product ? 'Zapisz dane' : 'Dodaj produkt'}
    >
      <IdentityFields form={form} brands={options?.brands ?? []} categories={options?.categories ?? []} />
      <CropsInput control={control} name="crops" known={options?.crops ?? []} />
      <TextAreaInput control={control} name="description" label="Opis" rows={6} maxLength={3000} />
      <CheckboxInput control={control} name="active">
        Aktywny: uczestnicy widzą go na stronie i&nbsp;w&nbsp;kalkulatorze
      </CheckboxInput>
    </EditForm>
  )
}

interface IdentityFieldsProps {
  form: UseFormReturn<Values>
  /** Brands of other products. */
  brands: readonly string[]
  categories: readonly string[]
}

/** Fields that identify the product. */
function IdentityFields({ form, brands, categories }: IdentityFieldsProps) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <TextInput
        control={form.control}
        name="name"
        label="Nazwa"
        hint="Na przykład AGROSAR 360 SL"
        isRequired
      />
      <TextInput control={form.control} name="sap" label="Kod SAP" isRequired />
      <TextInput
        control={form.control}
        name="brand"
        label="Marka"
        suggestions={brands}
        autoComplete="off"
        isRequired
      />
      <TextInput
        control={form.control}
        name="category"
        label="Kategoria"
        suggestions={categories}
        autoComplete="off"
        isRequired
      />
      <SelectInput
        control={form.control}
        name="unit"
        label="Jednostka"
        hint="Zostaje na stałe, gdy produkt jest już na fakturach"
        options={[
          { value: 'L', label: 'litr' },
          { value: 'kg', label: 'kilogram' },
        ]}
        isRequired
      />
      <TextInput
        control={form.control}
        name="slug"
        label="Adres strony"
        hint="Puste pole: adres powstanie z nazwy"
        autoComplete="off"
      />
      <ColourInput form={form} />
    </div>
  )
}

/** Field for the colour of the pack, typed or picked. */
function ColourInput({ form }: { form: UseFormReturn<Values> }) {
  const colour = form.watch('colour')
  return (
    <div className="flex items-end gap-3">
      <div className="grow">
        <TextInput
          control={form.control}
          name="colour"
          label="Kolor opakowania"
          hint="Na przykład #0b7a75"
          isRequired
        />
      </div>
      <input
        type="color"
        aria-label="Wybierz kolor opakowania"
        value={/^#[\da-f]{6}$/i.test(colour) ? colour : '#000000'}
        onChange={(event) => form.setValue('colour', event.target.value, { shouldDirty: true })}
        className="mb-6 size-control shrink-0 cursor-pointer rounded-control border border-field bg-surface p-1"
      />
    </div>
  )
}

function valuesOf(product: Product | null, name = '') {
  return {
    name: product?.name ?? name,
    sap: product?.sap ?? '',
    slug: product?.slug ?? '',
    brand: product?.brand ?? '',
    category: product?.category ?? '',
    crops: product?.crops ?? [],
    unit: product?.unit ?? 'L',
    description: product?.description ?? '',
    colour: product?.colour ?? '#0b7a75',
    active: product?.active ?? true,
  }
}
