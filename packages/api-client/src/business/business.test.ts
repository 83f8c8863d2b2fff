import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { respondJson, serve } from '../../test/local-server.ts'
import { countApplications, registerBusiness } from './business.ts'
import { messageFor, RequestRefused, UnexpectedResponse } from '../errors/errors.ts'

const NUMBER = '1234567890'

const result = {
  aplyNo: '20250000000001',
  aplyType: '신속',
  mngFrGb: '1',
  stepData: { bSttCd: '01' },
  errCd: '',
}
const registered = { status: 200, message: 'Success', result }

describe('registering a business', () => {
  it('posts the number and returns the facts for the session', async () => {
    const received = await serve(respondJson(registered))
    await expect(registerBusiness(NUMBER)).resolves.toEqual({
      applicationNumber: '20250000000001',
      applicationType: '신속',
      managementType: '1',
      taxStatus: '01',
    })
    expect(received).toMatchObject([{ path: '/api/v1/business/first/register', body: { brNo: NUMBER } }])
  })

  it('reads numbers and texts alike', async () => {
    await serve(
      respondJson({
        status: '200',
        result: { ...result, aplyNo: 20250000000001, mngFrGb: 0, stepData: null, errCd: 10 },
      }),
    )
    await expect(registerBusiness(NUMBER)).resolves.toEqual({
      applicationNumber: '20250000000001',
      applicationType: '신속',
      managementType: '0',
      errorCode: '10',
    })
  })

  it('leaves out all that the server leaves empty', async () => {
    const empty = { aplyNo: '', aplyType: '', mngFrGb: ' ', errCd: null, stepData: { bSttCd: '' } }
    await serve(respondJson({ status: '200', result: empty }))
    await expect(registerBusiness(NUMBER)).resolves.toEqual({})
  })

  it('gives the sentence of the server, but not its word for success', async () => {
    const message = '국세청 조회가 지연되고 있습니다.'
    await serve(
      ...['Success', 'SUCCESS', 'OK', '', null, message].map(said =>
        respondJson({ ...registered, message: said }),
      ),
    )
    for (let response = 1; response <= 5; response++) {
      expect((await registerBusiness(NUMBER)).message).toBeUndefined()
    }
    expect((await registerBusiness(NUMBER)).message).toBe(message)
  })

  it.each([
    ['closed', { stepData: { bSttCd: '03' } }],
    ['unknown', { stepData: { bSttCd: '' }, errCd: '99' }],
    ['unknown, without a message', {}],
    ['unknown, with blanks instead', { aplyNo: ' ', mngFrGb: '' }],
  ])('takes a response without an application for a business that is %s', async (_what, refused) => {
    await serve(respondJson({ status: 200, result: { aplyNo: null, ...refused } }))
    const { applicationNumber, managementType } = await registerBusiness(NUMBER)
    expect([applicationNumber, managementType]).toEqual([undefined, undefined])
  })

  it.each([
    ['no result', { status: 200, message: 'Success' }],
    ['a result of null', { ...registered, result: null }],
    [
      'an application number that is an object',
      { ...registered, result: { ...result, aplyNo: { value: '1' } } },
    ],
    ['a tax response that is a text', { ...registered, result: { ...result, stepData: '01' } }],
  ])('does not accept a response with %s', async (_what, response) => {
    await serve(respondJson(response))
    await expect(registerBusiness(NUMBER)).rejects.toBeInstanceOf(UnexpectedResponse)
  })
})

