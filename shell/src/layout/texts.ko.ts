export const serviceName = '소상공인 배달·택배비 지원'

export const skipToContent = '본문 바로가기'
export const skipToMenu = '주요 메뉴 바로가기'
export const newShell = '누리집이 새로워졌습니다.'
export const reload = '새로고침'

export const menu = '주요 메뉴'

export const officialBanner = '이 누리집은 대한민국 공식 전자정부 누리집입니다.'
export const operatedBy = (operator: string) => `이 누리집은 ${operator} 누리집입니다.`
export const newWindow = '(새 창 열림)'

export const menuButton = '메뉴'
export const eligibility = '지원대상 확인'
export const apply = '신청하기'
export const result = '신청결과 확인 및 증빙등록'
export const faq = '자주 묻는 질문'
export const searchField = '누리집에서 찾기'
export const search = '검색'
export const policies = '정책 안내'
export const privacy = '개인정보처리방침'
export const terms = '이용약관'
export const location = '현재 위치'
export const home = '홈'

export const institutions = ['주관기관', '운영기관', '협력기관'] as const

export const display = '화면 설정'
export const textSize = '글자 크기'
export const textSizes = { 90: '작게', 100: '보통', 110: '조금 크게', 130: '크게', 150: '가장 크게' } as const
export const highContrast = '선명한 화면 모드'

export const footerLinks = '바로가기'
export const announcement = '지원사업 공고문'
export const centres = '지역센터 안내'
export const userGuide = '이용 매뉴얼 화면으로 보기'
export const sitemap = '사이트맵'
export const english = 'English'
export const onPortal = (label: string) => `소상공인 누리집 ${label}`
export const pledge = '직접배달 지급 확약서 내려받기'
export const licences = '저작권 및 오픈소스 안내'
export const callCentre = '콜센터'
export const callCentreHours = '평일 9:00~18:00'

export const chatbot = '챗봇 상담'
