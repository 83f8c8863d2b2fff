/** Sentences of failed calls. The specification gives the first one; where it gives none, the sentence says what to do next. */
export const texts = {
  malformedBusinessNumber: '잘못된 사업자번호 입니다.',

  /** The specification's, of a supplement (PDET-40). */
  batchUpdateFailed: '일괄 수정에 실패했습니다.',
  refusedWithoutReason: '요청을 처리할 수 없습니다. 잠시 후 다시 시도해주세요.',
  tooManyRequests: (wait: string) =>
    `지금은 요청이 많습니다. 입력하신 내용은 그대로 두시고 ${wait} 뒤에 다시 시도해주세요.`,
  awhile: '잠시',
  seconds: (seconds: number) => `${seconds}초`,
  minutes: (minutes: number) => `${minutes}분`,
  cancelFailed: '처리 중 오류가 발생했습니다.',
  reapplyFailed: '재신청 처리 중 오류가 발생했습니다.',
  updateFailed: '오류가 발생했습니다.',
  timedOut: '서버의 응답이 늦어지고 있습니다. 잠시 후 다시 시도해주세요.',
  unreachable: '서버에 연결할 수 없습니다. 인터넷 연결을 확인한 후 다시 시도해주세요.',
  offline: '인터넷에 연결되어 있지 않습니다. 연결된 후 다시 시도해주세요.',
  unexpectedAnswer: '서버의 응답을 확인할 수 없습니다. 잠시 후 다시 시도해주세요.',

  noUploadAddress: '업로드 URL 생성에 실패했습니다.',
  uploadFailed: '파일 업로드 중 오류가 발생했습니다.',
  uploadTimedOut: '파일 업로드 시간이 초과되었습니다. 파일 크기를 줄이거나 네트워크 상태를 확인해주세요.',
} as const
