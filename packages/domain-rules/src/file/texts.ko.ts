export const typeRefused = {
  application: '허용된 파일 형식이 아닙니다.',
  upload: '지원하지 않는 파일 형식입니다. (jpg, jpeg, png, heic, heif, webp, pdf만 가능)',
} as const
export const tooLarge = '파일 크기는 10MB를 초과할 수 없습니다.'
export const pdfTooLarge = 'PDF 파일 크기는 10MB 이하여야 합니다.'
export const imageTooLarge = '이미지 크기를 줄일 수 없습니다. 다른 이미지를 선택해주세요.'
export const empty = (name: string) => `파일 크기가 0인 파일은 업로드할 수 없습니다. ${name}`
export const lastSlot = '최소 한 개의 파일이 필요합니다.'
export const atMost = (limit: number) => `최대 ${limit}개까지 첨부할 수 있습니다.`
export const extraDropped = (limit: number, dropped: number) =>
  `최대 ${limit}개까지 첨부할 수 있습니다. 초과한 ${dropped}개는 제외되었습니다.`
export const duplicatesDropped = (dropped: number) => `중복된 파일 ${dropped}개를 제외했습니다.`
