import { describe, expect, it } from 'vitest'
import {
  CONSENT_GROUPS,
  CONSENTS,
  consentColumnsOf,
  consentOrderNumber,
  isConsentColumn,
  type ConsentGroup,
} from './consents.ts'

describe('the consents', () => {
  it('are eighteen, each once', () => {
    expect(new Set(CONSENTS.map(({ column }) => column)).size).toBe(18)
    expect(CONSENTS).toHaveLength(18)
  })

  it.each<[ConsentGroup, string[]]>([
    ['personal', ['info_collection_yn', 'info_third_party_yn', 'info_promotion_yn']],
    ['sharedInformation', ['info_admin_yn', 'tax_info_yn']],
    [
      'costConfirmation',
      [
        'confirm_notice_yn',
        'confirm_agree_yn',
        'confirm_spc_agree_yn',
        'confirm_duplicate_yn',
        'confirm_collection_yn',
      ],
    ],
    ['deliverySupport', ['delivery_receive_yn', 'delivery_provide_yn']],
    [
      'mydata',
      [
        'mydata_personal_yn',
        'mydata_third_party_yn',
        'mydata_method_yn',
        'mydata_collection_yn',
        'mydata_provide_yn',
        'mydata_notice_yn',
      ],
    ],
  ])('of the group %s are %j', (group, columns) => {
    expect(consentColumnsOf([group])).toEqual(columns)
  })

  it('all belong to a group of one of the screens', () => {
    expect(consentColumnsOf(CONSENT_GROUPS)).toEqual(CONSENTS.map(({ column }) => column))
  })

  it('are numbered from 1 to 18', () => {
    expect(CONSENTS.map(({ column }) => consentOrderNumber(column))).toEqual(
      CONSENTS.map((_, place) => place + 1),
    )
  })

  it('are known by their columns', () => {
    expect(CONSENTS.every(({ column }) => isConsentColumn(column))).toBe(true)
    expect(['', 'info', 'INFO_ADMIN_YN', 'toString'].some(isConsentColumn)).toBe(false)
  })
})
