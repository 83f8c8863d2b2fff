/** Every text that the shell shows. */
export const texts = {
  serviceName: '소상공인 배달·택배비 지원',
  startFailed: '서비스를 시작할 수 없습니다. 잠시 후 화면을 새로 고쳐 주세요.',
  unknownPath: (path: string) => `잘못된 접근입니다.\n(주소: ${path})`,
  skipToContent: '본문 바로가기',
  skipToMenu: '주요 메뉴 바로가기',
  menu: '주요 메뉴',
  apply: '신청하기',
  applyHint: '자가진단 후 사업자등록번호를 확인하고 신청합니다.',
  result: '신청결과 확인 및 증빙등록',
  resultHint: '신청 상태를 확인하고 증빙서류를 등록합니다.',
  homeLead:
    '소상공인(개인사업자·법인)의 배달·택배비를 사업체당 최대 30만원까지 지원하는 정부 지원사업입니다.',
  quickTitle: '신속지급',
  quickText: '등록된 배달앱·배달대행사 이용 내역이 이미 확인된 사업자에게 별도 증빙 없이 지급합니다.',
  confirmedTitle: '확인지급',
  confirmedText: '그 밖의 택배사·퀵서비스·심부름센터 이용과 직접 배달은 증빙서류를 확인한 뒤 지급합니다.',
  payoutKinds: '지급 방식',
  callCentre: (phone: string) => `콜센터 ${phone} (평일 9:00~18:00)`,
  queueFailed: '서비스 접속 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
  areaLoading: '화면을 불러오는 중입니다.',
  areaFailedTitle: '화면을 불러오지 못했습니다.',
  areaFailedText:
    '입력하신 내용과 다른 메뉴에는 영향이 없습니다. 인터넷 연결을 확인하신 뒤 다시 시도해 주세요.',
  areaRetry: '다시 시도',
  goHome: '처음 화면으로',
  footerNote: '문의는 콜센터로 연락해 주세요.',
} as const
