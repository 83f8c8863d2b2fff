import { expect, it } from 'vitest'
import { APPLICATION_TYPES, isQuickSupport } from './application-type.ts'

it('knows quick support among the types', () => {
  expect(APPLICATION_TYPES.filter(isQuickSupport)).toEqual(['신속'])
  expect(isQuickSupport('')).toBe(false)
})
