import { expect, it } from 'vitest'
import { clockFace, spokenRest } from './rest.ts'

it.each([
  [3600, '60:00', '60분'],
  [720, '12:00', '12분'],
  [299, '04:59', '4분 59초'],
  [60, '01:00', '1분'],
  [30, '00:30', '30초'],
  [0, '00:00', '0초'],
])('%i seconds show as %s and are read as %s', (seconds, shown, read) => {
  expect(clockFace(seconds)).toBe(shown)
  expect(spokenRest(seconds)).toBe(read)
})
