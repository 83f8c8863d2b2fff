/** The steps of an application, as every screen of the way shows them. */
export const flow = {
  label: '신청 단계',
  steps: ['자격 확인', '사업자 확인', '본인인증', '동의', '신청정보', '완료'],
} as const
