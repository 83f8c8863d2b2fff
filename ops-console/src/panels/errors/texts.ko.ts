export const none = '최근 1시간 동안 알려진 오류가 없습니다.'
export const sum = (failures: number, starts: number) =>
  `오류 ${failures.toLocaleString('ko-KR')}건 · 정상 시작 ${starts.toLocaleString('ko-KR')}건`
export const chart = (remote: string, version: string) => `${remote} ${version} 오류, 2분 단위, 최근 1시간`
export const times = (count: number) => `${count.toLocaleString('ko-KR')}건`
export const kinds: Readonly<Record<string, string>> = {
  load: '파일을 불러오지 못함',
  integrity: '파일이 변조됨',
  bootstrap: '준비 실패',
  mount: '화면을 그리지 못함',
  crash: '화면 오류',
  timeout: '시간 초과',
  probe: '교체 전 점검 실패',
  hang: '응답 없음',
}
