/** Texts of the account correction. Saving has the specification's sentences (r§8); the fields have their own. */
export const lead = '새 계좌를 입력해 계좌인증을 마친 뒤 수정완료를 눌러주세요.'
export const transferFailed = '등록하신 계좌로 지원금을 보내지 못했습니다.'
export const registered = '지금 등록된 계좌:'
export const account = '지급 계좌'
export const facts = '기본정보'
export const cancel = '취소'
export const save = '수정완료'
export const checkFirst = '계좌인증을 먼저 해주세요.'
export const notCorrectable = '이 정보는 화면에서 고칠 수 없습니다. 콜센터로 문의해주세요.'
export const callCentre = (number: string) => `콜센터: ${number}`
export const toResult = '신청결과로 돌아가기'

export const confirm = {
  title: '계좌정보를 수정하시겠습니까?',
  lead: '지원금은 아래 계좌로 지급됩니다.',
  bank: '은행',
  number: '계좌번호',
  holder: '예금주',
  back: '돌아가기',
  yes: '수정',
} as const

export const saved = '수정이 완료되었습니다.'
export const notSaved = '오류가 발생했습니다.'
