import { session } from 'shared-session'
import { beforeEach, expect, it } from 'vitest'
import { drafts } from '../draft/draft.ts'
import { formCache } from '../draft/form-cache.ts'
import { changeForm, freshForm, type FormState } from './form-state.ts'
import { openForm } from './open-form.ts'

const person = { mobileNumber: '01012345678', birthDate: '19800101' }
const file = new File(['x'], '통장.pdf')

beforeEach(() => {
  formCache.clear()
  drafts.forget()
  session.reset()
  session.update({
    ...person,
    identityCi: 'CI',
    businessNumber: '1234567890',
    applicationNumber: '20250000000001',
  })
})

/** A form with a document that was refused, a field that was, and an attempt to submit. */
function refusedForm(): FormState {
  const withFile = changeForm(freshForm(person), {
    kind: 'documentChanged',
    document: 'businessRegistrationFile',
    file,
  })
  return changeForm(changeForm(withFile, { kind: 'typed', values: { companyName: '상점' } }), {
    kind: 'validated',
    problems: [
      { field: 'businessRegistrationFile', message: '읽을 수 없습니다.' },
      { field: 'mobileNumber', message: '입력해주세요.' },
    ],
  })
}

it('is new for a person who begins', async () => {
  expect((await openForm()).start).toEqual(freshForm(person))
})

it('has after another screen what was typed and attached, and the problems of documents alone', async () => {
  formCache.keep(refusedForm())
  const { start } = await openForm()
  expect(start.values.companyName).toBe('상점')
  expect(start.documents).toEqual({ businessRegistrationFile: file })
  expect(start.problems).toEqual({ businessRegistrationFile: { message: '읽을 수 없습니다.' } })
  expect(start.refusal).toEqual({ attempt: 0, fields: [] })
})

it('has nothing of another person or application', async () => {
  for (const other of [{ identityCi: 'CI-2' }, { applicationNumber: '20250000000002' }]) {
    formCache.keep(refusedForm())
    session.update(other)
    expect((await openForm()).start.values.companyName).toBe('')
  }
})
