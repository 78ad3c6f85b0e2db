import { Failure } from './errors'

const header = 'plon-dry-run'

/** Path whose requests a dry run sends for good: the password unlocks the change that is tried after it. */
const confirmPath = '/auth/confirm'

/** Thrown for a form that passed a dry run, so that its caller does not go on as if it were saved. */
export class DryRunPassed extends Failure {
  constructor(body: unknown) {
    super('cancelled', { status: 200, body })
  }
}

/** The number of dry runs under way, during which no request changes anything. */
let dryRuns = 0

/** Runs `send` with its requests marked as dry runs. */
export async function dryRun<T>(send: () => Promise<T>): Promise<T> {
  dryRuns += 1
  try {
    return await send()
  } finally {
    dryRuns -= 1
  }
}

/** Marks a request as a dry run while one is under way. */
export function withDryRunHeader(request: Request): Request {
  if (dryRuns > 0 && request.method !== 'GET' && !new URL(request.url).pathname.endsWith(confirmPath))
    request.headers.set(header, '1')
  return request
}

/** Throws `DryRunPassed` for the answer to a try that ended well. */
export async function throwIfDryRun(response: Response): Promise<Response> {
  if (response.headers.get(header) === 'passed') throw new DryRunPassed(await response.json())
  return response
}
