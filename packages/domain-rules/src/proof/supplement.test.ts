import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BATCH_STATUSES, ITEM_STATUSES } from './status.ts'
import {
  canDeleteItem,
  canSupplementBatch,
  canSupplementItem,
  supplementDeadline,
  supplementVerdict,
  type Supplement,
} from './supplement.ts'

const refusal = (reason: string) => ({ ok: false, reason })
const PROCEED = { ok: true }
const NOT_REQUESTED = refusal('보완요청 상태에서만 보완등록이 가능합니다.')
const NOTHING_LEFT = refusal('증빙을 모두 삭제할 수는 없습니다. 증빙을 1건 이상 변경해주세요.')
const UNCHANGED = refusal('변경된 내용이 없습니다.')

it.each([
  ['2025-06-03T15:30:00.000Z', '2025-06-10T15:30:00.000Z'],
  ['2025-12-28T00:00:00Z', '2026-01-04T00:00:00.000Z'],
  ['', ''],
  ['soon', ''],
])('a supplement that was requested at %j is due by %j', (requestedAt, until) => {
  expect(supplementDeadline(requestedAt)).toBe(until)
})

const ready: Supplement = {
  batchId: '7',
  batchStatus: '보완요청',
  years: ['2024', '2025'],
  division: '금액',
  total: '150,000',
  isPeriodOrTotalChanged: false,
  items: [
    { status: '보완요청', change: 'replace' },
    { status: '보완요청', change: 'delete' },
    { status: '제출완료', change: null },
  ],
}

describe('supplementing', () => {
  it.each(BATCH_STATUSES)('a batch in %s needs it to be asked for', status => {
    expect(canSupplementBatch(status)).toEqual(status === '보완요청' ? PROCEED : NOT_REQUESTED)
  })

  it.each(BATCH_STATUSES.flatMap(batch => ITEM_STATUSES.map(item => [batch, item] as const)))(
    'of a batch in %s an item in %s needs both to be asked for',
    (batch, item) => {
      const isAskedFor = batch === '보완요청' && item === '보완요청'
      expect(canSupplementItem(batch, item)).toEqual(isAskedFor ? PROCEED : NOT_REQUESTED)
    },
  )
})

describe('deleting an item', () => {
  it.each([
    ['beside one that stays', '보완요청', ['제출완료'], PROCEED],
    ['that was not asked about', '제출완료', ['보완요청'], NOT_REQUESTED],
    ['that is the last', '보완요청', [], NOTHING_LEFT],
    ['beside one that was taken back', '보완요청', ['사용자취소', '사용자삭제'], NOTHING_LEFT],
  ] as const)('%s', (_which, status, others, verdict) => {
    expect(canDeleteItem('보완요청', status, others)).toEqual(verdict)
  })
})

describe('registering a supplement', () => {
  it.each<[string, Partial<Supplement>, object]>([
    ['complete', {}, PROCEED],
    ['without a batch', { batchId: '' }, refusal('보실 증빙을 먼저 선택해주세요.')],
    ['of a batch that moved on', { batchStatus: '심사중' }, NOT_REQUESTED],
    ['without years', { years: [] }, refusal('증빙기간을 입력해주세요.')],
    ['with another year', { years: ['2023'] }, refusal('증빙기간을 입력해주세요.')],
    ['without amount', { total: '' }, refusal('총 증빙금액을 입력해주세요.')],
    ['with an amount of 0', { total: '0' }, refusal('총 증빙금액을 입력해주세요.')],
    ['with a count of 0', { division: '건', total: '0' }, refusal('총 증빙건수를 입력해주세요.')],
    [
      'with too many cases',
      { division: '건', total: '101' },
      refusal('증빙건수는 최대 100건까지만 입력 가능합니다.'),
    ],
    ['with an amount of ten digits', { total: '9'.repeat(10) }, PROCEED],
    [
      'with an amount of eleven digits',
      { total: '9'.repeat(11) },
      refusal('총 증빙금액은 최대 10자리까지만 입력 가능합니다.'),
    ],
    ['of business proof, without period and total', { division: null, years: [], total: '' }, PROCEED],
    ['with no items and no change', { items: [] }, UNCHANGED],
    ['with no items and another period', { items: [], isPeriodOrTotalChanged: true }, PROCEED],
    ['with nothing changed', { items: [{ status: '보완요청', change: null }] }, UNCHANGED],
    [
      'that deletes an item that was not asked about',
      { items: [{ status: '제출완료', change: 'delete' }] },
      NOT_REQUESTED,
    ],
    [
      'that deletes everything that counts',
      {
        items: [
          { status: '보완요청', change: 'delete' },
          { status: '사용자취소', change: null },
        ],
      },
      NOTHING_LEFT,
    ],
  ])('%s', (_situation, changed, verdict) => {
    expect(supplementVerdict({ ...ready, ...changed })).toEqual(verdict)
  })

  it('counts the items that are left', () => {
    const left = { status: '보완요청', change: null } as const
    expect(supplementVerdict({ ...ready, items: [...ready.items, left, left] })).toEqual(
      refusal('보완요청 증빙이 2건 있습니다. 증빙을 변경 또는 삭제 후 다시 등록해주세요.'),
    )
  })

  it('passes only with every requested item handled, no other one touched, and one left that counts', () => {
    const anyItem = fc.record<Supplement['items'][number]>({
      status: fc.constantFrom(...ITEM_STATUSES),
      change: fc.constantFrom('delete', 'replace', null),
    })
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 6 }), items => {
        const isEachInOrder = items.every(
          ({ status, change }) => (status === '보완요청') === (change !== null),
        )
        const inForce = items.filter(({ status }) => status !== '사용자취소' && status !== '사용자삭제')
        const isOneLeft = inForce.length === 0 || inForce.some(({ change }) => change !== 'delete')
        const { ok } = supplementVerdict({ ...ready, items, isPeriodOrTotalChanged: true })
        expect(ok).toBe(isEachInOrder && isOneLeft)
      }),
    )
  })
})
