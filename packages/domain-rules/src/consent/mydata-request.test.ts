import { describe, expect, it } from 'vitest'
import { toggleConsents } from './consent-toggles.ts'
import { CONSENT_SCREENS, consentColumnsOf } from './consents.ts'
import { isMydataRequestOffered, keptMydataRequest, mydataVerdict } from './mydata-request.ts'

const PROCEED = { ok: true }
const REFUSED = { ok: false, reason: '필수 동의 항목에 모두 동의해주세요.' }
const allItems = toggleConsents({}, { groups: CONSENT_SCREENS.mydata, isAgreed: true })

describe('the my-data request', () => {
  it('is offered once all six items are ticked', () => {
    expect(isMydataRequestOffered(allItems)).toBe(true)
    expect(isMydataRequestOffered({})).toBe(false)
  })

  it('goes on with either choice, and not without one', () => {
    expect(mydataVerdict(allItems, 'Y')).toEqual(PROCEED)
    expect(mydataVerdict(allItems, 'N')).toEqual(PROCEED)
    const unanswered = { ok: false, reason: '본인정보 제공 요구 여부를 선택해주세요.' }
    expect(mydataVerdict(allItems, null)).toEqual(unanswered)
  })

  it.each(consentColumnsOf(CONSENT_SCREENS.mydata))('is closed and cleared without %s', column => {
    const choices = toggleConsents(allItems, { column, isAgreed: false })
    expect(isMydataRequestOffered(choices)).toBe(false)
    expect(keptMydataRequest(choices, 'Y')).toBeNull()
    expect(mydataVerdict(choices, 'N')).toEqual(REFUSED)
  })

  it('is kept while all items stay ticked', () => {
    expect(keptMydataRequest(allItems, 'N')).toBe('N')
    expect(keptMydataRequest(allItems, null)).toBeNull()
  })
})
