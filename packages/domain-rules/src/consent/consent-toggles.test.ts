import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areConsentsAgreed, toggleConsents, type ConsentToggle } from './consent-toggles.ts'
import type { ConsentChoices } from './consents-verdict.ts'
import { CONSENT_GROUPS, CONSENT_SCREENS, CONSENTS, consentColumnsOf } from './consents.ts'

const screen = CONSENT_SCREENS.consents
const agreeAll = { groups: screen, isAgreed: true }
const disagree = { groups: screen, isAgreed: false }

const anyToggle: fc.Arbitrary<ConsentToggle> = fc.oneof(
  fc.record({ column: fc.constantFrom(...CONSENTS.map(({ column }) => column)), isAgreed: fc.boolean() }),
  fc.record({ groups: fc.subarray([...CONSENT_GROUPS]), isAgreed: fc.boolean() }),
)

describe('ticking consents', () => {
  it('ticks one item and nothing else', () => {
    expect(toggleConsents({}, { column: 'tax_info_yn', isAgreed: true })).toEqual({ tax_info_yn: 'Y' })
  })

  it('ticks every item of a group by its box', () => {
    const choices = toggleConsents({}, { groups: ['personal'], isAgreed: true })
    expect(choices).toEqual({ info_collection_yn: 'Y', info_third_party_yn: 'Y', info_promotion_yn: 'Y' })
    expect(areConsentsAgreed(choices, ['personal'])).toBe(true)
    expect(areConsentsAgreed(choices, screen)).toBe(false)
  })

  it('ticks the box of a group with its last item', () => {
    const half = toggleConsents({}, { column: 'info_admin_yn', isAgreed: true })
    expect(areConsentsAgreed(half, ['sharedInformation'])).toBe(false)
    const whole = toggleConsents(half, { column: 'tax_info_yn', isAgreed: true })
    expect(areConsentsAgreed(whole, ['sharedInformation'])).toBe(true)
  })

  it('agrees to everything on the screen and leaves the other screen alone', () => {
    const choices = toggleConsents({}, agreeAll)
    expect(areConsentsAgreed(choices, screen)).toBe(true)
    expect(areConsentsAgreed(choices, CONSENT_SCREENS.mydata)).toBe(false)
  })

  it.each(consentColumnsOf(screen))('unticks the boxes of group and whole with %s', column => {
    const choices = toggleConsents(toggleConsents({}, agreeAll), { column, isAgreed: false })
    const unticked = screen.filter(group => !areConsentsAgreed(choices, [group]))
    expect(unticked).toEqual(CONSENTS.filter(consent => consent.column === column).map(({ group }) => group))
    expect(areConsentsAgreed(choices, screen)).toBe(false)
  })

  it('clears everything by the choice to disagree', () => {
    const choices = toggleConsents(toggleConsents({}, agreeAll), disagree)
    expect(Object.values(choices)).toEqual(consentColumnsOf(screen).map(() => 'N'))
  })
})

describe('ticking consents, in any order', () => {
  it('leaves every box true to its items', () => {
    fc.assert(
      fc.property(fc.array(anyToggle), toggles => {
        const choices = toggles.reduce<ConsentChoices>(toggleConsents, {})
        const fullGroups = CONSENT_GROUPS.filter(group => areConsentsAgreed(choices, [group]))
        const isFull = consentColumnsOf(CONSENT_GROUPS).every(column => choices[column] === 'Y')
        expect(areConsentsAgreed(choices, CONSENT_GROUPS)).toBe(isFull)
        expect(fullGroups.length === CONSENT_GROUPS.length).toBe(isFull)
      }),
    )
  })

  it('leaves the same choices when a tick is repeated, and never changes what was there before', () => {
    fc.assert(
      fc.property(fc.array(anyToggle), anyToggle, (toggles, last) => {
        const before = Object.freeze(toggles.reduce<ConsentChoices>(toggleConsents, {}))
        const after = toggleConsents(before, last)
        expect(toggleConsents(after, last)).toEqual(after)
      }),
    )
  })
})
