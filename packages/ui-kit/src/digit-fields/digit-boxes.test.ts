import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  invalidBoxes,
  caretAcross,
  deletedBackwards,
  digitsIn,
  inserted,
  typed,
  type Boxes,
  type Edit,
  type Place,
} from './digit-boxes.ts'

const lengths = [3, 2, 5]
const empty = boxes('', '', '')
const full = boxes('123', '45', '67890')

function boxes(...values: string[]): Boxes {
  return { values, lengths }
}

function caret(box: number, at: number): Place {
  return { box, from: at, to: at }
}

type Act = { kind: 'type' | 'insert' | 'delete'; text: string; at: number; span: number }

/** The content of the boxes after one edit at about the place of the caret. */
function after(
  { values, place: { box } }: Edit,
  { kind, text, at, span }: Act,
  lengthsOfBoxes: number[],
): Edit {
  const now = { values, lengths: lengthsOfBoxes }
  const value = values[box] ?? ''
  const from = at % (value.length + 1)
  const to = Math.min(from + span, value.length)

  if (kind === 'type')
    return typed(now, box, value.slice(0, from) + text + value.slice(to), from + text.length)
  if (kind === 'insert') return inserted(now, { box, from, to }, text)
  return deletedBackwards(now, box)
}

describe('digits', () => {
  it('are all that is kept of a text', () => expect(digitsIn('ab1-2 가3.')).toBe('123'))
  it('come out as ASCII when they were full-width', () => expect(digitsIn('１２３－４５')).toBe('12345'))
  it('of other scripts do not count', () => expect(digitsIn('١٢٣')).toBe(''))
})

describe('typing', () => {
  it('stays in a box that is not full yet', () => {
    expect(typed(empty, 0, '12', 2)).toEqual({ values: ['12', '', ''], place: caret(0, 2) })
  })

  it('goes on to the next box when it fills this one at its end', () => {
    expect(typed(boxes('12', '', ''), 0, '123', 3)).toEqual({ values: ['123', '', ''], place: caret(1, 0) })
  })

  it('selects what the next box already holds, so that typing on replaces it', () => {
    expect(typed(boxes('12', '45', ''), 0, '123', 3).place).toEqual({ box: 1, from: 0, to: 2 })
  })

  it('does not go on when the box is filled in its middle', () => {
    expect(typed(boxes('13', '', ''), 0, '123', 2).place).toEqual(caret(0, 2))
  })

  it('does not go on when a full box is edited', () => {
    expect(typed(full, 0, '129', 3).place).toEqual(caret(0, 3))
  })

  it('does not go on from the last box', () => {
    expect(typed(boxes('123', '45', '6789'), 2, '67890', 5).place).toEqual(caret(2, 5))
  })

  it('of anything but digits changes nothing, and leaves the caret where it was', () => {
    expect(typed(boxes('12', '', ''), 0, '1a2', 2)).toEqual({ values: ['12', '', ''], place: caret(0, 1) })
  })

  it('beyond the length of a box is ignored', () => {
    expect(typed(full, 0, '1234', 4)).toEqual({ values: ['123', '45', '67890'], place: caret(0, 3) })
  })
})

describe('pasting', () => {
  it.each(['123-45-67890', '123 45 67890', '1234567890', '１２３－４５－６７８９０', '번호: 123-45-67890'])(
    'a whole number, as in "%s", fills all boxes',
    text => {
      expect(inserted(boxes('9', '9', '9'), caret(1, 1), text)).toEqual({
        values: full.values,
        place: caret(2, 5),
      })
    },
  )

  it('keeps of a number that is too long what fits', () => {
    expect(inserted(empty, caret(0, 0), '12345678901234').values).toEqual(full.values)
  })

  it('a part runs on into the boxes behind it', () => {
    expect(inserted(empty, caret(0, 0), '123-45').values).toEqual(['123', '45', ''])
    expect(inserted(boxes('123', '', ''), caret(1, 0), '45-67890').values).toEqual(full.values)
  })

  it('a part goes in at the caret', () => {
    expect(inserted(boxes('13', '', ''), caret(0, 1), '2')).toEqual({
      values: ['123', '', ''],
      place: caret(0, 2),
    })
  })

  it('replaces what is selected', () => {
    expect(inserted(full, { box: 2, from: 0, to: 5 }, '11').values).toEqual(['123', '45', '11'])
  })

  it('into a full box overwrites the digits behind the caret', () => {
    expect(inserted(full, caret(0, 1), '9').values).toEqual(['193', '45', '67890'])
  })

  it('that fills a box goes on to the next', () => {
    expect(inserted(empty, caret(0, 0), '123').place).toEqual(caret(1, 0))
  })

  it('of no digit at all changes nothing', () => {
    expect(inserted(full, caret(1, 1), '사업자')).toEqual({ values: full.values, place: caret(1, 1) })
  })
})

