export const rest = '남은 시간'
export const hearRest = '남은 시간 듣기'
export const spokenRest = (time: string) => `남은 시간은 ${time}입니다.`
export const extend = '시간 연장'
