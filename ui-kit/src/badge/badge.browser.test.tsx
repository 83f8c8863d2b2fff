import { describe } from 'vitest'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { examples } from './examples.tsx'

describe('a badge', () => {
  expectAccessible(examples)
})
