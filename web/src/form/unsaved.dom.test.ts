import { beforeEach, expect, test } from 'vitest'
import { hasUnsavedInput, markSaved } from './unsaved'

function page(html: string) {
  document.body.innerHTML = html
  return (selector: string) => {
    const found = document.querySelector(selector)
    if (!found) throw new Error(`no ${selector}`)
    return found
  }
}

function type(field: Element) {
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(() => {
  document.body.innerHTML = ''
})

test('nothing is unsaved on a page that nobody typed into', () => {
  page('<form><input /></form>')
  expect(hasUnsavedInput()).toBe(false)
})

test('what was typed is unsaved until its form was sent, or is gone', () => {
  const find = page('<form id="a"><input /></form><form id="b"><textarea></textarea></form>')
  type(find('#a input'))
  type(find('#b textarea'))
  expect(hasUnsavedInput()).toBe(true)
  markSaved(find('#a'))
  expect(hasUnsavedInput()).toBe(true)
  find('#b').remove()
  expect(hasUnsavedInput()).toBe(false)
})

test('a field outside of a form counts too, and a list that was chosen from', () => {
  const find = page('<input id="a" /><form><select></select></form>')
  type(find('#a'))
  expect(hasUnsavedInput()).toBe(true)
  find('#a').remove()
  find('select').dispatchEvent(new Event('change', { bubbles: true }))
  expect(hasUnsavedInput()).toBe(true)
})
