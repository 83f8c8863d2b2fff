export const title = '화면을 불러오지 못했습니다.'
export const text =
  '입력하신 내용과 다른 메뉴에는 영향이 없습니다. 인터넷 연결을 확인하신 뒤 다시 시도해주세요.'
export const retry = '다시 시도'
