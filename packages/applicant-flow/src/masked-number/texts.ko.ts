export const lastDigits = (digits: string) => `끝 네 자리 ${digits}`
