import { expect, it } from 'vitest'
import { checkCorporateNumber } from './corporate-number.ts'

const SPACES = '법인번호에 공백이 포함될 수 없습니다.'
const WRONG = '법인번호를 정확히 입력해주세요.'

it.each([
  [['110111', '1234567'], null],
  [['11011 ', '1234567'], SPACES],
  [['110111', '12 4567'], SPACES],
  [['1 ', ''], SPACES],
  [['110111', '\u3000234567'], SPACES],
  [['', ''], WRONG],
  [[], WRONG],
  [['110111'], WRONG],
  [['11011', '1234567'], WRONG],
  [['110111', '12345678'], WRONG],
  [['110111', '123456a'], WRONG],
])('returns for the boxes %j: %s', (parts, message) => {
  expect(checkCorporateNumber(parts)).toBe(message)
})
