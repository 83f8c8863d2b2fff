/** Messages of single fields are beside their rules in domain-rules. */
export const lead =
  '사업자등록증과 통장을 준비하시면 5분 안에 작성하실 수 있습니다. 입력하신 사업체 정보는 이 창을 닫기 전까지 임시로 보관되며, 주민등록번호·휴대폰번호·계좌정보와 첨부파일은 보관하지 않습니다.'
export const loading = '신청서를 불러오는 중입니다.'
export const cancel = '취소'
export const checkAnswers = '신청 내용 확인'
export const submissionFailed = '오류가 발생했습니다.'

export const sections = {
  applicant: '신청인(주대표자) 정보',
  business: '사업자 정보',
  corporation: '법인 정보',
  documents: '제출서류',
  account: '지급 계좌',
} as const

export const fields = {
  applicantName: '신청인 성명',
  birthDate: '생년월일',
  mobileNumber: '휴대폰번호',
  residenceNumber: '주민등록번호',
  businessNumber: '사업자등록번호',
  companyName: { individual: '상호명', corporation: '법인명' },
  corporateNumber: '법인번호',
  openingDate: '개업일자',
  settlementMonth: '결산월',
  bank: '은행',
  accountNumber: '계좌번호',
  accountHolder: '예금주',
} as const

export const hints = {
  verified: '본인인증으로 확인된 정보이며 수정할 수 없습니다.',
  mobileNumber: '숫자 11자리를 입력해주세요. 예: 01012345678',
  residenceNumber: (basis: string) =>
    `${basis}에 따라 지원 자격을 확인하는 데에만 사용합니다. 뒤 7자리는 화면에 표시하지 않고 암호화하여 보관합니다.`,
  residenceParts: ['앞 6자리', '뒤 7자리'],
  businessNumber: '앞에서 확인하신 사업자등록번호입니다.',
  companyName: '사업자등록증에 적힌 대로 30자까지 입력해주세요.',
  corporateNumber: '숫자 13자리를 입력하거나 한 번에 붙여 넣으세요.',
  corporateParts: ['앞 6자리', '뒤 7자리'],
  openingDate: '사업자등록증의 개업연월일을 숫자 8자리로 입력해주세요. 예: 20200101',
  settlementMonth: '결산월을 선택해주세요.',
  month: (month: string) => `${month}월`,
} as const

export const checks = {
  goOn: '계속 진행',
  stop: '중단',
  stopLeadsTo: '중단하시면 입력하신 내용을 고친 뒤 다시 확인하실 수 있습니다.',
  helpLine: (line: string) => `신청 문의: ${line}`,
  realName: {
    check: '실명확인',
    optional: '(선택) 실명확인을 하지 않으셔도 신청하실 수 있지만, 심사가 늦어질 수 있습니다.',
    completed: '실명확인 완료',
    done: '인증이 완료되었습니다.',
    mismatch:
      '주민등록번호와 신청자 성명이 일치하지 않습니다. 계속 진행하시겠습니까? (지원 대상에서 제외될 수 있습니다.)',
    overridden: '주민등록번호와 성명이 일치하지 않은 채로 진행합니다. 지원 대상에서 제외될 수 있습니다.',
    failed: '실명인증 처리 중 오류가 발생했습니다.',
  },
  business: {
    check: '사업자 정보 조회',
    optional: '(선택) 사업자 정보를 조회하지 않으셔도 신청하실 수 있지만, 심사가 늦어질 수 있습니다.',
    completed: '사업자 정보 조회 완료',
    done: '사업자 정보 조회가 완료되었습니다.',
    mismatch: '사업자 정보 조회에 실패하였습니다. 계속 진행하시겠습니까? (지원 대상에서 제외될 수 있습니다.)',
    overridden: '사업자 정보가 확인되지 않은 채로 진행합니다. 지원 대상에서 제외될 수 있습니다.',
    failed: '사업자등록번호 확인 중 오류가 발생했습니다.',
  },
  /** The outcome of an optional check among the answers. */
  outcomes: { open: '하지 않음', done: '완료', overridden: '일치하지 않은 채로 진행' },
} as const

export const documents = {
  lead: '행정정보 공동이용 또는 마이데이터 제공에 동의하지 않으셔서 아래 서류가 필요합니다. JPG, PNG, PDF 파일을 하나에 10MB까지 올릴 수 있으며, 신청하실 때 함께 전송됩니다.',
  names: {
    businessRegistrationFile: '사업자등록증',
    nationalTaxPaymentCert: '국세 납세증명서',
    localTaxPaymentCert: '지방세 납세증명서',
    vatStandardCert: '부가가치세 과세표준증명',
    vatExemptCert: '부가가치세 면세사업자 수입금액증명',
    standardFinancialStatementCert: '표준재무제표증명',
  },
  oneOf: {
    vatStandardCert: '과세사업자이면 이 서류를 제출해주세요. 아래 면세사업자 서류와 둘 중 하나만 필요합니다.',
    vatExemptCert: '면세사업자이면 이 서류를 제출해주세요. 위 과세사업자 서류와 둘 중 하나만 필요합니다.',
  },
  unreadable: '파일을 읽을 수 없습니다. 파일을 확인한 후 다시 선택해주세요.',
  optional: '(선택) 일반과세자만 제출해주세요.',
  size: (bytes: number) =>
    bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`,
} as const
