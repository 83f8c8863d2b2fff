import { expect, it } from 'vitest'
import { checkResidenceNumber, residenceFrontOf } from './residence-number.ts'

const MISSING = '주민번호를 입력해주세요.'
const WRONG = '주민등록번호를 정확히 입력해주세요.'

it.each([
  [[], MISSING],
  [['', ''], MISSING],
  [['900101'], MISSING],
  [['900101', ''], MISSING],
  [['', '1234567'], MISSING],
  [['90010', ''], MISSING],
  [['90010', '1234567'], WRONG],
  [['900101', '123456'], WRONG],
  [['900101', '12345678'], WRONG],
  [['90010a', '1234567'], WRONG],
  [['900101', '1234567', '8'], WRONG],
  [['９００１０１', '1234567'], WRONG],
  [['900101', '1234567'], null],
  [['000000', '0000000'], null],
])('returns for the boxes %j: %s', (parts, message) => {
  expect(checkResidenceNumber(parts)).toBe(message)
})

it('takes its front from the birth date', () => {
  expect(residenceFrontOf('19900131')).toBe('900131')
  expect(residenceFrontOf('')).toBe('')
})
