/** Refusals of a file that cannot be prepared: sentences of the specification's error catalogue (PDET-45, OPN-38). */
export const fileUnreadable = '파일을 불러올 수 없습니다.'
export const processingFailed = '파일 처리 중 오류가 발생했습니다.'
