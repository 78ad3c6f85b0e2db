const controls = 'input, select, textarea'

const kinds: Readonly<Record<string, string>> = {
  checkbox: 'pole wyboru',
  date: 'data',
  'datetime-local': 'data i godzina',
  email: 'e-mail',
  file: 'plik',
  number: 'liczba',
  password: 'hasło',
  radio: 'jedna z możliwości',
  search: 'wyszukiwanie',
  'select-one': 'lista',
  tel: 'telefon',
  text: 'tekst',
  textarea: 'tekst w wierszach',
}

/** A field's name, kind, length and requirement as the browser has them; empty outside of forms. */
export function describeField(note: Element, isRequired = false): string {
  if (!note.closest('form')) return ''
  const field = fieldAround(note)
  const found = Array.from(field?.querySelectorAll<HTMLInputElement>(controls) ?? [])
  const name = found.find((control) => control.name)?.name
  /* The visible control comes first; a hidden one beside it carries the value of a number or a choice. */
  const control = found.find(({ type }) => type !== 'hidden') ?? found[0]
  if (!control) return 'bez pola'
  const mustBe = isRequired || field?.matches(required) || field?.querySelector(required)
  return [name ?? 'bez nazwy', mustBe ? 'wymagane' : 'nieobowiązkowe', kindOf(control), longestOf(control)]
    .filter(Boolean)
    .join(' · ')
}

const required = '[aria-required="true"], [required]'

/** The nearest ancestor of the note with a control, within the form. */
function fieldAround(note: Element): Element | null {
  for (let around = note.parentElement; around; around = around.parentElement) {
    if (around.querySelector(controls)) return around
    if (around.matches('form')) return null
  }
  return null
}

/** True for a text field that only searches options. */
function isChosen(control: HTMLInputElement): boolean {
  return control.getAttribute('role') === 'combobox'
}

function kindOf(control: HTMLInputElement): string {
  if (isChosen(control)) return 'lista z podpowiedziami'
  const { mask } = control.dataset
  if (mask) return `maska ${mask}`
  if (control.type === 'text' && /^(numeric|decimal)$/.test(control.inputMode)) return 'liczba'
  return kinds[control.type] ?? control.type
}

function longestOf(control: HTMLInputElement): string {
  const { type, maxLength, dataset } = control
  if (isChosen(control) || /^(checkbox|date|datetime-local|file|radio|select-one)$/.test(type)) return ''
  if (dataset.mask) return `najwyżej ${dataset.mask.length}`
  return maxLength > 0 ? `najwyżej ${maxLength}` : 'bez limitu znaków'
}
