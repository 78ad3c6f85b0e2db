import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { requiredFile } from '../../../form/schema'
import { parseLogo } from '../../../rules/photo'
import { ColoursForm } from './ColoursForm'
import { LogoForm } from './LogoForm'
import { type AdminSettings, type Colours, keepTyped } from './queries'
import { ThemePreview } from './ThemePreview'

const schema = z.object({ logo: requiredFile(parseLogo) })

interface ThemeProps {
  version: number
  colours: Colours
  logo: AdminSettings['logo']
}

/** Colours and logo of the programme, with a preview of the unsaved state. */
export function Theme({ version, colours, logo = null }: ThemeProps) {
  const colouring = useForm({ values: colours, resetOptions: keepTyped })
  const marking = useForm({ resolver: zodResolver(schema), defaultValues: { logo: null as File | null } })
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="flex flex-col gap-8">
        <ColoursForm form={colouring} version={version} />
        <LogoForm form={marking} version={version} hasLogo={logo !== null} />
      </div>
      <ThemePreview colours={colouring.watch()} file={marking.watch('logo')} logo={logo} />
    </div>
  )
}
