import { describe, expect, it } from 'vitest'
import { isOpinionOffered, reasonCodesOf, reasonFor } from './reasons.ts'

const known = [
  { code: 'US01', name: '주대표자 미일치', description: '신청자가 주대표자가 아닙니다.' },
  { code: 'US02', name: '폐업', description: '' },
  { code: 'US99', name: '기타', description: '담당자 확인이 필요합니다.' },
]

describe('the codes of a remark', () => {
  it.each([
    [null, []],
    [undefined, []],
    ['', []],
    [' , ', []],
    ['US01', ['US01']],
    ['US01, US99,', ['US01', 'US99']],
  ])('of %j are %j', (remark, codes) => {
    expect(reasonCodesOf(remark)).toEqual(codes)
  })
})

describe('a reason', () => {
  it.each([
    ['US01', '주대표자 미일치', '신청자가 주대표자가 아닙니다.', '주대표자만 신청 가능합니다.'],
    ['US02', '폐업', '설명 없음', '폐업한 사업자는 신청할 수 없습니다.'],
    ['US99', '기타', '담당자 확인이 필요합니다.', '콜센터에 문의해주세요.'],
    ['US50', '알 수 없는 사유', '설명 없음', null],
  ])(
    'by the code %s is named "%s", described "%s", with the guidance %s',
    (code, name, description, guidance) => {
      expect(reasonFor(code, known)).toEqual({ code, name, description, guidance })
    },
  )

  it('keeps its guidance when the names could not be loaded', () => {
    expect(reasonFor('US01', []).guidance).toBe('주대표자만 신청 가능합니다.')
  })
})

it.each([
  ['US01', false],
  ['US99,US01', false],
  ['US02', true],
  ['US011', true],
  ['', true],
  [null, true],
])('after a hold for %j the opinion screen is offered: %s', (remark, expected) => {
  expect(isOpinionOffered(remark)).toBe(expected)
})
