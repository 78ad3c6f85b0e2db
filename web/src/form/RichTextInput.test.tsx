// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { RichTextInput } from './RichTextInput'
import { hasUnsavedInput, markSaved } from './unsaved'

const longer = '<h3>Zasady</h3>\n<p>Kup <b>20\u00a0L</b></p>'

let form: UseFormReturn<{ text: string }>

function News({ text, isDisabled = false }: { text: string; isDisabled?: boolean }) {
  form = useForm({ defaultValues: { text } })
  return (
    <form>
      <RichTextInput
        control={form.control}
        name="text"
        label="Treść"
        hint="Podpowiedź"
        isRequired
        isDisabled={isDisabled}
      />
      <output>{String(form.formState.isDirty)}</output>
    </form>
  )
}

/* jsdom has no layout, so the methods that ProseMirror measures with are stubbed. */
beforeAll(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.elementFromPoint = () => null
})
beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text })
})

function box() {
  return screen.getByRole('textbox', { name: 'Treść' })
}

function tool(name: string) {
  return within(screen.getByRole('toolbar', { name: 'Formatowanie' })).getByRole('button', { name })
}

function isDirty() {
  return screen.getByRole('status').textContent
}

/** Pastes as ProseMirror reads a clipboard. */
function paste(data: Record<string, string>) {
  fireEvent.paste(box(), { clipboardData: { getData: (type: string) => data[type] ?? '' } })
}

test('a text that is only opened stays as it came', async () => {
  render(<News text={longer} />)
  expect(within(box()).getByRole('heading', { level: 2 }).textContent).toBe('Zasady')
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(box())
  await userEvent.tab()
  expect(document.activeElement).not.toBe(box())
  expect(form.getValues('text')).toBe(longer)
  expect(isDirty()).toBe('false')
})

test('what is done is undone: the text is again as it came', async () => {
  render(<News text={longer} />)
  await userEvent.click(tool('Nagłówek'))
  expect(form.getValues('text')).toBe('<p>Zasady</p>\n<p>Kup <strong>20\u00a0L</strong></p>')
  expect(isDirty()).toBe('true')
  await userEvent.click(tool('Cofnij'))
  expect(form.getValues('text')).toBe(longer)
  expect(isDirty()).toBe('false')
})

test('each tool does what it says, where the caret stands', async () => {
  render(<News text="<p>a</p>" />)
  for (const [name, html] of [
    ['Nagłówek', '<h3>a</h3>'],
    ['Podnagłówek', '<h4>a</h4>'],
    ['Lista', '<ul><li>a</li></ul>'],
    ['Lista numerowana', '<ol><li>a</li></ol>'],
    ['Usuń formatowanie', '<p>a</p>'],
    ['Cofnij', '<ol><li>a</li></ol>'],
    ['Ponów', '<p>a</p>'],
  ] as const) {
    await userEvent.click(tool(name))
    expect(form.getValues('text'), name).toBe(html)
  }
})

test('the toolbar is one stop of the Tab key, and says what is on', async () => {
  render(<News text="<h3>a</h3>" />)
  await userEvent.tab()
  expect(document.activeElement).toBe(tool('Pogrubienie'))
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(tool('Nagłówek'))
  expect(tool('Nagłówek').getAttribute('aria-pressed')).toBe('true')
  await userEvent.keyboard('{Enter}')
  expect(tool('Nagłówek').getAttribute('aria-pressed')).toBe('false')
  expect(document.activeElement).toBe(tool('Nagłówek'))
  await userEvent.tab()
  expect(document.activeElement).toBe(box())
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(tool('Nagłówek'))
})

