import type { AuditEntry } from 'ops-api'
import { describe, expect, it } from 'vitest'
import { describeEntry } from './describe-entry.ts'

const [OPENING, CLOSING] = ['2026-03-02T00:00:00.000Z', '2026-03-02T09:00:00.000Z']

const factsOf = (action: string, detail: AuditEntry['detail']) =>
  describeEntry({ action, detail }, line => (line === 'act_1' ? '첫 화면 (act_1)' : line))

describe('an entry about a release', () => {
  const change = { remote: 'mfe-apply', from: '1.0.0', to: '2.0.0' }

  it.each<[string, AuditEntry['detail'], string]>([
    ['promote', { ...change, percent: 100, allow: 0 }, 'mfe-apply 1.0.0 → 2.0.0'],
    ['promote', { ...change, from: null, isTried: true }, 'mfe-apply 없음 → 2.0.0'],
    ['promote', { ...change, isTried: false }, 'mfe-apply 1.0.0 → 2.0.0 · 브라우저 시험 없음'],
    ['retire', { ...change, to: null }, 'mfe-apply 1.0.0 → 없음'],
    ['canary', { ...change, percent: 99, allow: 1 }, 'mfe-apply 1.0.0 → 2.0.0 (99%) · 지정 브라우저 1개'],
    ['rollback', { ...change, orderedBy: 'operator:lee' }, 'mfe-apply 1.0.0 → 2.0.0 · 요청: lee'],
    ['rollout-step', { remote: 'mfe-apply', to: '2.0.0', percent: 50 }, 'mfe-apply 2.0.0 (50%)'],
    ['rollout-skip', { remote: 'mfe-apply' }, 'mfe-apply'],
    ['rollout-paused', { remote: 'mfe-apply', reason: 'No room.' }, 'mfe-apply · No room.'],
    [
      'withdraw',
      { remote: 'mfe-apply', verb: 'canary', orderedBy: 'owner' },
      'mfe-apply · 일부 게시 · 요청: owner',
    ],
    ['upload', { remote: 'mfe-apply', version: '2.0.0', isNew: true }, 'mfe-apply 2.0.0'],
    ['upload', { remote: 'mfe-apply', version: '2.0.0', isNew: false }, 'mfe-apply 2.0.0 · 이미 올린 릴리스'],
    ['clean', { removed: 1_200, days: 30 }, '30일이 지난 릴리스 1,200개'],
  ])('%s of %j reads %s', (action, detail, words) => {
    expect(factsOf(`release.${action}`, detail)).toBe(words)
  })

  it('that waits for a second person has the order in words, its share and its reason', () => {
    const order = { remote: 'mfe-apply', verb: 'canary', version: '2.0.0', percent: 10, reason: '정기 배포' }
    expect(factsOf('release.order', order)).toBe('mfe-apply · 일부 게시 · 2.0.0 · 10% · 정기 배포')
    const whole = { ...order, verb: 'rollout-skip', percent: null, reason: null }
    expect(factsOf('release.order', whole)).toBe('mfe-apply · 다음 단계 바로 시작 · 2.0.0')
  })

  it('that the site took back, or asks about, has the figures against it', () => {
    const failures = { failing: 7.5, networks: 1_040, kinds: 'mount 5, timeout 2', otherStarts: 90 }
    expect(factsOf('release.automatic-rollback', { ...change, ...failures })).toBe(
      'mfe-apply 1.0.0 → 2.0.0 · 네트워크 1,040곳 중 7.5곳에서 실패 · 화면을 그리지 못함 5건, 시간 초과 2건',
    )
    const slow = { measure: 'cls', upTo: 250, otherUpTo: 10, reason: 'cls is 250' }
    expect(factsOf('release.warning', { remote: 'mfe-apply', version: '2.0.0', ...slow })).toBe(
      'mfe-apply 2.0.0 · 화면 밀림 0.250 (이전 0.010)',
    )
  })
})

