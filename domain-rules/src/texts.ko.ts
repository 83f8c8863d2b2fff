/** Every message of the rules, to the letter of the specification (and of AMB-01 where it gives English only). */
export const texts = {
  business: {
    incomplete: '사업자등록번호를 모두 입력해주세요.',
    notTenDigits: '유효하지 않은 사업자등록번호입니다.',
    closed: '폐업된 사업자등록번호입니다.',
    unregistered: '국세청에 등록되지 않은 사업자등록번호입니다.',
    noApplication: '신청정보가 존재하지 않습니다.',
  },
  selfCheck: {
    unanswered: '모든 항목을 선택해주세요.',
    notEligible: '배달·택배비 지원 대상자가 아닙니다.',
  },
  guard: {
    businessNumberFirst: '사업자등록번호 확인을 진행해주세요.',
    identityFirst: '본인인증을 먼저 진행해주세요.',
    authenticationExpired: '인증정보가 만료되었습니다.',
  },
} as const
