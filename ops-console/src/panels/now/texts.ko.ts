import type { PendingChange } from 'ops-api'
import { verbs } from '../releases/texts.ko.ts'

export const ok = '정상'
export const notReady = '사이트가 요청을 처리하지 못하고 있습니다.'
export const failing = (parts: readonly string[]) => `이상: ${parts.join(', ')}`
export const runbook = 'docs/peak-day.md에서 증상별 대응을 확인해주세요.'
/** The parts that `/readyz` names. */
export const parts: Readonly<Record<string, string>> = {
  database: '데이터베이스',
  objects: '파일 저장소',
  registry: '릴리스 목록',
  disk: '디스크 여유 공간',
  opening: '대기실 개시',
  views: '미리 그린 화면',
  mode: '운영 모드',
}
/** The modes of a site in which some calls are refused. */
export const modes: Readonly<Record<string, string>> = {
  'read-only': '조회만 가능',
  maintenance: '점검 중',
}

export const releaseAsks = (remote: string, version: string) => `${remote} ${version} 확인이 필요합니다.`
export const stepsAsk = (remote: string) => `${remote} 일부 게시의 단계가 멈춰 있습니다.`
export const toReleases = '릴리스에서 되돌리거나 그대로 두기'
export const openingAsks = (step: string) => `${step} 대기열이 열리지 못했습니다.`
export const openingStuck = '추첨을 저장하지 못했습니다. ‘열기’를 누르면 추첨 없이 엽니다.'
export const toLines = '대기실에서 열기'

export const orderWaits = (remote: string) => `${remote} 게시 요청이 다른 사람의 확인을 기다립니다.`
/** The names of orders that wait for a second person. */
export const orders = { ...verbs, 'rollout-skip': '다음 단계 바로 시작' }
export const ordered = ({ verb, version, percent, steps }: PendingChange) => {
  const shares = steps?.map(step => `${step.percent}%`) ?? (percent ? [`${percent}%`] : [])
  return [orders[verb], version, shares.join(' → ')].filter(Boolean).join(' ')
}
export const decisions = { confirm: '확인하고 게시하기', withdraw: '요청 취소하기' }
