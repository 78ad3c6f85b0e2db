import { Camera, FileText, Paperclip, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { formatSize } from '../format/size'
import { type FieldProps, fieldClass, LabelText } from './Field'
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
  /** Takes several files at once, or one that this field does not hold; true when it has taken them. */
  onSeveral?: (files: readonly File[]) => boolean
}

/** Field for a file that is dropped, picked or photographed. */
export function FileField(props: FileFieldProps) {
  const {
    label,
    hint,
    error,
    value,
    onChange,
    onBlur,
    name,
    accept,
    camera = false,
    onSeveral,
    isRequired = false,
  } = props
  const [over, setOver] = useState(false)
  const id = useId()
  const notes = `${id}-notes`
  const ground = over ? 'border-brand bg-brand-tint' : error ? 'border-rejected' : 'border-field'

  function take(files: FileList | null) {
    const file = files?.[0]
    if (file && !onSeveral?.(Array.from(files))) onChange(file)
    onBlur?.()
  }

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
        take(event.dataTransfer.files)
      }}
    >
      <legend className="mb-1">
        <LabelText label={label} isRequired={isRequired} />
      </legend>
      <div className={`flex flex-col gap-3 rounded-control border border-dashed bg-white p-4 ${ground}`}>
        {value && <ChosenFile file={value} onRemove={() => onChange(null)} />}
        <div className="flex flex-wrap items-center gap-3">
          {camera && (
            <span className="hidden pointer-coarse:contents">
              <PickButton accept="image/jpeg,image/png" onPick={take} notes={notes} fromCamera>
                <Camera aria-hidden className="size-5" />
                Zrób zdjęcie
              </PickButton>
            </span>
          )}
          <PickButton
            name={name}
            accept={accept}
            onPick={take}
            isInvalid={Boolean(error)}
            notes={notes}
            several={onSeveral !== undefined}
          >
            <Paperclip aria-hidden className="size-5" />
            {value ? 'Zmień plik' : 'Wybierz plik'}
          </PickButton>
          <span className="text-muted text-small pointer-coarse:hidden">albo przeciągnij go tutaj</span>
        </div>
      </div>
      <div id={notes} className="contents">
        {hint && <span className="text-muted text-small">{hint}</span>}
        {error && <span className="text-rejected">{error}</span>}
      </div>
      <FieldHelper isRequired={isRequired} />
    </fieldset>
  )
}

interface PickButtonProps {
  name?: string | undefined
  accept: string
  onPick: (files: FileList | null) => void
  isInvalid?: boolean
  notes: string
  fromCamera?: boolean
  several?: boolean
  children: ReactNode
}

/* Label styled as the button; the browser's own input under it is reached by keyboard and screen readers. */
function PickButton({
  name,
  accept,
  onPick,
  isInvalid = false,
  notes,
  fromCamera = false,
  several = false,
  children,
}: PickButtonProps) {
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
          onPick(event.target.files)
          event.target.value = ''
        }}
      />
      {children}
    </label>
  )
}

function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  return (
    <div className="flex items-center gap-3">
      {file.type.startsWith('image/') ? (
        <Preview file={file} />
      ) : (
        <FileText aria-hidden className="size-8 shrink-0 text-brand" />
      )}
      <span className="w-0 grow">
        <span className="wrap-anywhere block font-semibold">{file.name}</span>
        <span className="text-muted text-small">{formatSize(file.size)}</span>
      </span>
      <button
        type="button"
        aria-label="Usuń plik"
        onClick={onRemove}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-brand-tint"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  )
}

function Preview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <img ref={image} alt="" className="size-14 shrink-0 rounded-control border border-line object-cover" />
  )
}
