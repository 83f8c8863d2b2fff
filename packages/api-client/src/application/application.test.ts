import { describe, expect, it, vi } from 'vitest'
import { respondJson, formIn, hangUp, neverRespond, serve, startServer } from '../../test/local-server.ts'
import { createApplication } from './application.ts'
import { configureApiClient } from '../http/settings.ts'
import { TimedOut, Unreachable } from '../errors/errors.ts'

const filledIn = {
  managementType: '0',
  applicantName: '시험대표',
  birthDate: '19750606',
  residenceNumber: ['750606', '0000006'],
  mobileNumber: '01000000006',
  companyName: ' 가나다 ',
  openingDate: '2020-01-31',
  corporateNumber: ['123456', '1234567'],
  settlementMonth: '3',
  bank: '국민은행',
  accountNumber: '123456',
  accountHolder: ' 가나다 ',
}
const submission = {
  applicationNumber: '20250000000001',
  applicationType: '신속',
  ci: 'CI/+==',
  businessNumber: '1234567890',
  form: filledIn,
  supportAmount: 120_000,
  mydataRequest: 'Y',
  taxInformation: 'N',
  verificationMethod: 'simple',
} as const
const filing = { submission, documents: {}, idempotencyKey: 'press-1' }
const withAFile = { ...filing, documents: { businessRegistrationFile: new File(['%PDF-'], '등록증.pdf') } }
const created = respondJson({ status: 200, message: 'Success', result: { aplyNo: '20250000000001' } })

async function posted(changes: object = {}, documents: { businessRegistrationFile?: File } = {}) {
  const received = await serve(created)
  await createApplication({ ...filing, submission: { ...submission, ...changes }, documents })
  const [request] = received
  if (!request) throw new Error('nothing was posted')
  const form = await formIn(request)
  const data = form.get('applicationData')
  expect(data).toMatchObject({ type: 'application/json' })
  return { request, form, data: JSON.parse(data instanceof Blob ? await data.text() : '') as unknown }
}

describe('filing an application', () => {
  it('carries no key to a backend that would refuse its header', async () => {
    const { baseUrl, received } = await startServer(created)
    configureApiClient({ baseUrl, timeoutMs: 2000, sendsIdempotencyKeys: false, bearerToken: () => null })
    await createApplication(filing)
    expect(received[0]?.headers).not.toHaveProperty('idempotency-key')
  })

  it('posts its data as JSON, under the names of the specification', async () => {
    const { request, data } = await posted()
    expect(request).toMatchObject({ method: 'POST', path: '/api/v1/application/create' })
    expect(request.headers['idempotency-key']).toBe('press-1')
    expect(data).toEqual({
      suptSn: 0,
      aplyNo: '20250000000001',
      aplyType: '신속',
      aplyNm: '시험대표',
      rpsrRnno: '7506060000006',
      brdt: '19750606',
      aplyDesc: '',
      mbtlnum: '01000000006',
      ci: 'CI/+==',
      brno: '1234567890',
      mngFrGb: '0',
      corpNm: '가나다',
      opbzDt: '20200131',
      crpno: '1234561234567',
      soaMm: '3',
      coRprsvYn: 'N',
      bankNm: '국민은행',
      acntNo: '123456',
      dpstrNm: '가나다',
      sprtAmt: 120_000,
      dcsnAmt: 0,
      prcsStts: '신청',
      mdtAgreYn: 'Y',
      ntaxAgreYn: 'N',
      methodType: 'simple',
    })
  })

  it('asks for a million won if no amount is known', async () => {
    expect((await posted({ supportAmount: null })).data).toMatchObject({ sprtAmt: 1_000_000 })
    expect((await posted({ supportAmount: 0 })).data).toMatchObject({ sprtAmt: 0 })
  })

  it('sends each document as a file, and those that are not there as empty ones', async () => {
    const businessRegistrationFile = new File(['%PDF-'], '등록증.pdf', { type: 'application/pdf' })
    const { form } = await posted({}, { businessRegistrationFile })
    const sizes = [...form].flatMap(([name, part]) => (part instanceof File ? [[name, part.size]] : []))
    expect(Object.fromEntries(sizes)).toMatchObject({
      businessRegistrationFile: 5,
      nationalTaxPaymentCert: 0,
      localTaxPaymentCert: 0,
      vatStandardCert: 0,
      vatExemptCert: 0,
      standardFinancialStatementCert: 0,
    })
    expect(form.get('businessRegistrationFile')).toMatchObject({
      name: '등록증.pdf',
      type: 'application/pdf',
    })
  })

  it('reports the share that has been sent', async () => {
    await serve(created)
    const onProgress = vi.fn<(sent: number) => void>()
    await createApplication({ ...filing, onProgress })
    expect(onProgress).toHaveBeenLastCalledWith(1)
  })

  it.each([
    ['with files may take as long as files may', { timeoutMs: 60_000, uploadTimeoutMs: 60 }, withAFile],
    ['without files may take as long as any call', { timeoutMs: 60, uploadTimeoutMs: 60_000 }, filing],
  ])('%s, and not longer', async (_, times, application) => {
    const { baseUrl } = await startServer(neverRespond)
    configureApiClient({ baseUrl, ...times, bearerToken: () => null })
    await expect(createApplication(application)).rejects.toBeInstanceOf(TimedOut)
  })

  it.each([
    [200, { status: 200, message: '처리할 수 없습니다.' }],
    [200, { status: 409, message: '처리할 수 없습니다.' }],
    [409, { status: 409, message: '처리할 수 없습니다.' }],
  ])('is refused with HTTP %d and %j', async (httpStatus, body) => {
    await serve(respondJson(body, httpStatus))
    await expect(createApplication(filing)).rejects.toMatchObject({
      name: 'RequestRefused',
      message: '처리할 수 없습니다.',
    })
  })

  it('is refused as a result of a call that was made, if the response is another word', async () => {
    await serve(respondJson({ status: 200, message: '처리할 수 없습니다.' }))
    await expect(createApplication(filing)).rejects.toMatchObject({ isResult: true })
  })

  it('is not repeated by itself', async () => {
    const received = await serve(hangUp)
    await expect(createApplication(filing)).rejects.toBeInstanceOf(Unreachable)
    expect(received.length).toBeLessThanOrEqual(1)
  })
})
