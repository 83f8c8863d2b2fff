import type { AccountNumber } from '../../services/look-ups.ts'

export type TestAccount = AccountNumber & {
  /** A short name that tests and testers can look for. */
  key: string
  description: string
  /** The holder to enter for the described outcome. */
  enteredHolder: string
  /** The bank's holder; null if the bank's service fails. */
  holder: string | null
}

/** Every test account of the sandbox, one for each outcome. The numbers are invented; any other has no holder. */
export const testAccounts: readonly TestAccount[] = [
  {
    bankCode: '004',
    accountNumber: '10000000000001',
    key: 'exact',
    description: '예금주 일치',
    enteredHolder: '시험신규',
    holder: '시험신규',
  },
  {
    bankCode: '011',
    accountNumber: '10000000000002',
    key: 'spaces-and-case',
    description: '공백과 대소문자만 다른 예금주, 일치',
    enteredHolder: '시험 abc',
    holder: '시험ABC',
  },
  {
    bankCode: '088',
    accountNumber: '10000000000003',
    key: 'prefix',
    description: '앞 12바이트까지 일치하는 긴 예금주, 일치',
    enteredHolder: '시험배달상점',
    holder: '시험배달상점주식회사',
  },
  {
    bankCode: '020',
    accountNumber: '10000000000004',
    key: 'mismatch-hangul',
    description: '한글 예금주 불일치',
    enteredHolder: '시험신규',
    holder: '다른사람',
  },
  {
    bankCode: '081',
    accountNumber: '10000000000005',
    key: 'mismatch-latin',
    description: '영문 예금주 불일치 (전각문자로 변환하면 일치)',
    enteredHolder: 'SANDBOX',
    holder: 'ＳＡＮＤＢＯＸ',
  },
  {
    bankCode: '003',
    accountNumber: '10000000000006',
    key: 'bank-fails',
    description: '은행 조회 실패',
    enteredHolder: '시험신규',
    holder: null,
  },
  {
    bankCode: '090',
    accountNumber: '1000000000000007',
    key: 'longest-number',
    description: '계좌번호 16자리, 예금주 일치',
    enteredHolder: '시험대표',
    holder: '시험대표',
  },
]
