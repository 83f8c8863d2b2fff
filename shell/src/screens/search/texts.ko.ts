export const lead = '누리집의 화면과 질문, 공고문, 매뉴얼, 서식, 지역센터를 한 번에 찾습니다.'
export const label = '찾을 내용'
export const hint = '예: 휴업, 계좌 수정, 보완요청, 강남구'
export const results = '검색결과'
export const pages = '검색결과 페이지 이동'
export const found = (query: string, count: number) => `‘${query}’ 검색결과 ${count}건`
export const similar = (query: string) => `‘${query}’ 검색결과가 없어 비슷한 내용을 보여드립니다.`
export const none = (query: string) => `‘${query}’에 대한 검색결과가 없습니다.`
export const noneHint = '검색어의 철자를 확인하시거나 더 짧은 낱말로 다시 검색해주세요.'
export const faq = '자주 묻는 질문 보기'
export const sitemap = '사이트맵 보기'
export const callCentre = (number: string) => `콜센터 ${number}`
export const kinds = {
  page: '화면',
  notice: '공지사항',
  faq: '자주 묻는 질문',
  guide: '이용 매뉴얼',
  document: '문서',
  centre: '지역센터',
} as const
