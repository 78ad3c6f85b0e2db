interface ProgrammeLogoProps {
  name: string
  /** Shown in place of the leaf and the name. */
  logo: { url: string; width: number; height: number } | null
}

/**
 * The programme's logo, on white where the background is dark; without one the portal's leaf with the programme's name.
 */
export function ProgrammeLogo({ name, logo }: ProgrammeLogoProps) {
  if (logo) {
    return (
      <img
        src={logo.url}
        alt={name}
        width={logo.width}
        height={logo.height}
        className="h-8 w-auto max-w-full object-contain on-dark:h-10 dark:h-10 on-dark:rounded-tag dark:rounded-tag on-dark:bg-white dark:bg-white on-dark:px-2 dark:px-2 on-dark:py-1 dark:py-1"
      />
    )
  }
  return (
    <>
      <svg viewBox="0 0 24 32" aria-hidden="true" className="h-7 w-5 fill-accent">
        <path d="M2 2h8c8 0 12 6 12 13v15h-8C6 30 2 24 2 17z" />
      </svg>
      {name}
    </>
  )
}
