import { expect, it } from 'vitest'
import { randomId } from './random-id.ts'

it('has 128 random bits, of which none is fixed', () => {
  const ids = Array.from({ length: 256 }, randomId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
  // The two fixed digits of a UUID would show here.
  for (let place = 0; place < 32; place += 1)
    expect(new Set(ids.map(id => id[place])).size, `digit ${place}`).toBeGreaterThan(4)
})
