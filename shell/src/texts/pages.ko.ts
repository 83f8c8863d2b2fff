/** Labels of the pages that everybody may read; what the pages say stands in `content/`. */
export const texts = {
  inForceFrom: (date: string) => `시행일: ${date}`,
  tableOfContents: '목차',
  sample: '이 내용은 예시입니다. 실제 운영할 때에는 운영기관이 확정한 내용으로 바뀝니다.',
  privacyLead:
    '운영기관은 「개인정보 보호법」에 따라 이용자의 개인정보를 보호하고 관련 고충을 신속하게 처리하기 위하여 다음과 같이 개인정보 처리방침을 둡니다.',
  termsLead: '소상공인 배달·택배비 지원 누리집을 이용할 때의 조건과 절차를 정한 약관입니다.',

  faqLead: '질문을 누르면 답변이 열립니다.',
  openDocument: {
    excludedIndustries: '지원 제외 업종 보기 (PDF)',
    acceptedProof: '인정 증빙 예시 보기 (PDF)',
  },

  centres: {
    lead: '전국의 지역센터에서 도우미가 신청을 도와드립니다. 방문하기 전에 전화로 확인해 주세요.',
    search: '센터 검색',
    searchHint: '센터명, 전화번호, 주소, 관할지역으로 찾을 수 있습니다. 예: 수원, 강남구, 031',
    searchButton: '검색',
    showAll: '전체 보기',
    caption: '지역센터 목록',
    pages: '지역센터 목록의 쪽',
    columns: { name: '센터명', phone: '전화/팩스', address: '주소', districts: '관할지역' },
    phone: '전화',
    fax: '팩스',
    found: (count: number) => `검색결과 ${count}건`,
    total: (count: number) => `전체 ${count}건`,
    none: (query: string) => `‘${query}’에 대한 검색결과가 없습니다.`,
    noneHint: '검색어의 철자를 확인하시거나 시·군·구 이름으로 다시 검색해 주세요.',
  },

  packages: {
    name: '이름',
    copyright: '저작권자',
    licence: '라이선스',
  },
} as const
