import type { Locator } from '@playwright/test'
import { photo } from './files.ts'
import { tick } from './forms.ts'
import type { Field, Kind } from './typing.ts'

/* A form as it stands on the page, and what of it is chosen, not typed. */

/** Selector of the fields that take typed text. */
export const typable =
  'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=color], [type=hidden], [readonly], :disabled)'

/** The visible fields, in order. */
export function fieldsOf(form: Locator): Promise<Field[]> {
  return form.locator(typable).evaluateAll((all) => {
    const plain = (text: string | null | undefined) => (text ?? '').replace(/\u00a0/g, ' ')
    return (all as HTMLInputElement[]).flatMap((input, at) => {
      if (!input.checkVisibility({ visibilityProperty: true })) return []
      const described = (input.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
      return {
        at,
        label: plain(input.labels?.[0]?.textContent).replace(/ \*$/, ''),
        hint: plain(described.map((id) => document.getElementById(id)?.textContent).join(' ')),
        kind: kindOf(input),
        mask: input.dataset.mask ?? '',
        value: input.value,
        isRequired: input.required || input.getAttribute('aria-required') === 'true',
      }
    })

    function kindOf(input: HTMLInputElement): Kind {
      const isStepped = input.parentElement?.parentElement?.querySelector('[aria-label^="Zwiększ "]') != null
      if (input.tagName === 'TEXTAREA') return 'lines'
      if (input.role === 'combobox') return 'combo'
      if (input.dataset.mask) return 'mask'
      if (input.placeholder === 'dd.mm.rrrr') return 'day'
      if (input.autocomplete.endsWith('-password')) return 'password'
      if (input.type === 'email') return 'email'
      if (input.inputMode === 'decimal') return isStepped ? 'amount' : 'decimal'
      if (input.inputMode === 'numeric') return isStepped ? 'number' : 'digits'
      return 'text'
    }
  })
}

/** Fills in required choices that are empty: the first of several options, a file, some formatted text. */
export async function fillChoices(form: Locator) {
  const marked = { hasText: '*' }
  for (const list of await form.locator('select[aria-required=true]').all())
    if ((await list.inputValue()) === '') await list.selectOption({ index: 1 })
  for (const group of await form.getByRole('radiogroup').all())
    if ((await group.locator(':checked').count()) === 0) await tick(group.getByRole('radio').first())
  for (const box of await form.locator('label', marked).getByRole('checkbox').all()) await tick(box)
  for (const group of await form
    .locator('fieldset')
    .filter({ has: form.page().locator('legend', marked) })
    .all()) {
    const [boxes, file] = [group.getByRole('checkbox'), group.locator('input[type=file]').first()]
    if ((await boxes.count()) > 0 && (await boxes.and(form.page().locator(':checked')).count()) === 0)
      await tick(boxes.first())
    if ((await file.count()) > 0) await file.setInputFiles(await fileFor(file))
  }
  for (const text of await form.locator('[contenteditable=true]').all())
    if ((await text.innerText()).trim() === '') await text.fill('Żyto ozime')
}

async function fileFor(field: Locator) {
  const accepted = (await field.getAttribute('accept')) ?? ''
  if (!accepted.includes('csv')) return photo(field.page(), 'FV/1')
  return { name: 'plik.csv', mimeType: 'text/csv', buffer: Buffer.from('a;b\n1;2\n') }
}
