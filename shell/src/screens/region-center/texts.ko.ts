export const lead = '전국의 지역센터에서 도우미가 신청을 도와드립니다. 방문하기 전에 전화로 확인해주세요.'
export const search = '센터 검색'
export const searchHint = '센터명, 전화번호, 주소, 관할지역으로 찾을 수 있습니다. 예: 수원, 강남구, 031'
export const showAll = '전체 보기'
export const caption = '지역센터 목록'
export const pages = '지역센터 목록 페이지 이동'
export const columns = { name: '센터명', phone: '전화/팩스', address: '주소', districts: '관할지역' } as const
export const phone = '전화'
export const fax = '팩스'
export const found = (count: number) => `검색결과 ${count}건`
export const total = (count: number) => `전체 ${count}건`
export const none = (query: string) => `‘${query}’에 대한 검색결과가 없습니다.`
export const noneHint = '검색어의 철자를 확인하시거나 시·군·구 이름으로 다시 검색해주세요.'
