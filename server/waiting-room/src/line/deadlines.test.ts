import { expect, it } from 'vitest'
import { createDeadlines } from './deadlines.ts'

it('returns what is due, the earliest first and each once', () => {
  const deadlines = createDeadlines<string>()
  deadlines.set('late', 3_000)
  deadlines.set('early', 1_001)
  expect(deadlines.takeDue(1_999)).toEqual([])
  expect(deadlines.takeDue(5_000)).toEqual(['early', 'late'])
  expect(deadlines.takeDue(9_000)).toEqual([])
})

it('knows one deadline of each, the last that was set', () => {
  const deadlines = createDeadlines<string>()
  deadlines.set('moved', 1_000)
  deadlines.set('moved', 4_000)
  deadlines.set('cleared', 1_000)
  deadlines.clear('cleared')
  expect(deadlines.takeDue(2_000)).toEqual([])
  expect(deadlines.takeDue(4_000)).toEqual(['moved'])
})
