// Usage: node validate.mjs <openapi.json>
// Validates the document by the schema of its version of OpenAPI.
import { Validator } from '@seriousme/openapi-schema-validator'

const [document] = process.argv.slice(2)
if (document === undefined) {
  throw new Error('Usage: node validate.mjs <openapi.json>')
}
const { valid, errors } = await new Validator().validate(document)
if (!valid) {
  console.error(JSON.stringify(errors, null, 2))
  process.exitCode = 1
}
