import { Failure } from './errors'

const header = 'plon-dry-run'

/** Path whose requests a dry run sends for good: the password unlocks the change that is tried after it. */
const confirmPath = '/auth/confirm'

/** Ends the sending of a form that passed: nobody who sends it goes on as if it were saved. */
export class Passed extends Failure {
  constructor(body: unknown) {
    super('cancelled', { status: 200, body })
  }
}

/** The tries under way: what changes something is only tried while there is one. */
let tries = 0

/** Has what is called by `send` only tried. */
export async function tryOut<T>(send: () => Promise<T>): Promise<T> {
  tries += 1
  try {
    return await send()
  } finally {
    tries -= 1
  }
}

/** Asks for a dry run where one is under way. */
export function asTried(request: Request): Request {
  if (tries > 0 && request.method !== 'GET' && !new URL(request.url).pathname.endsWith(confirmPath))
    request.headers.set(header, '1')
  return request
}

/** Throws `Passed` for the answer to a try that ended well. */
export async function judged(response: Response): Promise<Response> {
  if (response.headers.get(header) === 'passed') throw new Passed(await response.json())
  return response
}
