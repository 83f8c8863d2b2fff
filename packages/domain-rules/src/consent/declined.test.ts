import { expect, it } from 'vitest'
import type { YesNo } from '../yes-no.ts'
import { declinesSharedInformation, documentsNeeded, taxInformationConsent } from './declined.ts'

it.each<[YesNo | undefined, YesNo | null, boolean]>([
  ['Y', 'Y', false],
  ['Y', 'N', true],
  ['N', 'Y', true],
  ['N', 'N', true],
  ['Y', null, true],
  [undefined, 'Y', true],
])(
  'with shared information %s and my-data request %s, documents are needed: %s',
  (admin, mydata, expected) => {
    expect(documentsNeeded(admin ? { info_admin_yn: admin } : {}, mydata)).toBe(expected)
  },
)

it('counts shared information as declined until it is agreed to', () => {
  expect(declinesSharedInformation({})).toBe(true)
  expect(declinesSharedInformation({ info_admin_yn: 'N' })).toBe(true)
  expect(declinesSharedInformation({ info_admin_yn: 'Y' })).toBe(false)
})

it.each<[YesNo, YesNo, YesNo]>([
  ['Y', 'Y', 'Y'],
  ['Y', 'N', 'N'],
  ['N', 'Y', 'N'],
  ['N', 'N', 'N'],
])('with administrative %s and tax %s, tax information is %s', (admin, tax, consent) => {
  expect(taxInformationConsent({ info_admin_yn: admin, tax_info_yn: tax })).toBe(consent)
})
