import type { Line } from 'sandbox-api'

export const hint = '인원을 비워 두면 제한하지 않습니다.'
export const action = '화면'
export const mode = '방식'
export const choose = '선택'
export const amounts = { limit: '동시 이용 인원', rate: '1초당 입장 인원', code: '오류 코드' }
export const apply = '적용'
export const modes: Readonly<Record<string, string>> = {
  open: '열림',
  wait: '모두 대기',
  block: '차단',
  ipblock: 'IP 차단',
  bypass: '통과',
  express: '우선 통과',
  error: '오류',
}
export const counts = ({ waiting, inside, entered, completed }: Line) =>
  `대기 ${waiting}, 이용 중 ${inside}, 입장 ${entered}, 완료 ${completed}`
export const settings = ({ limit: most, rate: perSecond, code: failure }: Line) =>
  [
    `동시 ${most === null ? '제한 없음' : `${most}명`}`,
    `1초당 ${perSecond === null ? '제한 없음' : `${perSecond}명`}`,
    ...(failure === null ? [] : [`코드 ${failure}`]),
  ].join(', ')
export const steered = (name: string, set: string) => `${name} 대기열: '${modes[set] ?? set}'`
