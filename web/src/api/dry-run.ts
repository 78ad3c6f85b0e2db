import { Failure } from './errors'

const header = 'plon-dry-run'

/** Path whose requests a dry run sends for good: the password unlocks the change that is tried after it. */
const confirmPath = '/auth/confirm'

/** Thrown for a form that passed a dry run, so that its caller does not go on as if it were saved. */
export class Passed extends Failure {
  constructor(body: unknown) {
    super('cancelled', { status: 200, body })
  }
}

/** The number of dry runs under way, during which no request changes anything. */
let tries = 0

/** Runs `send` with its requests marked as dry runs. */
export async function tryOut<T>(send: () => Promise<T>): Promise<T> {
  tries += 1
  try {
    return await send()
  } finally {
    tries -= 1
  }
}

/** Marks a request as a dry run while one is under way. */
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
