/** Sentences of failed calls. The specification gives the first one; where it gives none, the sentence says what to do next. */
export const texts = {
  malformedBusinessNumber: '잘못된 사업자번호 입니다.',

  refusedWithoutReason: '요청을 처리할 수 없습니다. 잠시 후 다시 시도해주세요.',
  timedOut: '서버의 응답이 늦어지고 있습니다. 잠시 후 다시 시도해주세요.',
  unreachable: '서버에 연결할 수 없습니다. 인터넷 연결을 확인한 후 다시 시도해주세요.',
  unexpectedAnswer: '서버의 응답을 확인할 수 없습니다. 잠시 후 다시 시도해주세요.',
} as const
