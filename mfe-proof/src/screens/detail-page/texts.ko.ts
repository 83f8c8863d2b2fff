/** Texts of a proof batch. Those of the supplement are our translations of the specification (r§8). */

export const lead = '등록한 증빙과 처리 상태를 확인합니다.'
export const loading = '증빙을 불러오는 중입니다.'
export const failed = '증빙을 불러오지 못했습니다.'
export const toResult = '신청결과로 돌아가기'
export const noBatch = '보실 증빙을 먼저 선택해주세요.'

export const facts = {
  title: '증빙 정보',
  type: '증빙유형',
  period: '증빙기간',
  year: (year: string) => `${year}년`,
  division: '구분',
  divisions: { 금액: '금액', 건: '건수', 택배: '택배사 조회' },
  total: { 금액: '총 증빙금액', 건: '총 증빙건수', 택배: '총 증빙금액' },
  unit: { 금액: '원', 건: '건', 택배: '원' },
  none: '-',
  status: '상태',
} as const

export const items = {
  business: '영업증빙',
  performance: '실적증빙',
  empty: '등록한 증빙이 없습니다.',
  columns: {
    number: 'No.',
    name: '파일명',
    view: '보기',
    status: '상태',
    date: '등록일',
    recognised: '인정금액',
    delete: '삭제',
    change: '변경',
  },
  delete: '삭제',
  undoDelete: '삭제 취소',
  change: '변경',
  changeAgain: '다시 변경',
  undoChange: '변경 취소',
  deletePending: '삭제 대기',
  changePending: '변경 대기',
  reason: '보완요청 사유',
  newFile: '새 파일',
  chooseAgain: (name: string) => `화면을 다시 불러와 파일이 남아 있지 않습니다. 다시 선택해주세요: ${name}`,
  uploading: (percent: number) => `올리는 중 ${percent}%`,
  uploaded: '올리기 완료',
  emptyFile: '0바이트 파일',
  deleteQuestion: '해당 증빙을 삭제하시겠습니까?',
  setToDelete: '해당 증빙이 삭제 대기 상태로 변경되었습니다. 보완등록 시 최종 삭제됩니다.',
} as const

export const change = {
  title: '증빙 변경',
  reason: '보완요청 사유',
  label: '새 증빙 파일',
  instead: (name: string) => `'${name}' 대신 제출할 파일을 선택해주세요. 보완등록을 눌러야 제출됩니다.`,
  nothingToChange: '변경할 내용이 없습니다.',
  inspecting: '파일을 확인하는 중입니다. 잠시 후 다시 눌러주세요.',
  cancel: '취소',
  change: '변경',
} as const

export const supplement = {
  left: (count: number) => `보완이 필요한 증빙이 ${count}건 있습니다.`,
  none: '보완할 증빙을 모두 처리했습니다.',
  todo: '증빙마다 변경 또는 삭제를 누른 뒤, 맨 아래의 보완등록을 눌러주세요.',
  toFirst: '보완할 증빙으로 이동',
  register: '맨 아래의 보완등록을 눌러야 제출됩니다.',
  until: '보완요청일부터 7일 이내에 보완하지 않으면 지원받지 못할 수 있습니다.',
  requestedAt: '보완요청일',
  lastDay: '마지막 날',
  title: '증빙기간과 합계',
  pending: (count: number) => `보완등록 전 변경사항이 ${count}건 있습니다.`,
  undoAll: '변경사항 취소',
  deleted: (count: number) =>
    `증빙 ${count}건은 이미 삭제되었습니다. 보완등록을 누르면 나머지를 이어서 등록합니다.`,
  submit: '보완등록',
  submitting: '보완등록 중',
  question: '증빙기간과 총 증빙금액(건수)을 확인하셨습니까?',
  questionWithoutTotal: '보완등록하시겠습니까?',
  leaveQuestion: '등록하지 않은 변경사항이 있습니다. 이 화면을 나가면 변경사항이 사라집니다. 나가시겠습니까?',
  done: '보완등록이 완료되었습니다.',
  deletionFailed: (message: string) => `삭제 중 오류가 발생했습니다: ${message}`,
  failed: (message: string) => `보완등록 중 오류가 발생했습니다: ${message}`,
} as const