test('what can no longer be undone keeps the focus', async () => {
  render(<News text="<p>a</p>" />)
  await userEvent.click(tool('Lista'))
  /* The editor takes the focus in the next frame. */
  await vi.waitFor(() => expect(document.activeElement).toBe(box()))
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(tool('Lista'))
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
  expect(form.getValues('text')).toBe('<p>a</p>')
  expect(tool('Cofnij').getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(tool('Cofnij'))
})

test('an error stands at the field, which can take the focus', () => {
  render(<News text="" />)
  expect(box().getAttribute('aria-invalid')).toBeNull()
  expect(box().getAttribute('aria-required')).toBe('true')
  act(() => form.setError('text', { message: 'Pole jest wymagane' }))
  expect(box().getAttribute('aria-invalid')).toBe('true')
  const notes = document.getElementById(box().getAttribute('aria-describedby') ?? '')
  expect(notes?.textContent).toBe('PodpowiedźPole jest wymagane')
  act(() => box().focus())
  expect(document.activeElement).toBe(box())
})

test('a press on its label leads into the field', async () => {
  render(<News text="<p>a</p>" />)
  await userEvent.click(screen.getByText('Treść'))
  await vi.waitFor(() => expect(document.activeElement).toBe(box()))
})

test('a text that is saved is shown as it is kept, and is no change', () => {
  render(<News text="" />)
  act(() => form.reset({ text: longer }))
  expect(box().textContent).toBe('ZasadyKup 20\u00a0L')
  expect(isDirty()).toBe('false')
})

test('what is pasted goes in between, without what would not be kept', () => {
  render(<News text="" />)
  paste({
    'text/html': '<h2>a</h2><p style="color:red">b <a href="x">c</a><img src="x"></p>',
    'text/plain': 'x',
  })
  expect(form.getValues('text')).toBe('<h3>a</h3>\n<p>b c</p>')
})

test('plain words are pasted as paragraphs', () => {
  render(<News text="" />)
  paste({ 'text/plain': 'a\n\n<b>b</b>' })
  expect(form.getValues('text')).toBe('<p>a</p>\n<p>&lt;b&gt;b&lt;/b&gt;</p>')
})

async function writeLink(address: string) {
  await userEvent.click(tool('Link'))
  const dialog = screen.getByRole('dialog', { name: 'Link' })
  const field = within(dialog).getByRole('textbox', { name: /Adres/ })
  expect(document.activeElement).toBe(field)
  await userEvent.clear(field)
  await userEvent.type(field, `${address}{Enter}`)
  return { dialog, field }
}

function selectAll() {
  fireEvent.keyDown(box(), { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true })
}

test('a link is put on the selected words, changed, and taken away', async () => {
  render(<News text="<p>a</p>" />)
  selectAll()
  await writeLink('/nagrody')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(form.getValues('text')).toBe('<p><a href="/nagrody">a</a></p>')
  expect(tool('Link').getAttribute('aria-pressed')).toBe('true')
  await writeLink('HTTPS://Example.pl')
  expect(form.getValues('text')).toBe('<p><a href="https://example.pl">a</a></p>')
  await userEvent.click(tool('Link'))
  expect(screen.getByRole('textbox', { name: /Adres/ })).toHaveProperty('value', 'https://example.pl')
  await userEvent.click(screen.getByRole('button', { name: 'Usuń link' }))
  expect(form.getValues('text')).toBe('<p>a</p>')
  expect(isDirty()).toBe('false')
})

test('without a selection the address is what is written', async () => {
  render(<News text="" />)
  await writeLink('mailto:biuro@example.pl')
  expect(form.getValues('text')).toBe('<p><a href="mailto:biuro@example.pl">biuro@example.pl</a></p>')
})

test('an address that the server would not keep is refused at its field; leaving changes nothing', async () => {
  render(<News text={longer} />)
  selectAll()
  const { dialog, field } = await writeLink('http://example.pl')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(dialog.textContent).toContain('Podaj adres, który zaczyna się od https://')
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(form.getValues('text')).toBe(longer)
  expect(isDirty()).toBe('false')
})

test('what the toolbar has changed is unsaved as well', async () => {
  render(<News text="<p>a</p>" />)
  expect(hasUnsavedInput()).toBe(false)
  await userEvent.click(tool('Lista'))
  expect(hasUnsavedInput()).toBe(true)
  markSaved(document.querySelector('form'))
  expect(hasUnsavedInput()).toBe(false)
})

test('a disabled field is not written in', () => {
  render(<News text="<p>a</p>" isDisabled />)
  expect(box().getAttribute('contenteditable')).toBe('false')
  expect(box().getAttribute('aria-disabled')).toBe('true')
  for (const button of within(screen.getByRole('toolbar')).getAllByRole('button'))
    expect(button).toHaveProperty('disabled', true)
  paste({ 'text/html': '<p>b</p>' })
  expect(form.getValues('text')).toBe('<p>a</p>')
})

test('the page makes no style of its own: its policy would refuse it', () => {
  render(<News text="<p>a</p>" />)
  expect(document.head.querySelectorAll('style')).toHaveLength(0)
})
