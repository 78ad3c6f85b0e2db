import { LoaderCircle } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { type ButtonVariant, buttonClass } from './styles'

interface PlainButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled'> {
  variant?: ButtonVariant
  wide?: boolean
  icon?: ReactNode
  isDisabled?: boolean
  /** While its action runs the button keeps the focus and does nothing. */
  isPending?: boolean
  children: ReactNode
}

/** The browser's own button in the looks of `Button`, for a visitor's first pages: React Aria's weighs 14 kB there. */
export function PlainButton(props: PlainButtonProps) {
  const {
    variant = 'primary',
    wide = false,
    icon,
    isDisabled = false,
    isPending = false,
    onClick,
    type = 'button',
    children,
    ...rest
  } = props
  return (
    <button
      {...rest}
      type={isPending ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      onClick={isPending ? undefined : onClick}
      className={buttonClass(variant, wide)}
    >
      {isPending ? <LoaderCircle className="size-5 shrink-0 animate-spin" aria-hidden /> : icon}
      {children}
    </button>
  )
}
