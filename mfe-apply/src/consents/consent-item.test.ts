import { CONSENT_GROUPS } from 'domain-rules/consent'
import { expect, it } from 'vitest'
import { consentItems } from './consent-item.ts'

it('is everything that a screen shows of a consent', () => {
  const [item] = consentItems(['personal'], '확인', { info_collection_yn: 'Y' })
  expect(item).toEqual({
    saveColumn: 'info_collection_yn',
    orderNo: 1,
    title: '개인정보 수집·이용 동의',
    required: true,
    checked: true,
    contentTitle: '개인정보 수집·이용에 관한 사항',
    content: expect.arrayContaining([{ text: '보유 기간: 수집일부터 <strong>5년</strong>', isHtml: true }]),
  })
})

it('is in its group, in the order of its numbers', () => {
  const items = consentItems(CONSENT_GROUPS, '확인', {})
  expect(items.map(({ orderNo }) => orderNo)).toEqual(items.map((_, at) => at + 1))
  expect(consentItems(['sharedInformation'], '확인', {}).map(({ saveColumn }) => saveColumn)).toEqual([
    'info_admin_yn',
    'tax_info_yn',
  ])
})

it('of the delivery group is required of those with quick support only', () => {
  const areRequired = (type: string) =>
    consentItems(['deliverySupport'], type, {}).map(({ required }) => required)
  expect(areRequired('신속')).toEqual([true, true])
  expect(areRequired('확인')).toEqual([false, false])
})
