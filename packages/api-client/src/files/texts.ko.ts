/** Sentences of failed uploads. */
export const texts = {
  noUploadAddress: '파일을 올릴 준비를 하지 못했습니다.',
  uploadFailed: '파일 업로드 중 오류가 발생했습니다.',
  notStored: '파일업로드 중 오류가 발생했습니다. 다시 시도해주세요.',
  uploadTimedOut: '파일 업로드 시간이 초과되었습니다. 파일 크기를 줄이거나 네트워크 상태를 확인해주세요.',
} as const
