export const current = '현재단계'
export const done = '완료'
export const stepOf = (step: number, steps: number) => `${steps}단계 중 ${step}단계`
