/** Texts of every page that registers proof: the specification's sentences (ERR-05 to ERR-12, r§8). */
export const expired = '인증이 만료되었습니다. 다시 인증해주세요.'
export const confirmation = '등록하시겠습니까?'
export const view = '보기'
export const filesMissing = '파일업로드 중 오류가 발생했습니다. 다시 시도해주세요.'
export const timedOut =
  '파일 업로드 시간이 초과되었습니다. 파일 크기를 줄이거나 네트워크 상태를 확인해주세요.'

/** Our own sentence: the question before leaving in the middle. */
export const leaveQuestion =
  '증빙을 등록하는 중입니다. 지금 나가면 등록이 끝나지 않을 수 있습니다. 나가시겠습니까?'
