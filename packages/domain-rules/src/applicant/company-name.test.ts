import { expect, it } from 'vitest'
import { checkCompanyName } from './company-name.ts'

const MISSING = '법인명 or 상호명을 입력해주세요'

it.each([
  ['', MISSING],
  ['   ', MISSING],
  ['\u3000\t', MISSING],
  ['\u3164', MISSING],
  ['가', null],
  [' 한국상사 ', null],
  ['가'.repeat(30), null],
  [` ${'가'.repeat(30)} `, null],
  ['가'.repeat(31), '법인명 or 상호명은 최대 30자까지만 입력 가능합니다.'],
])('returns for "%s": %s', (name, message) => {
  expect(checkCompanyName(name)).toBe(message)
})
