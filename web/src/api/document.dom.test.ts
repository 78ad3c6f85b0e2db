import { expect, test } from 'vitest'
import { createDocumentAnswers } from './document'

function answersOf(answers: object) {
  const page = document.implementation.createHTMLDocument()
  const script = page.createElement('script')
  script.type = 'application/json'
  script.id = 'document'
  script.textContent = JSON.stringify({ answers })
  page.body.append(script)
  const documentAnswers = createDocumentAnswers()
  documentAnswers.load(page)
  return documentAnswers
}

const origin = window.location.origin

test('a call takes its answer from the document, whatever the order of its parameters, and only once', async () => {
  const documentAnswers = answersOf({ '/api/v1/cms/news?program=a&page=2': { data: [1] } })
  const request = () => new Request(`${origin}/api/v1/cms/news?page=2&program=a`)
  const answer = documentAnswers.take(request())
  expect(answer?.status).toBe(200)
  expect(await answer?.json()).toEqual({ data: [1] })
  expect(documentAnswers.take(request())).toBeNull()
})

test.each([
  ['another page', '/api/v1/cms/news?program=a&page=3', 'GET'],
  ['another call', '/api/v1/cms/pages?program=a&page=2', 'GET'],
  ['a change', '/api/v1/cms/news?program=a&page=2', 'POST'],
])('%s is asked of the server', (_, address, method) => {
  const documentAnswers = answersOf({ '/api/v1/cms/news?program=a&page=2': {} })
  expect(documentAnswers.take(new Request(origin + address, { method }))).toBeNull()
})

test('what nobody took is dropped', () => {
  const documentAnswers = answersOf({ '/api/v1/cms/pages': {} })
  documentAnswers.drop()
  expect(documentAnswers.take(new Request(`${origin}/api/v1/cms/pages`))).toBeNull()
})

test('a document that the server has not filled answers nothing', () => {
  const documentAnswers = createDocumentAnswers()
  documentAnswers.load(document.implementation.createHTMLDocument())
  expect(documentAnswers.take(new Request(`${origin}/api/v1/cms/pages`))).toBeNull()
})
