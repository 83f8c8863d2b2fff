/** What the frame around every screen says. */
export const frameTexts = {
  officialBanner: '이 누리집은 대한민국 공식 전자정부 누리집입니다.',
  operatedBy: (operator: string) => `이 누리집은 ${operator} 누리집입니다.`,
  newWindow: '(새 창 열림)',

  menuButton: '메뉴',
  eligibility: '자격확인',
  apply: '신청하기',
  result: '신청결과 확인 및 증빙등록',
  faq: '자주 묻는 질문',
  policies: '정책 안내',
  privacy: '개인정보처리방침',
  terms: '이용약관',
  location: '현재 위치',
  home: '홈',

  institutions: ['주관기관', '운영기관', '협력기관'],

  display: '화면 설정',
  textSize: '글자 크기',
  textSizes: { 90: '작게', 100: '보통', 110: '조금 크게', 130: '크게', 150: '가장 크게' },
  highContrast: '선명한 화면 모드',

  footerLinks: '바로가기',
  announcement: '지원사업 공고문',
  centres: '지역센터 안내',
  pledge: '직접배달 지급 확약서 내려받기',
  licences: '저작권 및 오픈소스 안내',
  callCentre: '콜센터',
  callCentreHours: '평일 9:00~18:00',

  help: '상담',
  chatbot: '챗봇 상담',
} as const
