import { Download, LoaderCircle } from 'lucide-react'
import { IconButton } from './Button'

interface DownloadIconProps {
  /** The accessible name of the download, such as "Pobierz plik faktury FV 12/2025". */
  label: string
  isPending: boolean
  onPress: () => void
}

/** Icon button that saves a row's file. */
export function DownloadIcon({ label, isPending, onPress }: DownloadIconProps) {
  const Icon = isPending ? LoaderCircle : Download
  return (
    <IconButton
      label={label}
      icon={<Icon aria-hidden className={`size-5 text-brand-text ${isPending ? 'animate-spin' : ''}`} />}
      isPending={isPending}
      onPress={onPress}
    />
  )
}
