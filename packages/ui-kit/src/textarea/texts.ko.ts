export const characters = (used: number, limit: number) => `${used}/${limit}자`
export const charactersSpoken = (used: number, limit: number) => `${limit}자 중 ${used}자 입력`