describe('a registration that is refused', () => {
  const errors = [{ field: 'brNo', message: '사업자등록번호 항목 오류입니다.' }]
  const malformed = {
    status: 400,
    errorCode: 'BUSINESS_INVALID_BRNO_FORMAT',
    message: '번호를 조회할 수 없습니다.',
  }
  const other = { status: 400, errorCode: 'BUSINESS_OTHER', message: '서버가 보낸 문장입니다.' }

  it.each<[string, number, object, string]>([
    ['for a malformed number in the words of the specification', 400, malformed, '잘못된 사업자번호 입니다.'],
    [
      'for a malformed number in the same words, whatever else is said',
      400,
      { ...malformed, errors },
      '잘못된 사업자번호 입니다.',
    ],
    ['for a malformed number in a successful HTTP response', 200, malformed, '잘못된 사업자번호 입니다.'],
    ['for another reason with the sentence of the server', 400, other, '서버가 보낸 문장입니다.'],
    ['with the sentence of the field', 400, { ...other, errors }, '사업자등록번호 항목 오류입니다.'],
    [
      'with the sentence of the server when the field has none',
      400,
      { ...other, errors: [{ field: 'brNo', message: '' }] },
      '서버가 보낸 문장입니다.',
    ],
    [
      'with the sentence of the server when another field is wrong',
      400,
      { ...other, errors: [{ field: 'x', message: '?' }] },
      '서버가 보낸 문장입니다.',
    ],
    [
      'by a server in trouble with its sentence, though it names a malformed number',
      500,
      malformed,
      '번호를 조회할 수 없습니다.',
    ],
    ['by a server in trouble with its sentence', 500, { ...other, status: 500 }, '서버가 보낸 문장입니다.'],
    [
      "by a server in trouble with its sentence, not the field's",
      500,
      { ...other, errors },
      '서버가 보낸 문장입니다.',
    ],
    [
      'in a successful HTTP response with its sentence',
      200,
      { status: 409, message: '이미 신청되었습니다.' },
      '이미 신청되었습니다.',
    ],
    ['without any sentence', 500, { status: 500 }, '요청을 처리할 수 없습니다. 잠시 후 다시 시도해주세요.'],
  ])('is refused %s', async (_how, httpStatus, body, sentence) => {
    await serve(respondJson(body, httpStatus))
    const error = await registerBusiness(NUMBER).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(RequestRefused)
    expect(messageFor(error)).toBe(sentence)
  })
})

describe('counting the applications of a business', () => {
  it('posts the number and gives the count', async () => {
    const received = await serve(respondJson({ status: '0', result: 2, message: 'Success' }))
    await expect(countApplications(NUMBER)).resolves.toBe(2)
    expect(received).toMatchObject([
      { path: '/api/v1/business/supportApplicationBrnoCheck', body: { brNo: NUMBER } },
    ])
  })

  it.each([
    ['0', 0, 0],
    [0, 0, 0],
    ['0', '3', 3],
    [0, '0', 0],
  ])('reads status %j with result %j as %d', async (status, count, expected) => {
    await serve(respondJson({ status, result: count }))
    await expect(countApplications(NUMBER)).resolves.toBe(expected)
  })

  it.each([undefined, null, '', ' ', '-1', -1, 1.5, 'many', true, [], { count: 1 }])(
    'does not accept %j as a count',
    async count => {
      await serve(respondJson({ status: '0', result: count }))
      await expect(countApplications(NUMBER)).rejects.toBeInstanceOf(UnexpectedResponse)
    },
  )

  it.each<[string, number, object, string]>([
    [
      'for the number',
      400,
      { errors: [{ field: 'brNo', message: '번호를 확인해주세요.' }], message: '오류' },
      '번호를 확인해주세요.',
    ],
    ['without naming the number', 400, { errors: [], message: '오류입니다.' }, '오류입니다.'],
    [
      'with a status other than "0"',
      200,
      { status: '1', message: '조회할 수 없습니다.' },
      '조회할 수 없습니다.',
    ],
    [
      'with the status that other calls succeed with',
      200,
      { status: 200, result: 1, message: '조회할 수 없습니다.' },
      '조회할 수 없습니다.',
    ],
    ['by a server in trouble', 500, { message: '서버 오류입니다.' }, '서버 오류입니다.'],
  ])('passes on the sentence of a refusal %s', async (_how, httpStatus, body, sentence) => {
    await serve(respondJson(body, httpStatus))
    const error = await countApplications(NUMBER).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(RequestRefused)
    expect(messageFor(error)).toBe(sentence)
  })
})

it('gives a result or a sentence for the person, for any JSON with any status', async () => {
  const almostAnything = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('0', '10', '03', 200, ...Object.values(result)),
  )
  const answers = fc.record(
    {
      status: fc.oneof(fc.constantFrom(0, '0', 200, '200'), almostAnything),
      result: fc.oneof(
        fc.record({
          aplyNo: almostAnything,
          aplyType: almostAnything,
          mngFrGb: almostAnything,
          stepData: almostAnything,
        }),
        almostAnything,
      ),
      message: almostAnything,
      errors: fc.oneof(
        fc.array(fc.record({ field: fc.constant('brNo'), message: almostAnything })),
        almostAnything,
      ),
    },
    { requiredKeys: [] },
  )
  const httpStatuses = fc.constantFrom(200, 200, 200, 204, 400, 401, 404, 500)
  await fc.assert(
    fc.asyncProperty(fc.oneof(answers, fc.jsonValue()), httpStatuses, async (body, httpStatus) => {
      await serve(respondJson(body, httpStatus))
      for (const call of [registerBusiness(NUMBER), countApplications(NUMBER)]) {
        const outcome = await call.catch(messageFor)
        expect(outcome === '').toBe(false)
      }
    }),
  )
})
