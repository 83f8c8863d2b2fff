import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isObjectPath } from './object-store.ts'

it('a path has 300 characters at most', () => {
  expect([300, 301].map(length => isObjectPath('a'.repeat(length)))).toEqual([true, false])
})

it('no path leads out of the folder of objects', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('.', '/', '\\', 'a', '%', '\0', ' ') }), path => {
      if (!isObjectPath(path)) return
      expect(join('/objects', path).startsWith('/objects/')).toBe(true)
      expect(path.split('/')).not.toContain('..')
    }),
  )
})
