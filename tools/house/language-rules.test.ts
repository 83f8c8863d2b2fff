import { expect, it } from 'vitest'
import { brokenRule } from './language-rules.ts'

it.each([
  ['What a page shows.', 'begin with the verb'],
  ['Returns a number. Whether it is odd is not checked.', 'begin with the verb'],
  ['The token for who reads the metrics.', 'put a noun'],
  ['A list of what was published.', 'put a noun'],
  ['The file lies beside the page.', 'instead of "lies"'],
  ['A response that comes late is dropped.', 'instead of "comes"'],
  ['The server knows its key.', 'instead of "knows"'],
])('finds fault with "%s"', (text, rule) => expect(brokenRule(text)).toContain(rule))

it.each([
  'Returns the last valid registry if the file is missing.',
  'A visitor who comes late, and goes home.',
  'The release goes live.',
  'The header "who goes there" is kept.',
  'Waits while `come()` runs.',
])('lets "%s" pass', text => expect(brokenRule(text)).toBeNull())
