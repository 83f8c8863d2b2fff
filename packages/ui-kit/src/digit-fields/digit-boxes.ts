import { withAsciiDigits } from '../digits.ts'

/** One box: its own label, and its number of digits. */
export type DigitPart = {
  label: string
  length: number
  /** Shows dots instead of digits, as for the rear part of a residence number (GP-21). */
  masked?: boolean
  /** Cannot be changed any more, but still reached (GP-14). */
  locked?: boolean
}

/** A number in boxes: the content of each box, and its number of digits. */
export type Boxes = { values: readonly string[]; lengths: readonly number[] }

/** A caret, or a selection, in one of the boxes. */
export type Place = { box: number; from: number; to: number }

export type Edit = { values: string[]; place: Place }

type Keys = 'ArrowLeft' | 'ArrowRight'

/** Returns only the digits. Full-width digits become ASCII. */
export function digitsIn(text: string): string {
  return withAsciiDigits(text).replace(/[^0-9]/g, '')
}

/** Returns the boxes after typing in `box`. Moves on only if its end has just filled it (BZMN-03..05, GP-07). */
export function typed(boxes: Boxes, box: number, text: string, caret: number): Edit {
  const digits = digitsIn(text).slice(0, lengthOf(boxes, box))
  const digitsBeforeCaret = digitsIn(text.slice(0, caret)).length
  return edited(boxes, put(boxes, box, digits), box, Math.min(digitsBeforeCaret, digits.length))
}

/** Returns the boxes after `text` was inserted: a whole number fills all, a part overwrites from its place (GP-07). */
export function inserted(boxes: Boxes, { box, from, to }: Place, text: string): Edit {
  const digits = digitsIn(text)
  const isWholeNumber = digits.length >= capacity(boxes)
  if (isWholeNumber) return distributed(boxes, 0, '', digits, '')

  const value = valueOf(boxes, box)
  return distributed(boxes, box, value.slice(0, from), digits, value.slice(to))
}

/** Returns the boxes after Backspace in an empty box: it moves back and deletes there (GP-07). */
export function deletedBackwards(boxes: Boxes, box: number): Edit {
  if (box === 0) return { values: [...boxes.values], place: caretAt(0, 0) }

  const left = valueOf(boxes, box - 1).slice(0, -1)
  return { values: put(boxes, box - 1, left), place: caretAt(box - 1, left.length) }
}

/** Returns the place that an arrow key leads to from the border of a box; null if it stays inside (GP-07). */
export function caretAcross(boxes: Boxes, { box, from, to }: Place, key: Keys): Place | null {
  const isSelection = from !== to
  if (isSelection) return null

  const goesBack = key === 'ArrowLeft' && from === 0 && box > 0
  if (goesBack) return caretAt(box - 1, valueOf(boxes, box - 1).length)

  const goesOn = key === 'ArrowRight' && to === valueOf(boxes, box).length && box < boxes.values.length - 1
  return goesOn ? caretAt(box + 1, 0) : null
}

/** Returns the boxes that are not full. If all are full, returns every one: then the number as a whole is wrong. */
export function invalidBoxes(boxes: Boxes): number[] {
  const all = boxes.lengths.map((_, box) => box)
  const short = all.filter(box => valueOf(boxes, box).length < lengthOf(boxes, box))
  return short.length > 0 ? short : all
}

function distributed(boxes: Boxes, box: number, before: string, digits: string, after: string): Edit {
  const length = lengthOf(boxes, box)
  const here = digits.slice(0, length - before.length)
  const runsOver = digits.length > here.length && box < boxes.values.length - 1

  const overwritten = Math.max(before.length + here.length + after.length - length, 0)
  const values = put(boxes, box, before + here + after.slice(overwritten))
  if (!runsOver) return edited(boxes, values, box, before.length + here.length)

  const rest = digits.slice(here.length)
  return distributed({ ...boxes, values }, box + 1, '', rest, valueOf(boxes, box + 1))
}

function edited(before: Boxes, values: string[], box: number, caret: number): Edit {
  const length = lengthOf(before, box)
  const hasJustFilled = valueOf(before, box).length < length && caret === length
  const next = values[box + 1]
  if (!hasJustFilled || next === undefined) return { values, place: caretAt(box, caret) }

  // Selected as after Tab, so that more typing replaces the digits instead of bouncing off a full box.
  return { values, place: { box: box + 1, from: 0, to: next.length } }
}

function put({ values }: Boxes, box: number, value: string): string[] {
  return values.with(box, value)
}

function caretAt(box: number, caret: number): Place {
  return { box, from: caret, to: caret }
}

function valueOf({ values }: Boxes, box: number): string {
  return values[box] ?? ''
}

function lengthOf({ lengths }: Boxes, box: number): number {
  return lengths[box] ?? 0
}

function capacity({ lengths }: Boxes): number {
  return lengths.reduce((sum, length) => sum + length, 0)
}
