export const lead =
  '아래 내용으로 신청합니다. 신청한 뒤에는 계좌정보 외의 내용을 수정할 수 없으니 다시 한번 확인해주세요.'
export const change = '변경'
export const back = '이전'
export const submit = '신청하기'

export const confirm = {
  title: '신청하시겠습니까?',
  company: (name: string) => `신청 사업체: ${name}`,
  account: (account: string) => `지급 계좌: ${account}`,
  lead: '신청한 뒤에는 계좌정보 외의 내용을 수정할 수 없습니다.',
  submit: '신청하기',
  back: '돌아가기',
  verifying: '계좌를 확인하는 중입니다.',
  sending: '신청서를 보내는 중입니다.',
} as const
