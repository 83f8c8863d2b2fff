import type { VerifiedPerson } from '../../verification/verification.ts'

export type TestPerson = VerifiedPerson & {
  personId: string
  /** A short name that tests and testers can look for. */
  key: string
  description: string
  /** The number in the residence register; null for one that nobody could enter. */
  residenceNumber: string | null
  /** The outcome of this person's verification even if "success" is pressed. */
  alwaysEndsAs?: 'fail' | 'cancel'
}

/**
 * Every test person of the sandbox, one for each outcome. All values are invented so that no one can have them. The
 * names describe their use, mobile numbers are from a range that is not assigned, and the seventh digit of the
 * residence numbers means a birth before 1900.
 */
export const testPersons: readonly TestPerson[] = [
  person('01', '시험신규', '19800101', { key: 'fresh', description: '처음 신청하는 사람. 실명확인 일치' }),
  person('02', '시험중복', '19810202', {
    key: 'duplicate',
    description: '이미 신청한 사람. 신청 절차에서는 중복 신청(APL_DUPLICATE_CI), 결과 조회는 가능',
  }),
  person('03', '시험불일치', '19820303', {
    key: 'differing-residence-number',
    description: '주민등록번호가 성명과 일치하지 않는 사람. 실명확인 불일치',
    residenceNumber: null,
  }),
  person('04', '시험실패', '19830404', {
    key: 'fails',
    description: '인증에 실패하는 사람. 성공을 눌러도 실패로 끝남',
    alwaysEndsAs: 'fail',
  }),
  person('05', '시험취소', '19840505', {
    key: 'cancels',
    description: '인증을 취소하는 사람. 성공을 눌러도 취소로 끝남',
    alwaysEndsAs: 'cancel',
  }),
  person('06', '시험대표', '19750606', {
    key: 'representative',
    description: '법인의 대표자. 실명확인 일치',
  }),
  person('07', '시험선정', '19760707', {
    key: 'submitted-representative',
    description: '대상선정된 법인의 대표자. 결과 조회 가능',
  }),
  person('08', '시험삭제', '19850808', {
    key: 'deleted-by-applicant',
    description: '신청을 취소한 사람. 결과 조회와 재신청 가능',
  }),
  person('09', '시험무전화', '19900909', {
    key: 'no-mobile-number',
    description: '휴대폰번호가 확인되지 않는 사람. 신청서에서 직접 입력',
    mobileNumber: null,
    mobileCarrier: null,
  }),
  person('10', '시험'.repeat(15), '20000229', { key: 'long-name', description: '이름이 긴 사람 (30자)' }),
]

/** With this residence number the register fails instead of responding, for any name. */
export const FAILING_RESIDENCE_NUMBER = '9912319999999'

/** Returns the test person with this id or short name, or the person that a seed has made for a business. */
export function testPerson(idOrKey: string): TestPerson | undefined {
  const listed = testPersons.find(({ personId, key }) => personId === idOrKey || key === idOrKey)
  return listed ?? seededPerson(idOrKey)
}

/** Returns the id of a person for one business only, so that seeds do not share persons. */
export function seededPersonId(businessNumber: string): string {
  return `S-${businessNumber}`
}

function seededPerson(personId: string): TestPerson | undefined {
  const number = /^S-([0-9]{10})$/.exec(personId)?.[1]
  if (!number) return undefined
  return person(`-SEED-${number}`, '시험시드', '19900101', {
    personId,
    key: personId,
    description: `시드로 만든 신청의 신청인 (${number})`,
    mobileNumber: '01000000000',
    residenceNumber: null,
  })
}

type Told = Pick<TestPerson, 'key' | 'description'> & Partial<TestPerson>

function person(number: string, name: string, birthDate: string, told: Told): TestPerson {
  // As long as a real one, and with characters that addresses have to encode.
  const ci = `SANDBOX/CI+00${number}`.padEnd(86, '0') + '=='
  const verified = { ci, name, birthDate, mobileNumber: `010000000${number}`, mobileCarrier: 'SKT' }
  const residenceNumber = `${birthDate.slice(2)}00000${number}`
  return { ...verified, personId: `P-0${number}`, residenceNumber, ...told }
}
