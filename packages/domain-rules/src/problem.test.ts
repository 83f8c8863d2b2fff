import { expect, it } from 'vitest'
import { problemsAmong } from './problem.ts'

it('keeps what is wrong, in order', () => {
  expect(
    problemsAmong([
      ['name', null],
      ['phone', 'too short'],
      ['date', null],
      ['bank', ''],
    ]),
  ).toEqual([
    { field: 'phone', message: 'too short' },
    { field: 'bank', message: '' },
  ])
})

it('finds nothing among checks that pass', () => {
  expect(problemsAmong([['name', null]])).toEqual([])
})
