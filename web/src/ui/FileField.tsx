import { Camera, FileText, LoaderCircle, Paperclip, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { formatSize } from '../format/size'
import { type FieldProps, fieldClass, LabelText } from './FieldFrame'
import { FieldHelper } from './helper'
import { buttonClass } from './styles'

interface FileFieldProps extends FieldProps {
  name?: string
  value: File | null
  onChange: (file: File | null) => void
  onBlur?: () => void
  /** MIME types, as the `accept` attribute takes them: "application/pdf,image/png". */
  accept: string
  /** Adds a second button that opens the camera of a phone. */
  camera?: boolean
}

/** Field for a file that is dropped, picked or photographed. */
export function FileField(props: FileFieldProps) {
  const { error, value, onChange, onBlur, name, accept, camera = false, ...field } = props
  function take([file]: readonly File[]) {
    if (file) onChange(file)
    onBlur?.()
  }
  return (
    <FileDrop {...field} error={error ?? null} onDrop={take}>
      {(notes) => (
        <>
          {value && <ChosenFile file={value} onRemove={() => onChange(null)} />}
          <div className="flex flex-wrap items-center gap-3">
            {camera && <CameraButton label="Zrób zdjęcie" onPick={take} notes={notes} />}
            <PickButton
              name={name}
              accept={accept}
              onPick={take}
              isInvalid={Boolean(error)}
              notes={notes}
              label={value ? 'Zmień plik' : 'Wybierz plik'}
            />
            <DropNote />
          </div>
        </>
      )}
    </FileDrop>
  )
}

interface FileDropProps extends FieldProps {
  onDrop: (files: readonly File[]) => void
  /** The field's content; its inputs are described by the element with the given id. */
  children: (notes: string) => ReactNode
}

/** The frame of a field for files, on which they can be dropped. */
export function FileDrop({ label, hint, error, onDrop, isRequired = false, children }: FileDropProps) {
  const [over, setOver] = useState(false)
  const id = useId()
  const notes = `${id}-notes`
  const ground = over ? 'border-brand bg-brand-tint' : error ? 'border-rejected' : 'border-field'
  return (
    <fieldset
      aria-describedby={hint || error ? notes : undefined}
      data-invalid={Boolean(error) || undefined}
      className={fieldClass}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDrop(Array.from(event.dataTransfer.files))
      }}
    >
      <legend className="mb-1">
        <LabelText label={label} isRequired={isRequired} />
      </legend>
      <div className={`flex flex-col gap-3 rounded-control border border-dashed bg-surface p-4 ${ground}`}>
        {children(notes)}
      </div>
      <div id={notes} className="contents">
        {hint && <span className="text-muted text-small">{hint}</span>}
        {error && <span className="text-rejected">{error}</span>}
      </div>
      <FieldHelper isRequired={isRequired} />
    </fieldset>
  )
}

/** Shown where a mouse can drop files. */
export function DropNote() {
  return <span className="text-muted text-small pointer-coarse:hidden">albo przeciągnij go tutaj</span>
}

interface CameraButtonProps {
  label: string
  onPick: (files: readonly File[]) => void
  notes: string
}

/** Opens the camera of a phone; other devices have no such button. */
export function CameraButton(props: CameraButtonProps) {
  return (
    <span className="hidden pointer-coarse:contents">
      <PickButton {...props} accept="image/jpeg,image/png" fromCamera />
    </span>
  )
}

interface PickButtonProps extends CameraButtonProps {
  name?: string | undefined
  accept: string
  isInvalid?: boolean
  fromCamera?: boolean
  several?: boolean
}

/* Label styled as the button; the browser's own input under it is reached by keyboard and screen readers. */
export function PickButton({
  label,
  name,
  accept,
  onPick,
  isInvalid = false,
  notes,
  fromCamera = false,
  several = false,
}: PickButtonProps) {
  const Icon = fromCamera ? Camera : Paperclip
  return (
    <label
      className={`${buttonClass('secondary')} relative has-focus-visible:outline-3 has-focus-visible:outline-(--focus-ring) has-focus-visible:outline-offset-2`}
    >
      <input
        type="file"
        name={name}
        accept={accept}
        capture={fromCamera ? 'environment' : undefined}
        multiple={several}
        aria-invalid={isInvalid || undefined}
        aria-describedby={notes}
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
        onChange={(event) => {
          onPick(Array.from(event.target.files ?? []))
          event.target.value = ''
        }}
      />
      <Icon aria-hidden className="size-5" />
      {label}
    </label>
  )
}

interface ChosenFileProps {
  file: File
  /** Shown in place of the file's name. */
  title?: string
  /** Shown beside the file, before the button that removes it. */
  children?: ReactNode
  removeLabel?: string
  /** Shows a larger picture, on which a page can be told from another. */
  isPage?: boolean
  /** Shown without its picture and its size, which are on their way. */
  isPending?: boolean
  onRemove: () => void
}

/** A chosen file with its name and size, and for a photo its picture. */
export function ChosenFile({
  file,
  title,
  children,
  removeLabel = 'Usuń plik',
  isPage = false,
  isPending = false,
  onRemove,
}: ChosenFileProps) {
  const size = isPage ? 'size-22' : 'size-14'
  return (
    <div className="flex items-center gap-3">
      {isPending ? (
        <span className={`grid shrink-0 place-items-center rounded-control bg-page ${size}`}>
          <LoaderCircle aria-hidden className="size-6 animate-spin text-muted" />
        </span>
      ) : (
        <FilePicture file={file} size={size} />
      )}
      <span className="flex min-w-0 grow flex-wrap items-center">
        <span className="w-0 min-w-24 grow">
          <span className="wrap-anywhere block font-semibold">{title ?? file.name}</span>
          <span className="text-muted text-small">
            {isPending ? 'Przygotowujemy zdjęcie…' : formatSize(file.size)}
          </span>
        </span>
        <span className="flex shrink-0">
          {children}
          <button
            type="button"
            aria-label={removeLabel}
            onClick={onRemove}
            className="grid size-control cursor-pointer place-items-center rounded-control hover:bg-brand-tint"
          >
            <X aria-hidden className="size-5" />
          </button>
        </span>
      </span>
    </div>
  )
}

/** The picture of a photo; the icon of any other file, and of a photo that the browser cannot show. */
function FilePicture({ file, size }: { file: File; size: string }) {
  const [broken, setBroken] = useState<File | null>(null)
  if (!file.type.startsWith('image/') || broken === file)
    return <FileText aria-hidden className="size-8 shrink-0 text-brand-text" />
  return <Preview file={file} size={size} onError={() => setBroken(file)} />
}

function Preview({ file, size, onError }: { file: File; size: string; onError: () => void }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <img
      ref={image}
      alt=""
      onError={onError}
      className={`${size} shrink-0 rounded-control border border-line object-cover`}
    />
  )
}
