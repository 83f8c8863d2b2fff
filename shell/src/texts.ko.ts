/** What the shell says around every screen; texts of single parts stand in `texts/`. */
export const texts = {
  serviceName: '소상공인 배달·택배비 지원',
  startFailed: '서비스를 시작할 수 없습니다. 잠시 후 화면을 새로 고쳐 주세요.',
  unknownPath: (path: string) => `잘못된 접근입니다.\n(주소: ${path})`,
  skipToContent: '본문 바로가기',
  skipToMenu: '주요 메뉴 바로가기',
  menu: '주요 메뉴',
  areaLoading: '화면을 불러오는 중입니다.',
  areaFailedTitle: '화면을 불러오지 못했습니다.',
  areaFailedText:
    '입력하신 내용과 다른 메뉴에는 영향이 없습니다. 인터넷 연결을 확인하신 뒤 다시 시도해 주세요.',
  areaRetry: '다시 시도',
} as const
