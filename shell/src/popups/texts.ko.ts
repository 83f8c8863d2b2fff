export const notToday = '오늘 하루 열지 않기'
export const close = '닫기'
export const open = '열기'
export const imageFailed = '이미지를 불러올 수 없습니다.'

export const faqNotice = {
  title: '보완요청 안내',
  question: '보완요청을 받으셨나요?',
  within: '요청받은 날부터',
  days: '7일 이내에',
  again: '다시 등록해주세요.',
  steps: [
    '신청결과 확인 및 증빙등록에서 보완할 내용을 봅니다.',
    '증빙서류를 바꾸거나 삭제합니다.',
    '보완등록을 누릅니다.',
  ],
} as const

export const imageNotice = {
  title: '시스템 점검 안내',
  why: '안정적인 서비스를 위해 시스템을 점검합니다.',
  when: '점검 일시:',
  what: '점검 시간에는 신청과 결과 확인을 이용할 수 없습니다.',
  mayChange: '점검 종료 시각은 사정에 따라 달라질 수 있습니다.',
} as const

export const proofNotice = {
  title: '확인지급 제출서류 안내',
  lead: '택배사·퀵서비스·심부름센터를 이용하거나 직접 배달하는 사업자는 아래와 같은 증빙서류가 필요합니다. 신청 전에 준비해주세요.',
  examplesFile: '증빙자료 예시 받기',
  ledgerFile: '배달대장 서식 받기',
  reminder: '그림은 예시입니다. 이름과 날짜, 금액이 보이는 서류를 등록해주세요.',
} as const
