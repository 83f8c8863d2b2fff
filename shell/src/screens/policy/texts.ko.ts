export const inForceFrom = (date: string) => `시행일: ${date}`
export const tableOfContents = '목차'
export const sample = '이 내용은 예시입니다. 실제 운영할 때에는 운영기관이 확정한 내용으로 바뀝니다.'
