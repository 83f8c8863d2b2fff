/** Texts of the result screen. The sentences of cancelling, re-applying and proof are the specification's (r§8). */
import type { ApplicationStatus } from 'domain-rules/application'

export const status = {
  title: '진행 상태',
  steps: ['신청완료', '정보조회', '검증·심의', '대상결정', '지급완료'],
  stepsLabel: '신청 진행 단계',
  withdrawn: '진행 중인 단계가 없습니다.',
  amount: '총 지원금액',
  undecided: '아직 결정되지 않았습니다',
  changed: (now: string) => `신청상태가 바뀌었습니다: ${now}`,
  updatedAt: '상태 변경일',
} as const

type Tone = 'info' | 'success' | 'warning' | 'danger'

type Notice = { tone: Tone; notice: string; todo: string }

const notices: Readonly<Record<ApplicationStatus, Notice>> = {
  신청: {
    tone: 'info',
    notice: '신청이 접수되었습니다.',
    todo: '지금 하실 일은 없습니다. 접수 순서에 따라 처리됩니다.',
  },
  신청완료: {
    tone: 'info',
    notice: '신청이 완료되었습니다.',
    todo: '지금 하실 일은 없습니다. 곧 신청 정보를 조회합니다.',
  },
  정보조회: {
    tone: 'info',
    notice: '사업자와 매출 정보를 조회하고 있습니다.',
    todo: '지금 하실 일은 없습니다. 조회가 끝날 때까지 기다려주세요.',
  },
  보완요청: {
    tone: 'warning',
    notice: '보완이 필요합니다.',
    todo: '보완할 내용을 콜센터에 문의하고, 요청일부터 7일 이내에 보완해주세요. 기한이 지나면 지원받지 못할 수 있습니다.',
  },
  보완완료: { tone: 'info', notice: '보완하신 내용을 확인하고 있습니다.', todo: '지금 하실 일은 없습니다.' },
  검증중: { tone: 'info', notice: '신청 내용을 검증하고 있습니다.', todo: '지금 하실 일은 없습니다.' },
  심사중: { tone: 'info', notice: '신청 내용을 심사하고 있습니다.', todo: '지금 하실 일은 없습니다.' },
  심의중: {
    tone: 'info',
    notice: '지원 여부를 심의하고 있습니다.',
    todo: '지금 하실 일은 없습니다. 심의 중에는 신청을 취소할 수 없습니다.',
  },
  보류: { tone: 'warning', notice: '지급이 보류되었습니다.', todo: '아래 사유를 확인해주세요.' },
  대상선정: {
    tone: 'success',
    notice: '지원대상으로 선정되었습니다.',
    todo: '배달·택배 이용 증빙을 등록해주세요. 지원금은 최대 30만원입니다.',
  },
  대상미선정: {
    tone: 'danger',
    notice: '지원대상으로 선정되지 않았습니다.',
    todo: '아래 사유를 확인해주세요.',
  },
  요청검증완료: {
    tone: 'info',
    notice: '수정하신 계좌정보를 확인했습니다.',
    todo: '지금 하실 일은 없습니다. 지급을 기다려주세요.',
  },
  이체결과오류: {
    tone: 'danger',
    notice: '등록하신 계좌로 지원금을 보내지 못했습니다.',
    todo: '계좌정보를 수정해주세요.',
  },
  지급완료: { tone: 'success', notice: '지원금 지급이 완료되었습니다.', todo: '입금 내역을 확인해주세요.' },
  사용자취소: { tone: 'warning', notice: '신청이 취소되었습니다.', todo: '지금 하실 일은 없습니다.' },
  사용자삭제: {
    tone: 'warning',
    notice: '신청이 취소되었습니다.',
    todo: '다시 신청하려면 재신청을 눌러주세요.',
  },
}

/** Returns the sentence for a status, and the next thing to do; another backend may send a status of its own. */
export function noticeOf(given: string): Notice {
  const known: Partial<Record<string, Notice>> = notices
  return known[given] ?? { tone: 'info', notice: `신청상태: ${given}`, todo: todo.askAboutStatus }
}

/** The next thing to do, if it depends on more than the status. */
export const todo = {
  supplement: '위에 안내된 증빙을 보완해주세요.',
  askAboutStatus: '자세한 내용은 콜센터에 문의해주세요.',
  askForReason: '사유는 콜센터에 문의해주세요.',
  nothingBecause: (reason: string) => `지금 하실 일은 없습니다. ${reason}`,
  moreProof: '증빙을 더 등록할 수 있습니다. 지원금은 최대 30만원입니다.',
} as const

