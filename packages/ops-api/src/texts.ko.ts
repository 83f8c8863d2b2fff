export const notTime = '시각은 2026-03-02T09:00:00+09:00 형식이어야 합니다.'
export const closesBeforeOpening = '마감 시각은 개시 시각보다 뒤여야 합니다.'
export const endsBeforeBeginning = '게시 종료는 게시 시작보다 뒤여야 합니다.'
export const oneLine = '안내문은 한 줄이어야 합니다.'
