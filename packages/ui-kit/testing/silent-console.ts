import { afterEach, beforeEach } from 'vitest'

/**
 * A test fails if the page reports an error in the console: React reports a missing key there, an unknown attribute, a
 * state that is set while rendering. A test that expects an error replaces `console.error`.
 */
const reported: string[] = []
const { error } = console

beforeEach(() => {
  reported.length = 0
  console.error = (...values: unknown[]) => {
    reported.push(values.map(String).join(' '))
    error(...values)
  }
})
afterEach(() => {
  console.error = error
  if (reported.length > 0) throw new Error(`The console has errors:\n${reported.join('\n')}`)
})
