/** The few words that the parts bring along themselves. */
export const texts = {
  ok: '확인',
  cancel: '취소',
  alertTitle: '알림',
  questionTitle: '확인',
  problemsTitle: '입력한 내용을 확인해 주세요.',
  busy: '처리 중입니다.',
  newWindow: '(새 창 열림)',
} as const
