import type { Bearer } from '../api/bearer'
import { failureFrom, failureOf } from '../api/errors'
import { toFormData } from './multipart'
import type { FormAnswer } from './useFormFlow'

/** The path and method for a form's model. */
interface FormTarget {
  readonly bearer: Bearer
  /** The form's own path; while editing, `{path}/{id}/update`. */
  readonly path: string
  readonly id?: string | number
  readonly method?: 'POST' | 'PUT' | 'PATCH'
  readonly multipart?: boolean
  readonly headers?: Record<string, string>
}

interface SavedAnswer<Data> extends FormAnswer {
  readonly data: Data
  readonly status?: string | number | null
}

export function targetPath({ path, id }: Pick<FormTarget, 'path' | 'id'>): string {
  return id === undefined ? path : `${path}/${encodeURIComponent(id)}/update`
}

/**
 * Sends a form's model to a path known as a string only; a form whose call is in the schema passes the typed
 * `answer(api.POST(...))` instead.
 */
export async function sendTo<Data>(target: FormTarget, model: object): Promise<SavedAnswer<Data>> {
  const { bearer, method = 'POST', multipart = false, headers } = target
  const request = new Request(new URL(targetPath(target), window.location.origin), {
    method,
    headers: {
      Accept: 'application/json',
      ...(multipart ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: multipart ? toFormData(model) : JSON.stringify(model),
  })
  try {
    const response = await bearer.send(request)
    const body: unknown = await response.json().catch(() => null)
    if (response.status !== 200 && response.status !== 201) throw failureOf(response, body)
    return body as SavedAnswer<Data>
  } catch (thrown) {
    throw failureFrom(thrown)
  }
}
