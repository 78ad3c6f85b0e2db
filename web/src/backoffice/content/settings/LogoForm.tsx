import { type UseFormReturn, useForm } from 'react-hook-form'
import { FileInput } from '../../../form/FileInput'
import { useFormFlow } from '../../../form/useFormFlow'
import { Button } from '../../../ui/Button'
import { EditForm } from '../../EditForm'
import { putLogo, removeLogo } from './queries'

interface LogoFormProps {
  // biome-ignore lint/suspicious/noExplicitAny: what the schema makes of the file is the form's affair
  form: UseFormReturn<{ logo: File | null }, any, { logo: File }>
  version: number
  hasLogo: boolean
}

/** Form of the logo that replaces the portal's own mark. */
export function LogoForm({ form, version, hasLogo }: LogoFormProps) {
  const removal = useForm({ defaultValues: {} })
  const { shell: removing } = useFormFlow({ form: removal, send: () => removeLogo(version), mode: 'edit' })
  return (
    <EditForm
      label="Logo"
      form={form}
      send={({ logo }) => putLogo(version, logo)}
      onDone={() => form.reset({ logo: null })}
      submitLabel="Zapisz logo"
      aside={
        hasLogo && (
          <Button variant="quiet" isPending={removing.pending} onPress={() => removing.submit()}>
            Przywróć znak portalu
          </Button>
        )
      }
    >
      <FileInput
        control={form.control}
        name="logo"
        label={hasLogo ? 'Nowe logo' : 'Logo'}
        hint="PNG lub JPEG do 2&nbsp;MB. Wysokość co najmniej 96&nbsp;pikseli, szerokość najwyżej pięć razy większa."
        accept="image/png,image/jpeg"
        isRequired
      />
    </EditForm>
  )
}
