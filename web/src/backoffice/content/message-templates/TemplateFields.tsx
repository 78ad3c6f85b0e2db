import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { TextAreaInput, TextInput } from '../../../form/fields'
import { Button } from '../../../ui/Button'
import type { MessageTemplate, TemplateText } from './queries'

/* Maximum length in characters, the same as on the server. */
const longestSubject = 150
const longest = { email: 5_000, sms: 1_000, notification: 500 } as const

interface TemplateFieldsProps {
  form: UseFormReturn<TemplateText>
  template: MessageTemplate
}

/** Subject and body, with buttons that insert the names of values where the cursor was. */
export function TemplateFields({ form, template }: TemplateFieldsProps) {
  const { channel } = template
  const place = useRef<HTMLDivElement>(null)
  function insert(name: string) {
    const field = typedIn() ?? place.current?.querySelector('textarea')
    if (!field) return
    const { selectionStart, selectionEnd, value } = field
    const start = selectionStart ?? value.length
    const written = `${value.slice(0, start)}{${name}}${value.slice(selectionEnd ?? start)}`
    form.setValue(field.name as keyof TemplateText, written, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
    const end = start + name.length + 2
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(end, end)
    })
  }
  return (
    <div ref={place} className="flex flex-col gap-4">
      {channel !== 'sms' && (
        <TextInput
          control={form.control}
          name="subject"
          label={channel === 'email' ? 'Temat' : 'Tytuł'}
          maxLength={longestSubject}
          isRequired
          autoComplete="off"
        />
      )}
      <TextAreaInput
        control={form.control}
        name="body"
        label="Treść"
        rows={channel === 'email' ? 16 : 5}
        maxLength={longest[channel]}
        isRequired
      />
      <section aria-label="Wartości do wstawienia" className="rounded-control bg-brand-tint p-3 text-small">
        <p>Nazwa w&nbsp;klamrach zmieni się w&nbsp;wiadomości w&nbsp;wartość.</p>
        <ul className="mt-2 flex flex-col gap-1">
          {template.variables.map(({ name, meaning, required }) => (
            <li key={name} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2">
              <Button variant="quiet" preventFocusOnPress onPress={() => insert(name)}>
                Wstaw<span className="sr-only">{` {${name}}`}</span>
              </Button>
              <span>
                <strong>{`{${name}}`}</strong> – {meaning}
                {required && <em> (musi zostać)</em>}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** Field that has the cursor; a button that is pressed by a pointer leaves it there. */
function typedIn(): HTMLInputElement | HTMLTextAreaElement | null {
  const active = document.activeElement
  return active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement ? active : null
}
