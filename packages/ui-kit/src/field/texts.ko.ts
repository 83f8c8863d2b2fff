export const required = '(필수)'
export const refusedValue = (value: string) => `입력한 값: ${value}`
