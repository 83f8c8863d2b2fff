export const copied = (value: string) => `${value} 복사했습니다.`
export const copyFailed = '복사하지 못했습니다. 직접 선택해 복사해주세요.'
export const copy = '복사'
export const isCopied = '복사됨'
