import { expect, it } from 'vitest'
import { routeTitle } from './route-title.ts'

const form = { title: '신청정보 입력 (개인)', corporationTitle: '신청정보 입력 (법인)' }

it.each([
  ['0', '신청정보 입력 (법인)'],
  ['1', '신청정보 입력 (개인)'],
  ['', '신청정보 입력 (개인)'],
])('the application form of management type "%s" is called %s', (managementType, title) => {
  expect(routeTitle(form, { managementType })).toBe(title)
})

it.each(['0', '1', ''])('another page is called the same for management type "%s"', managementType => {
  expect(routeTitle({ title: '약관동의' }, { managementType })).toBe('약관동의')
})
