export const lead = '누리집의 모든 화면을 메뉴별로 모았습니다.'
export const others = '안내와 도움'
export const later = (titles: string) => `차례로 이어지는 화면: ${titles}`
