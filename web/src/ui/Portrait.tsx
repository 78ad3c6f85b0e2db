interface PortraitProps {
  person: { readonly first_name: string; readonly last_name: string; readonly image?: string | null }
  large?: boolean
}

/** A person's picture or initials; decorative, because the name stands beside it. */
export function Portrait({ person: { first_name, last_name, image }, large = false }: PortraitProps) {
  const size = large ? 'size-24 text-h2' : 'size-14 text-h3'
  return image ? (
    <img src={image} alt="" className={`shrink-0 rounded-full object-cover ${size}`} />
  ) : (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center rounded-full bg-brand-tint font-semibold text-brand-text ${size}`}
    >
      {initial(first_name)}
      {initial(last_name)}
    </span>
  )
}

function initial(name: string): string {
  return name.trim().charAt(0).toLocaleUpperCase('pl-PL')
}
