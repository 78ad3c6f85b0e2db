export type ButtonVariant = 'primary' | 'secondary' | 'accent' | 'danger' | 'quiet'

const variantClasses: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-white hover:bg-brand-strong pressed:bg-brand-strong',
  secondary: 'border border-field bg-surface text-ink hover:bg-brand-tint pressed:bg-brand-tint',
  accent: 'bg-accent text-navy hover:bg-accent-strong pressed:bg-accent-strong',
  danger: 'bg-rejected text-surface hover:brightness-90 pressed:brightness-90',
  quiet: 'text-brand-text hover:bg-brand-tint pressed:bg-brand-tint',
}

/** Classes of everything that looks like a button. */
export function buttonClass(variant: ButtonVariant, wide = false, large = false): string {
  const width = `${wide ? 'w-full' : ''} ${large ? 'px-6 py-3 text-h3' : 'px-4 py-control-y'}`
  return `inline-flex print:hidden min-h-control cursor-pointer items-center justify-center gap-2 rounded-control text-center font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-55 ${width} ${variantClasses[variant]}`
}

/** Classes of the box of every text field. */
export const fieldBox =
  'min-h-control w-full rounded-control border border-field bg-surface px-3 py-control-y text-ink placeholder:text-muted disabled:bg-line-soft disabled:text-muted invalid:border-rejected'

/**
 * Classes of a list over the page, such as options or menu entries; scrolling is contained, because React Aria closes
 * the list as soon as the page under it scrolls.
 */
export const floatingBox =
  'max-h-80 rounded-control border border-line bg-surface p-1 shadow-float entering:animate-rise'

export const floatingList = `${floatingBox} overflow-auto overscroll-contain`

export const floatingItem =
  'flex min-h-control cursor-pointer items-center gap-3 rounded-control px-3 py-control-y outline-none hover:bg-brand-tint focus:bg-brand-tint selected:font-semibold'
