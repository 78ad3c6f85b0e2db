import { Copy } from 'lucide-react'
import { Button } from './Button'
import { canCopy, copyText } from './clipboard'
import type { ButtonVariant } from './styles'

interface CopyButtonProps {
  text: string
  /** "Kopiuj link" */
  label: string
  /** Sentence once the text is in the clipboard. */
  copied: string
  variant?: ButtonVariant
}

/** Button that copies a text; nothing over plain HTTP, where browsers give pages no clipboard. */
export function CopyButton({ text, label, copied, variant = 'primary' }: CopyButtonProps) {
  if (!canCopy()) return null
  return (
    <Button
      variant={variant}
      icon={<Copy aria-hidden className="size-5" />}
      onPress={() => void copyText(text, copied)}
    >
      {label}
    </Button>
  )
}
