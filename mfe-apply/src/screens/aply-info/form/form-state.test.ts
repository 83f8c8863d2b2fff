import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeForm, freshForm, type CheckName, type FormChange, type FormState } from './form-state.ts'

const fresh = freshForm({ mobileNumber: '01012345678', birthDate: '19800101' })

function after(...changes: FormChange[]): FormState {
  return changes.reduce(changeForm, fresh)
}

function done(state: FormState, check: CheckName): FormState {
  return changeForm(state, { kind: 'checked', check, outcome: 'done', of: state.values })
}

it('starts with the values of the verification', () => {
  expect(fresh.values).toMatchObject({ mobileNumber: '01012345678', residenceNumber: ['800101', ''] })
})

describe('a finished check', () => {
  it.each([
    ['realName', { residenceNumber: ['800102', ''] }],
    ['business', { companyName: '다른 상점' }],
    ['business', { openingDate: '2020-01-02' }],
    ['business', { corporateNumber: ['110111', ''] }],
    ['account', { bank: '088' }],
    ['account', { accountNumber: '1' }],
    ['account', { accountHolder: '다른사람' }],
  ] as const)('of %s is void once %j is typed', (check, values) => {
    expect(changeForm(done(fresh, check), { kind: 'typed', values }).checks[check]).toBe('open')
  })

  it('remains when another field is typed into', () => {
    const checked = done(done(done(fresh, 'realName'), 'business'), 'account')
    const typed = changeForm(checked, { kind: 'typed', values: { mobileNumber: '1', settlementMonth: '3' } })
    expect(typed.checks).toEqual({ realName: 'done', business: 'done', account: 'done' })
  })

  it('is ignored if its values were changed meanwhile', () => {
    const asked = after({ kind: 'typed', values: { accountNumber: '1' } })
    const changed = changeForm(asked, { kind: 'typed', values: { accountNumber: '2' } })
    const answered = changeForm(changed, {
      kind: 'checked',
      check: 'account',
      outcome: 'done',
      of: asked.values,
    })
    expect(answered.checks.account).toBe('open')
  })

  it('of the business sets the tax type, and removes it when it becomes invalid', () => {
    const of = fresh.values
    const checked = after({ kind: 'checked', check: 'business', outcome: 'done', of, taxType: 'exempt' })
    expect(checked.taxType).toBe('exempt')
    expect(changeForm(checked, { kind: 'reopened', check: 'business' }).taxType).toBe('unknown')
    expect(changeForm(checked, { kind: 'reopened', check: 'account' }).taxType).toBe('exempt')
  })

  it('of the account settles that it was missing', () => {
    const missing = after({ kind: 'validated', problems: [{ field: 'accountCheck', message: 'x' }] })
    expect(done(missing, 'account').problems).toEqual({})
    expect(done(missing, 'realName').problems).toEqual({ accountCheck: { message: 'x' } })
  })
})

describe('a refused opening date', () => {
  const refusal = { field: 'openingDate', message: 'x' } as const
  const refused = after(
    { kind: 'typed', values: { openingDate: '2024-02-30' } },
    { kind: 'validated', fields: ['openingDate'], problems: [refusal] },
  )

  it('leaves its field and is remembered', () => {
    expect(refused).toMatchObject({ refusedDate: '2024-02-30', values: { openingDate: '' } })
  })

  it('is still remembered when the empty field is validated again', () => {
    const again = changeForm(refused, { kind: 'validated', problems: [refusal] })
    expect(again.refusedDate).toBe('2024-02-30')
  })

  it('is still remembered when another field is typed into', () => {
    const typed = changeForm(refused, { kind: 'typed', values: { companyName: '상점' } })
    expect(typed.refusedDate).toBe('2024-02-30')
  })

  it('is removed with the next input', () => {
    const typed = changeForm(refused, { kind: 'typed', values: { openingDate: '2' } })
    expect(typed).toMatchObject({ refusedDate: undefined, values: { openingDate: '2' }, problems: {} })
  })
})

describe('problems', () => {
  const problems = [
    { field: 'bank', message: 'a' },
    { field: 'mobileNumber', message: 'b' },
  ] as const

  it('go one by one as their fields are typed into, and stay the same objects meanwhile', () => {
    const validated = after({ kind: 'validated', problems })
    const typed = changeForm(validated, { kind: 'typed', values: { bank: '4' } })
    expect(typed.problems).toEqual({ mobileNumber: { message: 'b' } })
    expect(typed.problems.mobileNumber).toBe(validated.problems.mobileNumber)
  })

  it('of the whole form are the only ones', () => {
    const again = after({ kind: 'validated', problems }, { kind: 'validated', problems: [problems[0]] })
    expect(Object.keys(again.problems)).toEqual(['bank'])
  })

  it('of some fields leave the others alone', () => {
    const validated = after(
      { kind: 'validated', problems },
      { kind: 'validated', fields: ['bank'], problems: [] },
    )
    expect(Object.keys(validated.problems)).toEqual(['mobileNumber'])
  })

  it('of the whole form are an attempt, those of some fields are none', () => {
    const validated = after(
      { kind: 'validated', problems },
      { kind: 'validated', fields: ['bank'], problems: [] },
    )
    expect(validated.refusal).toEqual({ attempt: 1, fields: ['bank', 'mobileNumber'] })
  })
})

it('a document that is chosen or removed settles its problem, and no other one', () => {
  const file = new File(['x'], 'a.pdf')
  const refused = after({
    kind: 'validated',
    problems: [
      { field: 'businessRegistrationFile', message: 'a' },
      { field: 'mobileNumber', message: 'b' },
    ],
  })
  const chosen = changeForm(refused, { kind: 'documentChanged', document: 'businessRegistrationFile', file })
  expect([chosen.documents, Object.keys(chosen.problems)]).toEqual([
    { businessRegistrationFile: file },
    ['mobileNumber'],
  ])
  const removed = changeForm(chosen, {
    kind: 'documentChanged',
    document: 'businessRegistrationFile',
    file: undefined,
  })
  expect(removed.documents).toEqual({})
})

it('keeps every value that was not changed, whatever happens', () => {
  const change = fc.oneof(
    fc.record({ kind: fc.constant('typed' as const), values: fc.record({ companyName: fc.string() }) }),
    fc.record({
      kind: fc.constant('reopened' as const),
      check: fc.constantFrom('realName', 'business', 'account'),
    }),
    fc.record({
      kind: fc.constant('validated' as const),
      problems: fc.constant([{ field: 'openingDate' as const, message: 'x' }]),
    }),
  ) as fc.Arbitrary<FormChange>
  const start = changeForm(fresh, { kind: 'typed', values: { accountNumber: '123', bank: '4' } })
  fc.assert(
    fc.property(fc.array(change), changes => {
      const { accountNumber, bank, mobileNumber } = changes.reduce(changeForm, start).values
      expect({ accountNumber, bank, mobileNumber }).toEqual({
        accountNumber: '123',
        bank: '4',
        mobileNumber: '01012345678',
      })
    }),
  )
})
