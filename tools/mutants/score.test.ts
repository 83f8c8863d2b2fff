import { expect, it } from 'vitest'
import { scoreOf } from './run-stryker.ts'

it('counts faults that tests noticed, and those that no test noticed or reached, but none that says nothing', () => {
  const became = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'RuntimeError', 'Ignored']
  expect(scoreOf(became.map(status => ({ status })))).toEqual({ noticed: 2, all: 4 })
})
