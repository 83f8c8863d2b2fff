import { expect, it } from 'vitest'
import { scoreOf } from './run-stryker.ts'

it('counts faults that tests noticed, that no test noticed or reached, and that no test could start on', () => {
  const became = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'RuntimeError', 'Ignored']
  expect(scoreOf(became.map(status => ({ status })))).toEqual({ noticed: 2, all: 4, untried: 1 })
})
