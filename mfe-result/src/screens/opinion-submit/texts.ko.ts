/** Texts of the opinion screen. Its messages are the specification's in Korean (AMB-01). */
export const lead = '보류 사유를 확인하고, 이의가 있으면 의견을 제출해주세요.'

export const page = {
  loading: '의견을 불러오는 중입니다.',
  failed: '의견을 불러오지 못했습니다.',
  tryAgain: '다시 불러오기',
  identityRequired: '개인인증은 필수입니다',
  reasons: '보류 사유',
  back: '신청결과로 돌아가기',
} as const

export const form = {
  title: '의견 작성',
  text: '의견 내용',
  textHint: '보류 사유와 다른 점을 적어주세요. 제출한 뒤에는 고칠 수 없습니다.',
  files: '첨부파일 (선택)',
  filesHint: '한 개에 3MB 이하를 권합니다.',
  submit: '의견제출',
  closed: '지금은 의견을 제출할 수 없습니다.',
  submitting: '의견을 제출하는 중입니다.',
  question: '제출 후에는 내용을 수정할 수 없습니다. 제출하시겠습니까?',
  submitted: '의견이 제출되었습니다.',
  refused: '의견제출에 실패했습니다.',
  timedOut: '파일 업로드 시간이 초과되었습니다. 파일 크기를 줄이거나 네트워크 상태를 확인해주세요.',
  error: '의견제출 중 오류가 발생했습니다.',
  unsendable: '올릴 수 없는 파일이 있습니다. 삭제하거나 다른 파일을 선택해주세요.',
} as const

export const list = {
  title: '제출한 의견',
  columns: { status: '상태', writtenAt: '작성일', content: '의견 내용', files: '첨부파일', answer: '답변' },
  empty: '제출한 의견이 없습니다.',
  view: '보기',
  content: '의견 내용',
  answer: '답변',
  pending: '답변대기',
  pendingReason: '아직 답변이 등록되지 않았습니다.',
  noFiles: '첨부파일 없음',
  writtenAt: '작성일',
  answeredAt: '답변일',
} as const
