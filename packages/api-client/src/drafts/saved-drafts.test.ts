import { expect, it } from 'vitest'
import { respondJson, serve } from '../../test/local-server.ts'
import { RequestRefused, UnexpectedResponse } from '../errors/errors.ts'
import { deleteDraft, loadDraft, saveDraft } from './saved-drafts.ts'

const CORPORATION = '0'
const SAVED_AT = '2025-06-02T00:00:00.000Z'
const values = {
  companyName: '시험상회',
  corporateNumber: ['123456', '7'],
  openingDate: '2020-01-01',
  settlementMonth: '3',
}
const wire = { corpNm: '시험상회', crpno: '1234567', opbzDt: '20200101', soaMm: '3' }

it('sends the fields of the business alone, without a person or a number', async () => {
  const result = { savedAt: SAVED_AT, replacedAt: null }
  const received = await serve(respondJson({ status: 200, result }))
  await expect(saveDraft(values, CORPORATION)).resolves.toEqual(result)
  expect(received).toMatchObject([{ method: 'PUT', path: '/api/v1/application/draft' }])
  expect(received[0]?.body).toEqual(wire)
})

it('returns the values as they are on the form', async () => {
  await serve(respondJson({ status: 200, result: { savedAt: SAVED_AT, values: wire } }))
  await expect(loadDraft(CORPORATION)).resolves.toMatchObject({ savedAt: SAVED_AT, values })
})

it('leaves out a value of another kind', async () => {
  await serve(respondJson({ status: 200, result: { savedAt: SAVED_AT, values: { ...wire, corpNm: {} } } }))
  await expect(loadDraft(CORPORATION)).resolves.toMatchObject({ values: { ...values, companyName: '' } })
})

it('finds none', async () => {
  await serve(respondJson({ status: 200, result: null }))
  await expect(loadDraft(CORPORATION)).resolves.toBeNull()
})

it.each([{}, { result: {} }, { result: { savedAt: 'soon', values: {} } }])(
  'accepts no other response: %j',
  async body => {
    await serve(respondJson({ status: 200, ...body }))
    await expect(loadDraft(CORPORATION)).rejects.toBeInstanceOf(UnexpectedResponse)
    await expect(saveDraft(values, CORPORATION)).rejects.toBeInstanceOf(UnexpectedResponse)
  },
)

it('is refused in the words of the server, and saved or deleted once for each press', async () => {
  const received = await serve(respondJson({ status: 403, message: '본인이 아닙니다.' }, 403))
  await expect(saveDraft(values, CORPORATION)).rejects.toBeInstanceOf(RequestRefused)
  await expect(deleteDraft()).rejects.toMatchObject({ message: '본인이 아닙니다.' })
  expect(received.map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
})
