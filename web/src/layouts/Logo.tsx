import { useSettings } from '../session/settings'
import { logoOfDocument } from '../session/theme'
import { RouterLink } from '../ui/Link'
import { ProgrammeLogo } from '../ui/ProgrammeLogo'

/** The programme's logo, which links to the home page. */
export function Logo() {
  const brand = useSettings()?.brand
  return (
    <RouterLink
      to="/"
      className="inline-flex min-h-11 items-center gap-2 rounded-control pr-2 font-bold text-h2"
    >
      <ProgrammeLogo name={brand?.name ?? 'Plon'} logo={brand ? (brand.logo ?? null) : logoOfDocument()} />
    </RouterLink>
  )
}
