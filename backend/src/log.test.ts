import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLog, maskBusinessNumbers } from './log.ts'

it.each([
  ['1234567890', '123-45-*****'],
  ['번호 123-45-67890 입니다', '번호 123-45-***** 입니다'],
  ['/detail/1234567890/x', '/detail/123-45-*****/x'],
  ['20250000000004', '20250000000004'],
  ['a1234567890', 'a1234567890'],
  ['123456789', '123456789'],
])('of "%s" shows "%s"', (text, shown) => {
  expect(maskBusinessNumbers(text)).toBe(shown)
})

it('never writes a business number, wherever it comes from', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9]{10}$/),
      fc.constantFrom('', ' ', '"', '번호', '/', ','),
      (number, edge) => {
        const lines: string[] = []
        const log = createLog('info', { write: line => void lines.push(line) })
        log.info(
          { path: `/x/${number}`, err: new Error(`${edge}${number}${edge} is refused`) },
          `about ${number}`,
        )
        expect(lines).toHaveLength(1)
        expect(lines[0]).not.toContain(number)
      },
    ),
  )
})
