import { CONSENT_SCREENS, consentColumnsOf, type ConsentChoices } from 'domain-rules/consent'
import fc from 'fast-check'
import { emptySession } from 'shared-session/testing'
import { expect, it } from 'vitest'
import { savedChoices, withChoices, type ConsentScreen } from './consent-records.ts'

const stamp = { version: '3.0.0', agreedAt: '2025-03-01T00:00:00.000Z' }
const state = { ...emptySession(), applicationType: '확인' }

it('writes down title, whether it was required, and the choice', () => {
  const { personal, mydata } = withChoices('consents', { info_promotion_yn: 'Y' }, state, stamp)
  expect(personal).toMatchObject(stamp)
  expect(personal.agreements).toHaveLength(12)
  expect(personal.agreements.slice(1, 3)).toEqual([
    { title: '개인정보 제3자 제공 동의', required: true, agreed: 'N' },
    { title: '홍보·안내 수신을 위한 개인정보 이용 동의', required: false, agreed: 'Y' },
  ])
  expect(mydata.agreements).toEqual([])
})

it.each<ConsentScreen>(['consents', 'mydata'])(
  'gives back the choices of %s, those not given as N',
  screen => {
    const columns = consentColumnsOf(CONSENT_SCREENS[screen])
    const anyChoices: fc.Arbitrary<ConsentChoices> = fc.dictionary(
      fc.constantFrom(...columns),
      fc.constantFrom('Y', 'N'),
    )
    fc.assert(
      fc.property(anyChoices, choices => {
        const agreementInfo = withChoices(screen, choices, state, stamp)
        const expected = Object.fromEntries(columns.map(column => [column, choices[column] ?? 'N']))
        expect(savedChoices(screen, { ...state, agreementInfo })).toEqual(expected)
      }),
    )
  },
)

it('passes over a title that has gone since', () => {
  const personal = { ...stamp, agreements: [{ title: '옛 동의', required: true, agreed: 'Y' as const }] }
  const agreementInfo = { ...state.agreementInfo, personal }
  expect(savedChoices('consents', { ...state, agreementInfo })).toEqual({})
})
