import type { Batch, Item, Opinion } from 'sandbox-api'

export const filter = '사업자등록번호로 찾기'
export const find = '찾기'
export const force = '허용되지 않은 상태로도 변경'
export const none = '신청이 없습니다.'
export const application = '신청번호'
export const business = '사업자등록번호'
export const batch = ({ type, division, id }: Batch) =>
  `증빙 묶음 ${id} (${type}${division ? `, ${division}` : ''})`
export const item = ({ id }: Item) => `증빙 ${id}`
export const opinion = ({ content }: Opinion) => `의견: ${content}`

export const next = '다음 상태'
export const noMoves = '더 이상 변경할 수 있는 상태가 없습니다.'
export const moveTo = (subject: string, status: string) => `${subject} ${status} 상태로`
export const moved = (status: string) => `'${status}' 상태로 변경했습니다.`

export const values = '사유와 금액'
export const remark = '사유 코드'
export const amount = '결정금액'
export const reason = '사유'
export const answer = '답변'
export const save = '저장'
export const saved = '저장했습니다.'
