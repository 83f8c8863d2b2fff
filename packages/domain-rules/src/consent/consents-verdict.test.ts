import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consentsVerdict, missingConsents, type ConsentChoices } from './consents-verdict.ts'
import { CONSENT_SCREENS, CONSENTS, type ConsentColumn } from './consents.ts'

const REFUSED = { ok: false, reason: '필수 동의 항목에 모두 동의해주세요.' }
const PROCEED = { ok: true }

const columns = CONSENTS.map(({ column }) => column)
const everything: ConsentChoices = Object.fromEntries(columns.map(column => [column, 'Y']))
const without = (...declined: ConsentColumn[]): ConsentChoices => ({
  ...everything,
  ...Object.fromEntries(declined.map(column => [column, 'N'])),
})
const anyChoices: fc.Arbitrary<ConsentChoices> = fc.dictionary(
  fc.constantFrom(...columns),
  fc.constantFrom('Y', 'N'),
)

describe('the consents to an application', () => {
  it('are complete when all are given', () => {
    expect(consentsVerdict(everything, '신속')).toEqual(PROCEED)
    expect(consentsVerdict(everything, '확인')).toEqual(PROCEED)
  })

  it('are complete without promotion and without shared administrative information', () => {
    expect(consentsVerdict(without('info_promotion_yn', 'info_admin_yn'), '신속')).toEqual(PROCEED)
  })

  it.each(columns.filter(column => column !== 'info_promotion_yn' && column !== 'info_admin_yn'))(
    'of quick support are incomplete without %s',
    column => {
      expect(consentsVerdict(without(column), '신속')).toEqual(REFUSED)
      expect(missingConsents(without(column), '신속')).toEqual([column])
    },
  )

  it('of confirmed payment are complete without the delivery group', () => {
    expect(consentsVerdict(without('delivery_receive_yn', 'delivery_provide_yn'), '확인')).toEqual(PROCEED)
    expect(consentsVerdict(without('delivery_receive_yn', 'delivery_provide_yn'), '신속')).toEqual(REFUSED)
  })

  it('are incomplete when nothing was chosen', () => {
    expect(missingConsents({}, '신속')).toHaveLength(16)
    expect(missingConsents({}, '확인')).toHaveLength(14)
  })

  it('are asked for on each screen by its own groups', () => {
    expect(consentsVerdict(without('mydata_notice_yn'), '신속', CONSENT_SCREENS.consents)).toEqual(PROCEED)
    expect(consentsVerdict(without('mydata_notice_yn'), '신속', CONSENT_SCREENS.mydata)).toEqual(REFUSED)
    expect(consentsVerdict(without('tax_info_yn'), '신속', CONSENT_SCREENS.mydata)).toEqual(PROCEED)
  })
})

describe('the consents, for any choices', () => {
  it('are complete exactly when none is missing, and never miss one that is given', () => {
    fc.assert(
      fc.property(anyChoices, fc.constantFrom('신속', '확인'), (choices, applicationType) => {
        const missing = missingConsents(choices, applicationType)
        expect(consentsVerdict(choices, applicationType).ok).toBe(missing.length === 0)
        expect(missing.filter(column => choices[column] === 'Y')).toEqual([])
      }),
    )
  })

  it('stay complete when another one is given', () => {
    fc.assert(
      fc.property(anyChoices, fc.constantFrom(...columns), (choices, column) => {
        const missing = missingConsents({ ...choices, [column]: 'Y' }, '신속')
        expect(missing).toEqual(missingConsents(choices, '신속').filter(other => other !== column))
      }),
    )
  })

  it('are complete when both screens are', () => {
    fc.assert(
      fc.property(anyChoices, choices => {
        const screens = [CONSENT_SCREENS.consents, CONSENT_SCREENS.mydata]
        const areComplete = screens.every(groups => consentsVerdict(choices, '신속', groups).ok)
        expect(consentsVerdict(choices, '신속').ok).toBe(areComplete)
      }),
    )
  })
})
