import { expect, it } from 'vitest'
import { isWithin } from '../korea-time.ts'
import { APPLY_TILE_LOCKOUT, IMAGE_POPUP, MAINTENANCE } from './windows.ts'

const at = (time: string) => new Date(`${time}+09:00`)

it.each([
  ['2025-06-26T17:59:59', false],
  ['2025-06-26T18:00:00', true],
  ['2025-06-26T19:59:59', true],
  ['2025-06-26T20:00:00', false],
])('locks the apply tile at %s: %s', (time, isLocked) => {
  expect(isWithin(at(time), APPLY_TILE_LOCKOUT)).toBe(isLocked)
})

it.each([
  ['2025-06-30T01:59:59', true],
  ['2025-06-30T02:00:00', false],
])('shows the image popup at %s: %s', (time, isShown) => {
  expect(isWithin(at(time), IMAGE_POPUP)).toBe(isShown)
})

it.each([
  ['2025-02-24T22:59:59', []],
  ['2025-02-24T23:00:00', [0]],
  ['2025-02-25T01:00:00', []],
  ['2025-06-29T23:59:59', []],
  ['2025-06-30T00:00:00', [1]],
  ['2025-06-30T02:00:00', []],
])('is under maintenance at %s by the windows %j', (time, windows) => {
  const open = MAINTENANCE.flatMap((window, place) => (isWithin(at(time), window) ? [place] : []))
  expect(open).toEqual(windows)
})
