import { expect, it } from 'vitest'
import budgets from 'release-format/budgets.json' with { type: 'json' }
import { scriptBudgetOf } from './budgets.ts'

it.each([
  ['mfe-apply', budgets.remotes['mfe-apply'].release],
  ['mfe-unknown', undefined],
  ['constructor', undefined],
])('the scripts of %s may have %s bytes', (remote, most) => {
  expect(scriptBudgetOf(remote)).toBe(most)
})
