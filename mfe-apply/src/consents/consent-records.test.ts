import { CONSENT_SCREENS, consentColumnsOf, type ConsentAnswers } from 'domain-rules/consent'
import fc from 'fast-check'
import { emptySession } from 'shared-session/testing'
import { expect, it } from 'vitest'
import { savedAnswers, withAnswers, type ConsentScreen } from './consent-records.ts'

const stamp = { version: '3.0.0', agreedAt: '2025-03-01T00:00:00.000Z' }
const state = { ...emptySession(), applicationType: '확인' }

it('writes down title, whether it was required, and the answer', () => {
  const { personal, mydata } = withAnswers('consents', { info_promotion_yn: 'Y' }, state, stamp)
  expect(personal).toMatchObject(stamp)
  expect(personal.agreements).toHaveLength(12)
  expect(personal.agreements.slice(1, 3)).toEqual([
    { title: '개인정보 제3자 제공 동의', required: true, agreed: 'N' },
    { title: '홍보·안내 수신을 위한 개인정보 이용 동의', required: false, agreed: 'Y' },
  ])
  expect(mydata.agreements).toEqual([])
})

it.each<ConsentScreen>(['consents', 'mydata'])(
  'gives back the answers of %s, those not given as N',
  screen => {
    const columns = consentColumnsOf(CONSENT_SCREENS[screen])
    const anyAnswers: fc.Arbitrary<ConsentAnswers> = fc.dictionary(
      fc.constantFrom(...columns),
      fc.constantFrom('Y', 'N'),
    )
    fc.assert(
      fc.property(anyAnswers, answers => {
        const agreementInfo = withAnswers(screen, answers, state, stamp)
        const expected = Object.fromEntries(columns.map(column => [column, answers[column] ?? 'N']))
        expect(savedAnswers(screen, { ...state, agreementInfo })).toEqual(expected)
      }),
    )
  },
)

it('passes over a title that has gone since', () => {
  const personal = { ...stamp, agreements: [{ title: '옛 동의', required: true, agreed: 'Y' as const }] }
  const agreementInfo = { ...state.agreementInfo, personal }
  expect(savedAnswers('consents', { ...state, agreementInfo })).toEqual({})
})
