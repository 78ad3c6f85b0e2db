/** The address of a page, with its parameters. */
export interface Place {
  readonly pathname: string
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: URLSearchParams
}

/** Begins what a page reads before it is shown. */
export type Preload = (place: Place) => readonly Promise<void>[]

/**
 * The answers that the server has written into the document for the page it is of: the call that would ask for one takes it
 * instead, once. What is left is of no use later and is dropped.
 */
export function createDocumentAnswers() {
  const answers = new Map<string, unknown>()
  return {
    load(page: Document) {
      for (const [address, answer] of Object.entries(answersIn(page))) answers.set(nameOf(address), answer)
    },
    take(request: Request): Response | null {
      if (request.method !== 'GET') return null
      const name = nameOf(request.url)
      if (!answers.has(name)) return null
      const answer = answers.get(name)
      answers.delete(name)
      return Response.json(answer)
    },
    drop: () => answers.clear(),
  }
}

export const documentAnswers = createDocumentAnswers()

/** An address whose parameters may come in any order. */
function nameOf(address: string): string {
  const { pathname, searchParams } = new URL(address, window.location.origin)
  searchParams.sort()
  return `${pathname}?${searchParams}`
}

function answersIn(page: Document): Readonly<Record<string, unknown>> {
  const text = page.getElementById('document')?.textContent
  if (!text) return {}
  const { answers } = JSON.parse(text) as { answers: Record<string, unknown> }
  return answers
}
