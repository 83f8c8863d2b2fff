import { expect, it } from 'vitest'
import { popupPosition } from './popup-position.ts'

const popup = { width: 400, height: 300 }
const view = { width: 1200, height: 800 }
const nothing = { top: null, left: null, target: null }

it('a popup without a configured position is centred in the window by its style', () => {
  expect(popupPosition(nothing, popup, view)).toBeNull()
})

it.each([
  ['from the top alone', { top: 10 }, { top: 10, left: 400 }],
  ['from the left alone', { left: 20 }, { top: 250, left: 20 }],
  ['at the corner', { top: 0, left: 0 }, { top: 0, left: 0 }],
  ['past the edge', { top: 5000, left: 5000 }, { top: 500, left: 800 }],
  ['before the edge', { top: -50, left: -50 }, { top: 0, left: 0 }],
  ['in an element', { target: { top: 100, left: 100, width: 600, height: 500 } }, { top: 200, left: 200 }],
  ['in one out of sight', { target: { top: -900, left: 0, width: 600, height: 500 } }, { top: 0, left: 100 }],
  [
    'in an element, but higher',
    { top: 5, target: { top: 100, left: 100, width: 600, height: 500 } },
    { top: 5, left: 200 },
  ],
])('a popup configured %s is placed there, and always within the window', (_, configured, position) => {
  expect(popupPosition({ ...nothing, ...configured }, popup, view)).toEqual(position)
})

it('a popup larger than the window begins at its corner', () => {
  expect(popupPosition({ ...nothing, top: 10 }, popup, { width: 320, height: 200 })).toEqual({
    top: 0,
    left: 0,
  })
})