export const reasons = {
  held: '보류 사유',
  excluded: '대상 제외 사유',
  objectionGuide: '이의신청 안내',
} as const

export const hold = {
  notice: '보류 사유에 이의가 있으면 의견을 제출해주세요.',
  toOpinion: '의견제출',
} as const

export const supplement = {
  title: '보완요청',
  of: (type: string, number: number) => `${number}번 ${type} 증빙에 보완이 필요합니다.`,
  within: '요청일부터 7일 이내에 보완하지 않으면 지원받지 못할 수 있습니다.',
  until: '까지(요청일부터 7일) 보완하지 않으면 지원받지 못할 수 있습니다.',
  register: '보완하기',
} as const

export const facts = {
  title: '기본정보',
  applicationNumber: '신청번호',
  supportNumber: '지원번호',
  missing: 'N/A',
  kind: '사업자 구분',
  individual: '개인사업자',
  corporation: '법인사업자',
  applicant: { individual: '신청인', corporation: '대표자명' },
  businessNumber: '사업자등록번호',
  companyName: { individual: '상호명', corporation: '법인명' },
  corporateNumber: '법인번호',
  settlementMonth: '결산월',
  month: (month: string) => `${Number(month)}월`,
  openingDate: '개업일자',
  submittedAt: '신청일',
  history: '진행 이력',
} as const

export const account = {
  title: '지급 계좌',
  bank: '은행',
  number: '계좌번호',
  holder: '예금주',
} as const

export const proof = {
  title: '증빙 내역',
  empty: '등록한 증빙이 없습니다.',
  pages: '증빙 내역 페이지 이동',
  columns: {
    number: '번호',
    type: '증빙유형·기간',
    total: '금액/건수',
    status: '상태',
    registeredAt: '등록일',
    recognised: '인정금액',
    actions: '상세/취소',
  },
  byCarrier: '택배사 조회',
  undecided: '심사 후 결정',
  cases: (count: number) => `${count.toLocaleString('ko-KR')}건`,
  year: (year: string) => `${year}년`,
  register: '새 증빙 등록',
  examples: '증빙 예시 보기',
  examplesTitle: '증빙 예시',
  detail: '상세',
  files: '파일 보기',
  lookup: '조회내역',
  cancel: '취소',
  number: (number: number) => `${number}번`,
  ofBatch: (number: number) => `${number}번 증빙`,
  cancelQuestion: '해당 증빙을 취소하시겠습니까?',
  cancelYes: '증빙 취소',
  cancelNo: '아니요',
  batchCancelled: '취소가 완료되었습니다.',
  batchNotCancelled: '취소 처리 중 오류가 발생했습니다.',
  itemCancelled: '증빙이 취소되었습니다.',
  itemNotCancelled: '증빙 취소에 실패했습니다.',
} as const

export const files = {
  title: '증빙 파일',
  empty: '등록된 파일이 없습니다.',
  unnamed: '파일 없음',
  preview: '미리보기',
  cancel: '취소',
  close: '닫기',
  emptyFilesTitle: '0바이트 파일 안내',
  emptyFiles: '다음 파일은 내용이 없어(0바이트) 증빙으로 인정되지 않을 수 있습니다.',
} as const

export const lookup = {
  titles: { 신속: '신속지급 조회내역', 택배: '택배 조회내역' },
  name: { 신속: '플랫폼', 택배: '택배사' },
  amount: '이용금액',
  recognised: '인정금액',
  empty: '조회된 내역이 없습니다.',
  close: '닫기',
} as const

export const actions = {
  cancel: '신청취소',
  reapply: '재신청',
  editAccount: '계좌정보 수정',
  confirm: '확인',
  print: '결과 인쇄',
  credit: '신용지원사업 보기',
  cancelTitle: '신청을 취소하시겠습니까?',
  cancelWarnings: [
    '매출 기준이 1억 400만원에서 3억원으로 상향되었습니다.',
    '접수 순서에 따라 처리됩니다.',
    '취소 후 재신청 시 지급이 지연될 수 있습니다.',
  ],
  cancelYes: '신청취소',
  cancelNo: '닫기',
  cancelled: '신청이 취소되었습니다.',
  processedAlready: '이미 처리되었습니다.',
  failed: '처리 중 오류가 발생했습니다.',
  reapplyQuestion: '기존 신청은 삭제되고 새로 신청됩니다.',
  reapplySure: '재신청하시겠습니까?',
  reapplyNo: '돌아가기',
} as const
