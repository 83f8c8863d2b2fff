const DAY_MS = 24 * 60 * 60_000

type ParcelUse = {
  carrier: string
  /** YYYY-MM. */
  month: string
  /** Parcel costs of the month in won. */
  amount: number
}

type TestParcels = {
  businessNumber: string
  /** A short name that tests and testers can look for. */
  key: string
  description: string
  answersAfterMs: number
  uses: readonly ParcelUse[]
}

/** The carriers' records of the test businesses, for testers who decide as case workers; there are no others. */
export const testParcels: readonly TestParcels[] = [
  {
    businessNumber: '1234567802',
    key: 'found-next-day',
    description: '신청 하루 뒤 조회 완료, 택배사 두 곳 이용',
    answersAfterMs: DAY_MS,
    uses: [
      { carrier: '택배사 A', month: '2024-12', amount: 96_000 },
      { carrier: '우체국', month: '2025-01', amount: 310_000 },
    ],
  },
  {
    businessNumber: '1234567803',
    key: 'found-after-a-month',
    description: '신청 30일 뒤 조회 완료, 택배사 한 곳 이용',
    answersAfterMs: 30 * DAY_MS,
    uses: [{ carrier: '택배사 B', month: '2025-02', amount: 45_000 }],
  },
  {
    businessNumber: '1234567804',
    key: 'nothing-found',
    description: '신청 하루 뒤 조회 완료, 이용내역 없음',
    answersAfterMs: DAY_MS,
    uses: [],
  },
]
