export const notReady = '사이트가 요청을 처리하지 못하고 있습니다.'
export const runbook = 'docs/peak-day.md에서 증상별 대응을 확인해주세요.'
export const ok = '정상'
export const failed = '이상'
/** The parts that `/readyz` names. */
export const parts: Readonly<Record<string, string>> = {
  database: '데이터베이스',
  objects: '파일 저장소',
  registry: '릴리스 목록',
  disk: '디스크 여유 공간',
  opening: '대기실 개시',
}
