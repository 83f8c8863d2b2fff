export const characters = (used: number, limit: number) => `${used}/${limit}자`
export const charactersSpoken = (used: number, limit: number) => `${limit}자 중 ${used}자 입력`
export const charactersCut = (cut: number) => `글자 수를 넘어 뒤의 ${cut}자가 잘렸습니다.`
