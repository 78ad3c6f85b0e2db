/** The address of a page, with its parameters. */
export interface Place {
  readonly pathname: string
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: URLSearchParams
}

/** Starts the queries that a page needs before it is shown. */
export type Preload = (place: Place) => readonly Promise<void>[]

/**
 * Answers that the server has embedded into the document of the first page; each is given once, to the call that would
 * fetch it, and the rest is dropped.
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

/** An address with its parameters in a fixed order. */
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