describe('an entry about the waiting room', () => {
  const same = {
    line: 'act_1',
    mode: 'open',
    limit: 450,
    rate: null,
    opensAt: null,
    closesAt: null,
    draw: null,
    modeBefore: 'open',
    limitBefore: 450,
    rateBefore: null,
    opensAtBefore: null,
    reason: null,
  }

  it.each<[AuditEntry['detail'], string]>([
    [{}, ''],
    [{ modeBefore: 'pause' }, ' · 상태: 일시 정지 → 열림'],
    [{ limit: null, rate: 0 }, ' · 동시 입장 제한: 450명 → 없음 · 초당 입장 제한: 없음 → 0명'],
    [{ opensAt: OPENING, reason: '접수 개시' }, ' · 3. 2. 09:00:00 개시 · 접수 개시'],
    [{ opensAt: OPENING, closesAt: CLOSING, draw: 'a' }, ' · 3. 2. 09:00:00 개시, 3. 2. 18:00:00 마감, 추첨'],
    [{ opensAtBefore: OPENING }, ' · 예약 취소'],
  ])('has of a change what it changed: %j', (changed, words) => {
    expect(factsOf('waiting-room.change', { ...same, ...changed })).toBe(`첫 화면 (act_1)${words}`)
  })

  it('has the message and its end, or that it was taken back', () => {
    const message = { line: 'all', text: '18시까지 접수합니다.', until: CLOSING, reason: null }
    expect(factsOf('waiting-room.message', message)).toBe(
      '모든 대기열 · 18시까지 접수합니다. (3. 2. 18:00:00까지)',
    )
    const taken = { line: 'act_1', text: null, until: null, reason: '오타' }
    expect(factsOf('waiting-room.message', taken)).toBe('첫 화면 (act_1) · 안내문 내림 · 오타')
  })

  it('has the number of ended turns', () => {
    const ended = { line: 'act_1', ended: 1_450, reason: null }
    expect(factsOf('waiting-room.end-turns', ended)).toBe('첫 화면 (act_1) · 1,450명')
  })

  it('has the entries that its lists gained and lost', () => {
    const lists = {
      denyBefore: '192.0.2.7 192.0.2.8',
      deny: '192.0.2.8 act_1-42',
      priorityBefore: '',
      priority: '198.51.100.0/24',
      reason: null,
    }
    expect(factsOf('waiting-room.lists', lists)).toBe(
      '차단 목록에 추가: act_1-42 · 차단 목록에서 삭제: 192.0.2.7 · 우선 목록에 추가: 198.51.100.0/24',
    )
  })
})

it.each<[string, AuditEntry['detail'], string]>([
  [
    'notice.publish',
    { id: 'a', title: '접수 안내', place: 'popup', begins: OPENING, ends: CLOSING },
    '접수 안내 · 처음 화면 팝업 · 3. 2. 09:00:00 ~ 3. 2. 18:00:00',
  ],
  [
    'override.create',
    { id: 'x', remote: 'mfe-apply', version: '2.0.0', from: 'https://a.example.org/', until: CLOSING },
    'mfe-apply 2.0.0 · https://a.example.org/ · 3. 2. 18:00:00까지',
  ],
  [
    'token.make',
    { name: 'kim', role: 'waiting-room', remotes: '', expiresAt: CLOSING },
    'kim · 대기실 운영 · 3. 2. 18:00:00까지',
  ],
  ['token.revoke', { name: 'kim' }, 'kim'],
  ['session.begin', {}, ''],
  ['site.mode', { mode: 'normal' }, '정상'],
  ['site.mode', { mode: 'read-only' }, '조회만 가능'],
  ['person.erase', { person: '0a1b2c' }, '0a1b2c'],
  ['operation.refused', { call: 'POST /ops/api/tokens', errorCode: 'X' }, 'POST /ops/api/tokens · X'],
  ['later.action', { some: 'word', more: 3, empty: null }, 'word · 3'],
])('an entry %s of %j reads %s', (action, detail, words) => {
  expect(factsOf(action, detail)).toBe(words)
})
