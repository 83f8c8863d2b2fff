import { expect, it } from 'vitest'
import { BUSINESS_DETAILS, GENERAL_DETAILS } from './detail-types.ts'

it('has six general and eight business details, numbered from 1 and named differently', () => {
  expect(GENERAL_DETAILS.map(({ code }) => code)).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(BUSINESS_DETAILS.map(({ code }) => code)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
  expect(new Set([...GENERAL_DETAILS, ...BUSINESS_DETAILS].map(({ name }) => name)).size).toBe(14)
})

it('names the details of the specification by their numbers', () => {
  const namesOf = (details: typeof GENERAL_DETAILS) => details.map(({ code, name }) => `${code} ${name}`)
  expect(namesOf(GENERAL_DETAILS)).toEqual([
    '1 전자세금계산서',
    '2 카드영수증',
    '3 택배 운송장',
    '4 택배 주문·접수 내역',
    '5 배달·택배사 정산내역',
    '6 상인회·협회 내부 시스템',
  ])
  expect(namesOf(BUSINESS_DETAILS)).toEqual([
    '1 배달완료 사진·문자',
    '2 인수증',
    '3 사업용 차량등록증',
    '4 이동식 카드단말기 계약서',
    '5 배달대장',
    '6 포장재 구매내역',
    '7 배달 전단지',
    '8 배달 간판',
  ])
})
