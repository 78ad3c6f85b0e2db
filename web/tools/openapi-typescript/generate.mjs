// Usage: node generate.mjs <openapi.json> --output <schema.gen.ts>
// Operations are typed at their path, so that their ids (names of Rust functions, not unique) are left out.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { output: { type: 'string' } } })
const [input] = positionals
if (!input || !values.output)
  throw new Error('Usage: node generate.mjs <openapi.json> --output <schema.gen.ts>')

const document = JSON.parse(readFileSync(input, 'utf8'))
for (const operations of Object.values(document.paths)) {
  for (const operation of Object.values(operations)) delete operation.operationId
}
const types = astToString(await openapiTS(document, { alphabetize: true }))
writeFileSync(values.output, `// Made by 'make gen' from openapi.json: not to be edited.\n\n${types}`)
