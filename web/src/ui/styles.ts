export type ButtonVariant = 'primary' | 'secondary' | 'accent' | 'danger' | 'quiet'

const variantClasses: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-white hover:bg-brand-strong pressed:bg-brand-strong',
  secondary: 'border border-field bg-white text-navy hover:bg-brand-tint pressed:bg-brand-tint',
  accent: 'bg-accent text-navy hover:bg-accent-strong pressed:bg-accent-strong',
  danger: 'bg-rejected text-white hover:brightness-90 pressed:brightness-90',
  quiet: 'text-brand-strong hover:bg-brand-tint pressed:bg-brand-tint',
}

/** Classes of everything that looks like a button. */
export function buttonClass(variant: ButtonVariant, wide = false, large = false): string {
  const width = `${wide ? 'w-full' : ''} ${large ? 'px-6 py-3 text-h3' : 'px-4 py-2'}`
  return `inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control text-center font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-55 ${width} ${variantClasses[variant]}`
}

/** Classes of the box of every text field. */
export const fieldBox =
  'min-h-11 w-full rounded-control border border-field bg-white px-3 py-2 text-navy placeholder:text-muted disabled:bg-line-soft disabled:text-muted invalid:border-rejected'

/**
 * Classes of a list over the page, such as options or menu entries; scrolling is contained, because React Aria closes
 * the list as soon as the page under it scrolls.
 */
export const floatingList =
  'max-h-80 overflow-auto overscroll-contain rounded-control border border-line bg-white p-1 shadow-float entering:animate-rise'

export const floatingItem =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 outline-none hover:bg-brand-tint focus:bg-brand-tint selected:font-semibold'
