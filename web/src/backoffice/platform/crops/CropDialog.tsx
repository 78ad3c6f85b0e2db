import { useForm } from 'react-hook-form'
import { CheckboxInput, TextInput } from '../../../form/fields'
import { FormDialog } from '../../ConfirmDialog'
import { groupsOf, valuesOf } from './crops'
import { type Crop, saveCrop } from './queries'

interface CropDialogProps {
  /** Changed crop; null for a new one. */
  crop: Crop | null
  /** All crops, for the names of groups and the next position. */
  crops: readonly Crop[]
  onClose: () => void
}

const longestName = 60

/** Form of a crop's name, group and place. */
export function CropDialog({ crop, crops, onClose }: CropDialogProps) {
  const form = useForm({ defaultValues: valuesOf(crop, crops) })
  const { control } = form
  return (
    <FormDialog
      title={crop ? 'Zmiana uprawy' : 'Nowa uprawa'}
      label={crop ? 'Zapisz uprawę' : 'Dodaj uprawę'}
      form={form}
      send={(values) => saveCrop(crop, values)}
      onClose={onClose}
    >
      <TextInput control={control} name="name" label="Nazwa" maxLength={longestName} isRequired />
      {!crop?.is_total && (
        <TextInput
          control={control}
          name="group"
          label="Grupa"
          hint="Nowa nazwa tworzy nową grupę"
          maxLength={longestName}
          suggestions={groupsOf(crops)}
          isRequired
        />
      )}
      <TextInput
        control={control}
        name="position"
        label="Miejsce na liście"
        hint="Najniższe liczby stoją na początku"
        inputMode="numeric"
        isRequired
      />
      {crop && (
        <CheckboxInput
          control={control}
          name="retired"
          hint="Formularze o&nbsp;nią nie pytają. Zapisane powierzchnie zostają."
        >
          Wycofana
        </CheckboxInput>
      )}
    </FormDialog>
  )
}
