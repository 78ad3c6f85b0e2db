// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { production, removable } from './router-size.ts'

test('a component that nothing uses has no effect, and all else stays', () => {
  const code = `var Link = React10.forwardRef(function Link() {});
Link.displayName = "Link";
    Inner.displayName = "fetcher.Form";
var OtherContext = React.createContext(null);
var element = React.createElement(Link);`
  expect(removable(code)).toBe(`var Link = /* @__PURE__ */ React10.forwardRef(function Link() {});

    Inner.displayName = "fetcher.Form";
var OtherContext = /* @__PURE__ */ React.createContext(null);
var element = React.createElement(Link);`)
})

test('the library is still of the form that this can slim', () => {
  const files = readdirSync(production).filter((name) => name.endsWith('.mjs'))
  const code = files.map((name) => readFileSync(join(production, name), 'utf8')).join('\n')
  expect(code).toMatch(/^var Link = React\d*\.forwardRef\(/m)
  expect(code).toMatch(/^Link\.displayName = "Link";$/m)
})
