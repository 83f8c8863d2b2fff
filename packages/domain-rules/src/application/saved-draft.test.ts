import { expect, it } from 'vitest'
import { draftEnd } from './saved-draft.ts'

it('a saved draft is kept for seven days, to the millisecond', () => {
  expect(draftEnd('2025-06-26T10:00:00.001+09:00')).toBe('2025-07-03T01:00:00.001Z')
})
