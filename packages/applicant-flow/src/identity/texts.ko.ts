/** Texts of the verification. The messages are the specification's to the letter (a§8). */
export const choose = '인증 방법 선택'
export const underWay = (method: string) => `${method} 진행 중`
export const notes = '유의사항'
export const phoneNote = '휴대폰 인증은 주대표자 본인 명의의 휴대폰으로만 할 수 있습니다.'
export const windowNote = '인증 방법을 선택하면 인증기관의 새 창이 열립니다. 팝업 차단을 해제해주세요.'
export const methods = {
  simple: { name: '간편인증', hint: '카카오, 네이버, 통신사, 은행 등 민간인증서' },
  phone: { name: '휴대폰 인증', hint: '주대표자 본인 명의의 휴대폰 문자 또는 앱' },
  financial: { name: '금융인증서', hint: '은행 등 금융기관에서 발급받은 금융인증서' },
  joint: { name: '공동인증서', hint: '옛 공인인증서' },
  ipin: { name: '아이핀(IPIN)', hint: '아이핀 아이디와 비밀번호' },
} as const

export const stages = {
  turn: '접속 순서를 확인하고 있습니다. 잠시만 기다려주세요.',
  window: (method: string) => `${method} 창에서 인증을 진행해주세요.`,
  checking: '인증 결과를 확인하고 있습니다. 잠시만 기다려주세요.',
} as const
export const windowHidden = '인증 창이 보이지 않으면 아래 버튼을 눌러주세요.'
export const showWindow = '인증 창 보기'
export const cancel = '인증 취소'
export const linkInstead = '팝업 차단을 해제할 수 없으면 아래 링크로 인증 창을 열 수 있습니다.'
export const openByLink = (method: string) => `${method} 창 열기 (새 창 열림)`
export const windowWaits = '잠시만 기다려주세요. 순서가 되면 인증 화면이 열립니다.'

export const verifiedAlready = '이미 본인인증을 완료하였습니다.'
export const cannotStart = '통합인증을 시작할 수 없습니다.'
export const requestFailed = '인증 요청 중 오류가 발생했습니다. 다시 시도해주세요.'
export const failed = '인증에 실패했습니다. 다시 시도해주세요.'
export const missing = '필수 인증 정보가 누락되었습니다.'
export const resultFailed = '인증 결과 확인 중 오류가 발생했습니다. 다시 시도해주세요.'
export const dataFailed = '인증 정보 처리 중 오류가 발생했습니다. 다시 시도해주세요.'
export const duplicate = '본인인증 정보로 이미 신청접수 되었습니다.'
export const ipinCancelled = 'IPIN 인증이 취소되었습니다.'
export const cancelled = '본인인증이 취소되었습니다. 인증 방법을 다시 선택해주세요.'

export const sandbox = {
  title: '시험용 인증',
  lead: '인증 창을 열지 않고 시험 인물의 인증 결과를 만듭니다. 개발 환경에서만 표시됩니다.',
  success: '성공',
  fail: '실패',
  cancel: '취소',
} as const

export const goHome = '처음 화면으로'
