/** Texts of a field for files. The sentence after the zero-byte dialog is the specification's (FILE-27). */
export const hint = (limit?: number) => {
  const count = limit === undefined ? '여러 개,' : `${limit}개까지,`
  return `JPG·PNG·HEIC·WEBP·PDF, ${count} 하나에 10MB까지`
}
export const more = '올릴 수 있는 파일 자세히 보기'
export const details =
  'JPEG와 HEIF 파일도 올릴 수 있습니다. 10MB가 넘는 사진은 크기를 줄여 올리며, 사진에 담긴 촬영 위치와 기기 정보는 지우고 올립니다.'
export const running = '파일을 올리는 중입니다.'
export const missing = (names: readonly string[]) =>
  `아직 올리지 못한 파일이 있습니다. 다음 파일을 다시 선택해주세요: ${names.join(', ')}`
export const allFiles = '전체 파일 올리기'

export const emptyFilesTitle = '0바이트 파일 안내'
export const emptyFiles = '다음 파일은 내용이 없어(0바이트) 등록할 수 없습니다.'
export const goOnWithoutThem = '확인을 누르면 이 파일을 제외하고 등록합니다.'
export const withoutEmptyFiles = '0바이트 파일을 제외하고 정상 파일만 등록합니다.'
export const confirm = '확인'
export const cancel = '취소'

const KILO = 1024
const units = ['KB', 'MB']

/** Returns a size in bytes in words: at least one kilobyte, megabytes with one decimal. */
export function size(bytes: number): string {
  if (bytes === 0) return '0바이트'
  const isLarge = bytes >= KILO * KILO
  const number = isLarge ? (bytes / KILO / KILO).toFixed(1) : Math.max(1, Math.round(bytes / KILO))
  return `${number} ${units[isLarge ? 1 : 0]}`
}
