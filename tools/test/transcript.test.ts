import { expect, it } from 'vitest'
import { inTurns } from './transcript.ts'

it('prints the first part as it comes, and what came meanwhile of the next when the first has ended', () => {
  let printed = ''
  const open = inTurns(text => (printed += text))
  const [checks, tests, journeys] = [open(), open(), open()]
  tests.print('tests begin, ')
  checks.print('checks begin, ')
  expect(printed).toBe('checks begin, ')

  journeys.print('journeys begin and end, ')
  journeys.end()
  checks.print('checks end, ')
  checks.end()
  expect(printed).toBe('checks begin, checks end, tests begin, ')

  tests.print('tests end, ')
  tests.end()
  expect(printed).toBe('checks begin, checks end, tests begin, tests end, journeys begin and end, ')
})
