/** Sentences about a session that cannot be read or kept. */
export const texts = {
  sessionUnreadable: '저장된 진행 정보를 읽을 수 없습니다. 처음부터 다시 진행해주세요.',
  sessionNotKept:
    '브라우저에 진행 정보를 저장할 수 없습니다. 화면을 새로 고치면 처음부터 다시 진행해야 합니다.',
} as const
