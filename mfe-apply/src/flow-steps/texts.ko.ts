export const label = '신청 단계'
export const steps = [
  '지원대상 확인',
  '사업자 확인',
  '본인인증',
  '동의',
  '신청정보',
  '내용 확인',
  '완료',
] as const
