export const required = '(필수)'
export const refusedValue = (value: string) => `입력한 값: ${value}`
export const charactersCut = (cut: number) => `글자 수를 넘어 뒤의 ${cut}자가 잘렸습니다.`
