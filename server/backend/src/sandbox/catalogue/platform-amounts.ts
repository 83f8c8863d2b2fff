import type { MonthlyAmount } from '../../services/look-ups.ts'

export type TestPlatformAmounts = {
  businessNumber: string
  /** A short name that tests and testers can look for. */
  key: string
  description: string
  months: readonly MonthlyAmount[]
}

/** The platforms' records of the test businesses; there are no others. */
export const testPlatformAmounts: readonly TestPlatformAmounts[] = [
  {
    businessNumber: '1234567801',
    key: 'reaches-cap',
    description: '배달앱 이용금액이 30만원 이상, 신청금액 300,000원',
    months: [
      { platform: '배달앱 A', month: '2024-11', amount: 180_000 },
      { platform: '배달앱 A', month: '2024-12', amount: 240_000 },
      { platform: '배달대행 B', month: '2025-01', amount: 300_000 },
    ],
  },
  {
    businessNumber: '1234567814',
    key: 'nothing',
    description: '배달앱 이용금액이 0원, 신청금액 0원',
    months: [{ platform: '배달앱 A', month: '2025-01', amount: 0 }],
  },
  {
    businessNumber: '1234567815',
    key: 'below-cap',
    description: '배달앱 이용금액 120,000원, 신청금액 120,000원',
    months: [
      { platform: '배달앱 A', month: '2025-01', amount: 70_000 },
      { platform: '배달앱 C', month: '2025-02', amount: 50_000 },
    ],
  },
]
