import { expect, test } from 'vitest'
import { Failure } from '../../../api/errors'
import { withTypedErrors } from './marks'

test('a refusal names the mark that the operator types, and says the rest as it was', async () => {
  const body = {
    error: 'invalid',
    message: 'Popraw pola',
    errors: { map_route_url: ['Adres musi zawierać {to}'], brand_name: ['Pole jest wymagane'] },
  }
  const refused = new Failure('refused', { status: 422, body, requestId: 'r1' })
  await expect(withTypedErrors(Promise.reject(refused))).rejects.toMatchObject({
    kind: 'refused',
    status: 422,
    code: 'invalid',
    sentence: 'Popraw pola',
    requestId: 'r1',
    fields: { map_route_url: ['Adres musi zawierać {do}'], brand_name: ['Pole jest wymagane'] },
  })
  await expect(withTypedErrors(Promise.resolve('saved'))).resolves.toBe('saved')
})
