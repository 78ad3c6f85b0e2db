import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { type ButtonVariant, buttonClass } from './styles'

interface ButtonProps
  extends Omit<
    AriaButtonProps,
    'className' | 'children' | 'style' | 'isPending' | 'onPress' | 'aria-disabled'
  > {
  variant?: ButtonVariant
  /** Takes the whole width of its place. */
  wide?: boolean
  icon?: ReactNode
  /** While its action runs the button keeps the focus and does nothing. */
  isPending?: boolean
  onPress?: () => void
  children: ReactNode
}

/*
 * A button without React Aria's own pending state, which refers to the button by an id that dangles once its dialog is
 * gone.
 */
export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    wide = false,
    icon,
    isPending = false,
    type = 'button',
    onPress,
    children,
    ...rest
  } = props
  return (
    <AriaButton
      {...rest}
      type={isPending ? 'button' : type}
      aria-disabled={isPending || undefined}
      onPress={() => {
        if (!isPending) onPress?.()
      }}
      className={buttonClass(variant, wide)}
    >
      {isPending ? <LoaderCircle className="size-5 shrink-0 animate-spin" aria-hidden /> : icon}
      {children}
    </AriaButton>
  )
}

interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'aria-label' | 'style'> {
  label: string
  icon: ReactNode
}

/** A button that shows an icon only; its label is read out. */
export function IconButton({ label, icon, ...props }: IconButtonProps) {
  return (
    <AriaButton
      {...props}
      aria-label={label}
      className="grid size-control shrink-0 cursor-pointer place-items-center rounded-control hover:bg-brand-tint pressed:bg-brand-tint disabled:cursor-default disabled:opacity-40 on-dark:hover:bg-navy-soft"
    >
      {icon}
    </AriaButton>
  )
}