describe('Backspace in an empty box', () => {
  it('goes back and deletes there', () => {
    expect(deletedBackwards(boxes('123', '', ''), 1)).toEqual({ values: ['12', '', ''], place: caret(0, 2) })
  })

  it('does nothing in the first box', () => {
    expect(deletedBackwards(empty, 0)).toEqual({ values: ['', '', ''], place: caret(0, 0) })
  })
})

describe('arrow keys', () => {
  it('cross to the end of the box before', () =>
    expect(caretAcross(full, caret(1, 0), 'ArrowLeft')).toEqual(caret(0, 3)))
  it('cross to the start of the box behind', () =>
    expect(caretAcross(full, caret(0, 3), 'ArrowRight')).toEqual(caret(1, 0)))
  it('stay inside a box', () => expect(caretAcross(full, caret(1, 1), 'ArrowLeft')).toBeNull())
  it('leave a selection alone', () =>
    expect(caretAcross(full, { box: 1, from: 0, to: 2 }, 'ArrowRight')).toBeNull())

  it('stop at both ends', () => {
    expect(caretAcross(full, caret(0, 0), 'ArrowLeft')).toBeNull()
    expect(caretAcross(full, caret(2, 5), 'ArrowRight')).toBeNull()
  })
})

describe('a wrong number', () => {
  it('needs attention where digits are missing', () =>
    expect(invalidBoxes(boxes('123', '4', ''))).toEqual([1, 2]))
  it('needs attention as a whole when it is complete', () => expect(invalidBoxes(full)).toEqual([0, 1, 2]))
})

describe('whatever is typed', () => {
  const anyLengths = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 })
  const anyText = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('1', '2', '９', '-', ' ', '가') }))
  const anyAct = fc.record<Act>({
    kind: fc.constantFrom('type', 'insert', 'delete'),
    text: anyText,
    at: fc.nat(),
    span: fc.nat(3),
  })

  it('a box holds nothing but ASCII digits, no more than it takes, and the caret stands inside it', () => {
    fc.assert(
      fc.property(anyLengths, fc.array(anyAct), (lengthsOfBoxes, acts) => {
        const start: Edit = { values: lengthsOfBoxes.map(() => ''), place: caret(0, 0) }
        const { values, place } = acts.reduce((state, act) => after(state, act, lengthsOfBoxes), start)

        expect(values).toHaveLength(lengthsOfBoxes.length)
        values.forEach((value, box) => expect(value).toMatch(new RegExp(`^[0-9]{0,${lengthsOfBoxes[box]}}$`)))
        expect(place.from).toBeLessThanOrEqual(place.to)
        expect(place.to).toBeLessThanOrEqual(values[place.box]?.length ?? -1)
      }),
    )
  })

  it('typing a number digit by digit gives the same as pasting it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,12}$/), number => {
        const state = Array.from(number).reduce<Edit>(
          ({ values, place: { box, from, to } }, digit) => {
            const value = values[box] ?? ''
            return typed({ values, lengths }, box, value.slice(0, from) + digit + value.slice(to), from + 1)
          },
          { values: ['', '', ''], place: caret(0, 0) },
        )
        expect(state.values).toEqual(inserted(empty, caret(0, 0), number).values)
      }),
    )
  })

  it('a paste into empty boxes keeps every digit that fits, in order', () => {
    fc.assert(
      fc.property(anyText, text => {
        expect(inserted(empty, caret(0, 0), text).values.join('')).toBe(digitsIn(text).slice(0, 10))
      }),
    )
  })
})
