import { batchWith, itemWith } from 'applicant-flow/testing'
import { describe, expect, it } from 'vitest'
import {
  changeFieldOf,
  divisionOf,
  itemsLeft,
  PERIOD_FIELD,
  problemsOf,
  TOTAL_FIELD,
} from './check-supplement.ts'
import { untouchedDraft, type Draft } from './draft.ts'

const batch = batchWith({ status: '보완요청' })
const kept = itemWith({ id: '11' })
const first = itemWith({ id: '12', status: '보완요청' })
const second = itemWith({ id: '13', status: '보완요청' })
const loaded = { batch, items: [kept, first, second] }
const by = { name: '새.pdf', size: 4 }
const isAtHand = () => true

function draftWith(items: Draft['pending']['items'] = {}, typed: Partial<Draft> = {}): Draft {
  return { ...untouchedDraft(batch), pending: { items, deleted: [] }, ...typed }
}
const replaced = { kind: 'replace', by } as const
const deleted = { kind: 'delete' } as const

describe('the problems of a supplement', () => {
  it('are none when every item that is asked for is changed', () => {
    expect(problemsOf(draftWith({ 12: replaced, 13: deleted }), loaded, isAtHand)).toEqual([])
  })

  it('lead to the first item that is left (PDET-34)', () => {
    expect(problemsOf(draftWith({ 12: replaced }), loaded, isAtHand)).toMatchObject([
      { fieldId: changeFieldOf('13'), message: expect.stringContaining('1건') },
    ])
  })

  it('are those of period and total alone, as long as there are some (PDET-27 to PDET-31)', () => {
    const fields = problemsOf(draftWith({}, { years: [], total: '' }), loaded, isAtHand)
    expect(fields.map(({ fieldId }) => fieldId)).toEqual([PERIOD_FIELD, TOTAL_FIELD])
  })

  it.each([
    [{ years: [] }, { fieldId: PERIOD_FIELD, message: '증빙기간을 입력해주세요.' }],
    [{ total: '' }, { fieldId: TOTAL_FIELD, message: '총 증빙금액을 입력해주세요.' }],
    [
      { total: '12345678901' },
      { fieldId: TOTAL_FIELD, message: '총 증빙금액은 최대 10자리까지만 입력 가능합니다.' },
    ],
  ])('are that of one field alone with %j', (typed, problem) => {
    expect(problemsOf(draftWith({ 12: replaced, 13: deleted }, typed), loaded, isAtHand)).toEqual([problem])
  })

  it('are none of period and total for business proof, which states neither', () => {
    const business = batchWith({ status: '보완요청', type: '영업', years: [], total: null })
    const draft = untouchedDraft(business)
    const problems = problemsOf(draft, { batch: business, items: [first, second] }, isAtHand)
    expect(problems.map(({ fieldId }) => fieldId)).toEqual([changeFieldOf('12')])
    expect(changeFieldOf('12')).not.toBe(changeFieldOf('13'))
  })

  it('are none when an interrupted registration has deleted what was asked for', () => {
    const draft = draftWith({}, { pending: { items: {}, deleted: ['12'] } })
    expect(problemsOf(draft, { batch, items: [kept] }, isAtHand)).toEqual([])
  })

  it('lead to the total when nothing is asked for and nothing changed', () => {
    expect(problemsOf(draftWith(), { batch, items: [kept] }, isAtHand)).toMatchObject([
      { fieldId: TOTAL_FIELD, message: '변경된 내용이 없습니다.' },
    ])
  })

  it('are none when only the total changed and nothing is asked for', () => {
    expect(problemsOf(draftWith({}, { total: '98000' }), { batch, items: [kept] }, isAtHand)).toEqual([])
  })

  it('count an item as left whose new file a reload has lost', () => {
    const draft = draftWith({ 12: replaced, 13: deleted })
    expect(problemsOf(draft, loaded, () => false)).toMatchObject([{ fieldId: changeFieldOf('12') }])
    expect(itemsLeft(draft, loaded, () => false)).toEqual([first])
  })

  it('lead to the first item when all would be deleted', () => {
    const all = { batch, items: [first, second] }
    expect(problemsOf(draftWith({ 12: deleted, 13: deleted }), all, isAtHand)).toMatchObject([
      { fieldId: changeFieldOf('12'), message: expect.stringContaining('모두 삭제할 수는 없습니다') },
    ])
  })
})

it.each([
  [{ type: '일반', amountKind: '금액' }, '금액'],
  [{ type: '일반', amountKind: '건' }, '건'],
  [{ type: '일반', amountKind: '택배' }, '금액'],
  [{ type: '일반', amountKind: '금액', total: null }, '금액'],
  [{ type: '영업', amountKind: '건', total: 3 }, '건'],
  [{ type: '영업', amountKind: '건', total: null }, null],
] as const)('a batch %j counts %s', (given, division) => {
  expect(divisionOf(batchWith(given))).toBe(division)
})
