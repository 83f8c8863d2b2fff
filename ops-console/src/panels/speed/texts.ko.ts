export const none = '최근 1시간 동안 측정된 속도가 없습니다.'
export const explanation =
  '네 번 중 세 번은 이 값 안에 들었습니다. 크게 느려진 새 버전은 운영자에게 확인을 요청합니다.'
export const caption = '최근 1시간 속도'
export const version = '버전'
export const times = (count: number) => `${count.toLocaleString('ko-KR')}회`

const milliseconds = (value: number) => `${value.toLocaleString('ko-KR')}ms`

/** The name of each measure, and the format of its value. */
export const measures: Readonly<Record<string, { name: string; value: (most: number) => string }>> = {
  'render-time': { name: '화면 준비', value: milliseconds },
  inp: { name: '누른 뒤 반응', value: milliseconds },
  cls: { name: '화면 밀림', value: thousandths => (thousandths / 1_000).toFixed(3) },
  lcp: { name: '첫 화면', value: milliseconds },
}
