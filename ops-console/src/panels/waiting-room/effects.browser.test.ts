import type { LineChange, LineReport } from 'ops-api'
import { describe, expect, it } from 'vitest'
import { lineWith } from '../../testing/line-with.ts'
import { describeLineChange } from './describe-line-change.ts'
import { fromKoreanTime, toKoreanTime } from '../korean-time.ts'
import * as t from './texts.ko.ts'

const line = lineWith({ registered: 312 })
const before = { phase: 'before', opensAt: '2999-03-02T00:00:00.000Z', closesAt: null, draw: null }
const effects = (change: LineChange, now: Partial<LineReport> = {}) =>
  describeLineChange({ ...line, ...now }, change).join(' ')

describe('the effects of a change of a line', () => {
  it.each<[LineChange]>([[{}], [{ mode: 'open' }], [{ limit: 500 }], [{ rate: 50 }]])(
    'that already has %j are none',
    change => {
      expect(effects(change)).toBe('바뀌는 것이 없습니다.')
    },
  )

  it.each<[LineChange, Partial<LineReport>, string]>([
    [
      { mode: 'open' },
      { mode: 'pause' },
      '기다리는 1,204명이 순서대로 입장하고, 새로 오는 사람은 그 뒤에 섭니다.',
    ],
    [
      { mode: 'pause' },
      {},
      '기다리는 1,204명은 순서를 지킨 채 멈추고, 새로 오는 사람도 줄을 섭니다. 이미 입장한 450명은 그대로입니다.',
    ],
    [{ mode: 'drain' }, {}, '새로 오는 사람은 모두 거절됩니다. 기다리는 1,204명은 순서대로 입장합니다.'],
    [{ mode: 'bypass' }, {}, '기다리는 1,204명과 새로 오는 사람이 제한 없이 한꺼번에 입장합니다.'],
    [
      { mode: 'block' },
      {},
      '기다리는 1,516명과 새로 오는 사람이 모두 거절됩니다. 번호는 30분 동안 남습니다. 이미 입장한 450명은 그대로입니다.',
    ],
    [{ mode: 'pause' }, { schedule: before }, t.pausing(1_204, 450)],
  ])('of %j on a line with %j are the people concerned', (change, now, sentence) => {
    expect(effects(change, now)).toBe(sentence)
  })

  it.each<[LineChange['mode'] & string, string]>([
    ['open', t.opening(1_516)],
    ['drain', t.draining(1_516)],
    ['bypass', t.bypassing(1_516)],
  ])(
    'of %s before the planned opening are those of a draw at once, with the registered',
    (mode, sentence) => {
      const drawn = '예약보다 먼저 엽니다. 추첨을 기다리는 312명의 순서를 지금 추첨합니다.'
      expect(effects({ mode }, { mode: 'pause', schedule: before })).toBe(`${drawn} ${sentence}`)
    },
  )

  it.each([
    [0, '500명 → 0명', t.noOneEnters],
    [449, '500명 → 449명', '입장한 450명이 449명보다 적어질 때까지 아무도 입장하지 못합니다.'],
    [450, '500명 → 450명', t.aboveLimit(450, 450)],
    [451, '500명 → 451명', ''],
    [null, '500명 → 없음', ''],
  ])('of a limit of %s are at the edge of the people inside', (limit, sentence, more) => {
    expect(effects({ limit })).toBe(`동시 입장 제한: ${sentence} ${more}`.trim())
  })

  it.each<[number | null, Partial<LineReport>, string]>([
    [0, {}, t.noOneEnters],
    [1, {}, '기다리는 1,204명이 모두 입장하는 데 적어도 21분 걸립니다.'],
    [1_204, {}, t.takes(1_204, 1)],
    [1, { waiting: 0 }, ''],
    [1, { mode: 'pause' }, ''],
    [1, { mode: 'drain' }, t.takes(1_204, 1_204)],
    [null, {}, ''],
  ])('of %s a second on a line with %j are the time of those who wait', (rate, now, more) => {
    const was = t.paced('50명', rate === null ? t.none : t.count(rate))
    expect(effects({ rate }, now)).toBe(`${was} ${more}`.trim())
  })

  it('of several fields are all of theirs, and the time where people will enter', () => {
    const sentences = describeLineChange({ ...line, mode: 'pause' }, { mode: 'open', limit: null, rate: 2 })
    expect(sentences).toEqual([
      t.opening(1_204),
      t.limited('500명', t.none),
      t.paced('50명', '2명'),
      t.takes(1_204, 602),
    ])
  })
})

describe('a wait', () => {
  it.each([
    [null, '입장이 멈춰 있음'],
    [0, '바로 입장'],
    [0.9, '바로 입장'],
    [1, '약 1초'],
    [1.2, '약 2초'],
    [59, '약 59초'],
    [60, '약 1분'],
    [61, '약 2분'],
    [3_540, '약 59분'],
    [3_541, '약 1시간 0분'],
    [3_600, '약 1시간 0분'],
    [3_601, '약 1시간 1분'],
    [7_141, '약 2시간 0분'],
    [7_199, '약 2시간 0분'],
    [3_600_000, '약 1,000시간 0분'],
  ])('of %s seconds is shown as %s', (seconds, shown) => {
    expect(t.waitFor(seconds)).toBe(shown)
  })

  it.each([
    [450, 500, '450명 / 500명 (90%)'],
    [600, 500, '600명 / 500명 (120%)'],
    [3, 0, '3명 / 0명'],
    [1_204, null, '1,204명 (제한 없음)'],
  ])('%i inside of %s are shown as %s', (inside, limit, shown) => {
    expect(t.insideOf(inside, limit)).toBe(shown)
  })
})

describe('a time in Korea', () => {
  it.each([
    ['2026-03-02T00:00:00.000Z', '2026-03-02T09:00'],
    ['2026-03-01T15:00:00.000Z', '2026-03-02T00:00'],
    ['2026-03-01T14:59:00.000Z', '2026-03-01T23:59'],
    ['2026-12-31T15:00:00.000Z', '2027-01-01T00:00'],
    ['2028-02-28T15:00:00.000Z', '2028-02-29T00:00'],
  ])('%s is in the field as %s, and back, wherever the device is', (moment, field) => {
    expect(toKoreanTime(moment)).toBe(field)
    expect(fromKoreanTime(field)).toBe(moment)
  })

  it.each(['', '2026-13-01T00:00', '2026-03-02T25:00', 'tomorrow'])('of a field with "%s" is none', field => {
    expect(fromKoreanTime(field)).toBeUndefined()
  })
})
