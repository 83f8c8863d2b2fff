import { expect, it } from 'vitest'
import { checkParcelRequest, joinCarriers, parcelRequestProblems } from './carriers.ts'

const offered = ['택배사 A', '택배사 B', '우체국']
const NOT_CHOSEN = '이용 택배사 목록중 최소 1개이상 선택해주세요.'

it.each([
  [false, [], '동의 여부를 확인해주세요.'],
  [false, ['우체국'], '동의 여부를 확인해주세요.'],
  [true, [], NOT_CHOSEN],
  [true, ['모르는 택배사'], NOT_CHOSEN],
  [true, ['우체국', '모르는 택배사'], NOT_CHOSEN],
  [true, ['우체국'], null],
  [true, offered, null],
])('with agreement %s and the carriers %j returns: %s', (isAgreed, carriers, message) => {
  expect(checkParcelRequest({ isAgreed, carriers }, offered)).toBe(message)
})

it('tells both at once to a form', () => {
  const problems = parcelRequestProblems({ isAgreed: false, carriers: [] }, offered)
  expect(problems.map(({ field }) => field)).toEqual(['agreement', 'carriers'])
})

it('joins the names with commas', () => {
  expect(joinCarriers(['택배사 A', '우체국'])).toBe('택배사 A,우체국')
  expect(joinCarriers(['우체국'])).toBe('우체국')
})
