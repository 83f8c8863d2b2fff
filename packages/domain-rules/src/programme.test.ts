import { expect, it } from 'vitest'
import * as programme from './programme.ts'

it('has the numbers of the programme', () => {
  const { QUICK_SUPPORT_PLATFORMS, PARCEL_CARRIERS, ...numbers } = programme
  expect(numbers).toEqual({
    BENEFIT_CAP: 300_000,
    DEFAULT_SUPPORT_AMOUNT: 1_000_000,
    DIRECT_DELIVERY_WON_PER_CASE: 5_000,
    MAX_CASES: 100,
    PROOF_YEARS: ['2024', '2025'],
    SUPPORT_PERIOD: { from: '2024-01-01', until: '2025-12-31' },
    REVENUE_BOUND: { above: 0, upTo: 300_000_000 },
    OPENING_DATE_CUT_OFF: '2024-12-31',
    UPLOAD_LIMIT_BYTES: 10 * 1024 * 1024,
    OPINION_LIMIT: 2,
    OPINION_TEXT_LIMIT: 200,
    OPINION_FILE_LIMIT: 5,
    SESSION_TOKEN_SECONDS: 3_600,
    SESSION_WARNING_SECONDS: 300,
    RESULT_PAGE_SIZE: 3,
    PROOF_PAGE_SIZE: 10,
    DIRECTORY_PAGE_SIZE: 10,
    CONSENT_RETENTION_YEARS: 5,
    PROMOTION_RETENTION_YEARS: 2,
    PARCEL_LOOKUP_MONTHS: 1,
    SUPPLEMENT_DAYS: 7,
  })
  expect(QUICK_SUPPORT_PLATFORMS).toEqual([
    '배달앱 A',
    '배달앱 C',
    '배달앱 D',
    '배달앱 E',
    '배달대행 B',
    '배달대행 F',
    '배달대행 G',
    '배달대행 H',
  ])
  expect(PARCEL_CARRIERS).toEqual([
    '택배사 A',
    '택배사 B',
    '택배사 C',
    '택배사 D',
    '택배조회 서비스',
    '우체국',
  ])
})
