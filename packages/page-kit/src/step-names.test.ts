import { expect, it } from 'vitest'
import { lineName, stepOf } from './texts.ko.ts'

it.each([
  ['home', '첫 화면'],
  ['phone', '휴대폰 인증'],
  ['realName', '실명 확인'],
  ['businessCheck', '사업자 확인'],
  ['accountCheck', '계좌 확인'],
  ['accountCorrection', '계좌 정정'],
  ['proofBusiness', '영업 증빙'],
  ['financial', '금융인증서'],
  ['joint', '공동인증서'],
  ['ipin', '아이핀'],
  ['simpleApply', '간편인증 신청'],
  ['simpleResult', '간편인증 결과'],
])('the step %s is shown as %s', (step, name) => {
  expect(stepOf(step)).toBe(name)
})

it('a step without a name is shown as it is, beside the action of its line', () => {
  expect(lineName('act_99', 'newStep')).toBe('newStep (act_99)')
})
