/** Texts of the pages of direct delivery. The messages are the specification's (PDIR-20, PDIR-21). */
import type { BusinessStage } from 'domain-rules/proof'

export const lead = '대표자나 직원이 직접 배달하신 사실을 두 단계로 증빙합니다. 1건당 5,000원으로 계산합니다.'
export const generalLead = '택배사·배달대행사·퀵서비스 등을 이용하고 낸 비용의 증빙을 등록합니다.'

export const steps = { label: '직접배달 증빙 단계', names: ['영업증빙', '실적증빙'] } as const

type Notice = { tone: 'info' | 'success' | 'warning'; title: string; todo: string }

/** The status of business proof, and the next step. */
export const notices: Readonly<Record<BusinessStage, Notice>> = {
  none: {
    tone: 'info',
    title: '먼저 영업증빙을 등록해주세요.',
    todo: '직접 배달하신다는 것을 보여주는 서류를 등록하시면, 확인과 지급이 끝난 뒤 2단계 실적증빙을 등록하실 수 있습니다.',
  },
  submitted: {
    tone: 'info',
    title: '영업증빙이 등록되었습니다.',
    todo: '지금 하실 일은 없습니다. 심사가 시작되기 전에는 파일을 모두 3개까지 더 등록하실 수 있습니다.',
  },
  askedFor: {
    tone: 'warning',
    title: '영업증빙에 보완이 필요합니다.',
    todo: '아래 보완 사유를 확인하고 새 파일을 등록해주세요. 요청일부터 7일 이내에 보완하지 않으면 지원받지 못할 수 있습니다.',
  },
  review: {
    tone: 'info',
    title: '영업증빙을 심사하고 있습니다.',
    todo: '지금 하실 일은 없습니다. 심사 결과는 신청결과 확인에서 보실 수 있습니다.',
  },
  approved: {
    tone: 'success',
    title: '영업증빙이 승인되었습니다.',
    todo: '지금 하실 일은 없습니다. 지급이 완료되면 2단계 실적증빙을 등록하실 수 있습니다.',
  },
  paid: {
    tone: 'success',
    title: '영업증빙이 인정되었습니다.',
    todo: '이제 배달하신 건수를 보여주는 실적증빙을 등록해주세요.',
  },
}

export const registered = {
  title: '등록한 영업증빙',
  name: '파일명',
  status: '상태',
  date: '등록일',
  reason: '보완 사유',
  approved: '승인',
  view: '보기',
} as const

export const businessFiles = {
  title: '1단계 영업증빙 등록',
  label: '영업증빙 파일',
  hint: '차량등록증, 이동식 카드단말기 임대계약서, 포장재 구매내역, 배달 간판·전단지 가운데 가지고 계신 것을 등록해주세요. 처음 등록하실 때에도 영업증빙 보완등록을 누릅니다.',
  details: '선택한 서류',
  full: '영업증빙 파일 3개를 모두 등록하셨습니다.',
  underReview: '심사 중에는 파일을 등록할 수 없습니다.',
  notNeeded: '승인되어 파일을 더 등록하지 않으셔도 됩니다.',
} as const

export const examples = { open: '영업증빙 예시 보기', title: '영업증빙 예시' } as const
export const pledge = '직접배달 지급 확약서 내려받기'

export const back = '이전'
export const register = '영업증빙 보완등록'
export const registering = '등록 처리 중'
export const toResult = '신청결과 확인하기'

export const messages = {
  done: '영업증빙자료가 성공적으로 등록되었습니다.',
  refused: '증빙자료 등록에 실패하였습니다.',
  failed: '증빙자료 등록 중 오류가 발생했습니다.',
} as const

export const performance = {
  title: '2단계 실적증빙 등록',
  notYetTitle: '아직 실적증빙을 등록할 수 없습니다.',
  notYet: '영업증빙의 지급이 완료된 뒤에 등록하실 수 있습니다.',
  toBusiness: '영업증빙으로 가기',
} as const
