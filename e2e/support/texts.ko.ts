/** What the specification says people read, to the letter; the site must not be asked what it meant to say. */
export const texts = {
  serviceName: '소상공인 배달·택배비 지원',
  screens: {
    selfCheck: '자가진단',
    businessNumber: '사업자등록번호 확인',
    identityCheck: '본인인증',
    proofIntro: '증빙등록',
  },
  selfCheck: {
    unanswered: '모든 항목을 선택해주세요.',
    notEligible: '배달·택배비 지원 대상자가 아닙니다.',
  },
  businessNumber: {
    incomplete: '사업자등록번호를 모두 입력해주세요.',
    closed: '폐업된 사업자등록번호입니다.',
    unregistered: '국세청에 등록되지 않은 사업자등록번호입니다.',
    malformed: '잘못된 사업자번호 입니다.',
    alreadyApplied: '이미 신청이 접수된 사업자등록번호입니다.',
    taxOfficeFails: '국세청 사업자 조회 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
    noApplication: '신청정보가 존재하지 않습니다.',
    cancelQuestion: '처음 화면으로 돌아갑니다.',
  },
  calls: {
    timedOut: '서버의 응답이 늦어지고 있습니다. 잠시 후 다시 시도해주세요.',
    unreachable: '서버에 연결할 수 없습니다. 인터넷 연결을 확인한 후 다시 시도해주세요.',
    unexpected: '서버의 응답을 확인할 수 없습니다. 잠시 후 다시 시도해주세요.',
    brokenOnPurpose: '시험용 장애가 설정되어 있습니다.',
  },
  guard: {
    businessNumberFirst: '사업자등록번호 확인을 진행해주세요.',
    authenticationExpired: '인증정보가 만료되었습니다.',
  },
  areaFailed: '화면을 불러오지 못했습니다.',
  waitingRoom: {
    title: '서비스 접속 대기 중입니다.',
    ahead: '앞에 대기 중인 고객',
    stop: '중지',
    stopQuestion: '대기를 중지하시겠습니까?',
    keepWaiting: '계속 대기',
    blocked: '현재 서비스 접속이 제한되어 있습니다. 잠시 후 다시 시도해주세요.',
  },
  queueFailed: '서비스 접속 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
  unknownPath: '잘못된 접근입니다.',
} as const
