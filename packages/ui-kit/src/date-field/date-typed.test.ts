import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { dateTyped } from './date-typed.ts'

const atEnd = (text: string) => dateTyped(text, text.length)

it.each([
  ['20240229', '2024-02-29'],
  ['２０２４０２２９', '2024-02-29'],
  ['2024.02.29', '2024-02-29'],
  ['2024. 02. 29.', '2024-02-29'],
  ['2024/02/29', '2024-02-29'],
  ['2024-02-29', '2024-02-29'],
  [' 20240229 ', '2024-02-29'],
])('gives %j its hyphens', (text, expected) => expect(atEnd(text)).toBe(expected))

it.each(['', '2', '2024', '2024-', '2024-0', '2024022', '202402291', '2024-2-9', '이천이십사'])(
  'leaves %j as it is',
  text => expect(atEnd(text)).toBe(text),
)

it('leaves a text alone that is corrected in its middle', () => {
  expect(dateTyped('20240229', 4)).toBe('20240229')
})

it('gives eight digits a form of ten characters that stays as it is from then on', () => {
  const eightDigits = fc.stringMatching(/^[0-9]{8}$/)
  fc.assert(
    fc.property(eightDigits, digits => {
      const date = atEnd(digits)
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(date.replaceAll('-', '')).toBe(digits)
      expect(atEnd(date)).toBe(date)
    }),
  )
})
