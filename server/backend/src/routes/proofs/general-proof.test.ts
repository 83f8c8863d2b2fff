import { APPLICATION_STATUSES } from 'domain-rules/application'
import { beforeEach, describe, expect, it } from 'vitest'
import { newProofApplicant, sampleBytes, type ProofApplicant } from '../../testing/proofs/proof-fixture.ts'
import { proofIsDone, proofRecords } from '../../testing/proofs/proof-records.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'

const backend = testBackend()
const done = proofIsDone('증빙자료가 등록되었습니다.')
const records = proofRecords(backend)
let applicant: ProofApplicant

beforeEach(async () => {
  applicant = await newProofApplicant(backend)
})

const CREATE = '/api/v1/proof/proof-create'
const create = (body: unknown, by = applicant) => by.call('POST', CREATE, body)

describe('registering general proof (API-48)', () => {
  it('creates batch and items as 제출완료, whatever statuses and facts are sent (PGEN-37 to PGEN-41)', async () => {
    const paths = [
      await applicant.upload('영수증.png'),
      await applicant.upload('명세서.pdf', sampleBytes.pdf),
    ]
    const items = paths.map(path => applicant.item(path))
    expect(await create(applicant.submission(items, { useProofPeriod: '2025,2024' }))).toEqual(done)

    const [batch] = await records.batchesOf(applicant)
    expect(batch).toMatchObject({
      proofType: '일반',
      detail: '1,2',
      status: '제출완료',
      period: '2024,2025',
      amountKind: '금액',
      amountCount: '150000',
      recognisedAmount: 0,
    })
    const shown = await applicant.call('GET', `/api/v1/proof-mstr/get/${batch?.batchId}`)
    expect(shown).toMatchObject({
      status: 200,
      body: {
        status: 200,
        message: 'Success',
        result: {
          receiptProofMstrId: Number(batch?.batchId),
          aplyNo: applicant.applicationNumber,
          progressStatus: '제출완료',
          useProofPeriod: '2024,2025',
          amountCount: 150_000,
          receiptProofResponses: [
            {
              currentStatus: '제출완료',
              originlFileNm: '영수증.png',
              filePath: paths[0],
              files: [
                { fileSize: sampleBytes.png.byteLength, fileExt: 'png', mimeType: 'image/png', delYn: 'N' },
              ],
            },
            { originlFileNm: '명세서.pdf', files: [{ mimeType: 'application/pdf' }] },
          ],
        },
      },
    })
  })

  it('registers once for one press that is repeated (GP-25)', async () => {
    const body = applicant.submission([applicant.item(await applicant.upload('a.png'))])
    const press = () => applicant.call('POST', CREATE, body, { 'idempotency-key': 'press-1' })
    const responses = await Promise.all([press(), press(), press()])
    expect(responses).toEqual([done, done, done])
    expect(await records.batchesOf(applicant)).toHaveLength(1)
  })

  it.each(APPLICATION_STATUSES.filter(status => status !== '대상선정'))(
    'is refused while the application is %s (RES-66)',
    async status => {
      const early = await newProofApplicant(backend, { status })
      const response = await create(early.submission([early.item(await early.upload('a.png'))]), early)
      expect(response).toMatchObject({
        status: 409,
        body: { errorCode: 'PROOF_NOT_ALLOWED', message: '증빙제출 가능한 상태가 아닙니다.' },
      })
      expect(await records.batchesOf(early)).toEqual([])
    },
  )

  it('is refused once 300,000 won have been paid, and not a won before (RES-68)', async () => {
    await records.placeBatch(applicant, { status: '지급완료', recognisedAmount: 299_999 })
    const submission = async () => applicant.submission([applicant.item(await applicant.upload('a.png'))])
    expect(await create(await submission())).toEqual(done)
    await records.placeBatch(applicant, { status: '지급완료', recognisedAmount: 1 })
    expect(await create(await submission())).toMatchObject({ status: 409 })
  })

  it('is refused while carriers look parcels up, or their result is examined (RES-67, PGEN-36)', async () => {
    await records.placeBatch(applicant, { status: '심사중', amountKind: '택배' })
    const response = await create(applicant.submission([applicant.item(await applicant.upload('a.png'))]))
    expect(response).toMatchObject({ status: 409, body: { message: '택배 증빙을 조회 중입니다.' } })
  })

  it.each([
    [{ useProofPeriod: '' }, '실적증빙 기간을 최소 1개 이상 선택해주세요.'],
    [{ useProofPeriod: '2023' }, '실적증빙 기간을 최소 1개 이상 선택해주세요.'],
    [{ amountCountType: null }, '구분(금액/건)을 선택해주세요.'],
    [{ amountCount: 0 }, '총 증빙금액을 입력해주세요.'],
    [{ amountCount: -1 }, '총 증빙금액을 입력해주세요.'],
    [{ amountCount: 1.5 }, '총 증빙금액을 입력해주세요.'],
    [{ amountCount: 1e300 }, '총 증빙금액을 입력해주세요.'],
    [{ amountCount: null, amountCountType: '건' }, '총 증빙건수를 입력해주세요.'],
    [{ amountCount: 101, amountCountType: '건' }, '증빙건수는 최대 100건까지만 입력 가능합니다.'],
  ])('refuses %j in the words of the form', async (more, message) => {
    const body = applicant.submission([applicant.item(await applicant.upload('a.png'))], more)
    expect(await create(body)).toMatchObject({ status: 400, body: { errorCode: 'PROOF_INVALID', message } })
    expect(await records.batchesOf(applicant)).toEqual([])
  })

  it('wants a file', async () => {
    const response = await create(applicant.submission([]))
    expect(response).toMatchObject({ status: 400, body: { message: '실적증빙 파일을 등록해주세요.' } })
  })

  it('judges a file by its content, not by its name', async () => {
    const path = await applicant.upload('영수증.png', sampleBytes.html)
    const response = await create(applicant.submission([applicant.item(path)]))
    expect(response).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('지원하지 않는') },
    })
  })

  it('names the empty one of several files, and registers none (ERR-11)', async () => {
    const items = [await applicant.upload('a.png'), await applicant.upload('빈 파일.png', Buffer.alloc(0))]
    expect(await create(applicant.submission(items.map(path => applicant.item(path))))).toMatchObject({
      status: 400,
      body: {
        errorCode: 'FILE_SIZE_ZERO_ERROR',
        message: '파일 크기가 0인 파일은 업로드할 수 없습니다. 빈 파일.png',
      },
    })
    expect(await records.batchesOf(applicant)).toEqual([])
  })

  it('does not take an address to which nothing was uploaded (ERR-09), nor the same file twice', async () => {
    const asked = { originalFileName: 'a.png', contentType: '', fileCategory: 'receipt' }
    const { body } = await applicant.call('POST', '/api/v1/common/file/presigned-url', asked)
    const path = /"filePath":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? ''
    expect(await create(applicant.submission([applicant.item(path)]))).toMatchObject({
      body: {
        errorCode: 'FILE_NOT_UPLOADED',
        message: '파일업로드 중 오류가 발생했습니다. 다시 시도해주세요.',
      },
    })

    const used = await applicant.upload('b.png')
    const twice = applicant.submission([applicant.item(used), applicant.item(used)])
    expect(await create(twice)).toMatchObject({
      status: 400,
      body: { errorCode: 'FILE_SENT_TWICE', message: '같은 파일이 두 번 등록되었습니다.' },
    })
    expect(await create(applicant.submission([applicant.item(used)]))).toEqual(done)
    expect(await create(applicant.submission([applicant.item(used)]))).toMatchObject({ status: 404 })
  })

  it("finds neither another person's file nor application, and changes nothing", async () => {
    const stranger = await newProofApplicant(backend)
    const theirs = await stranger.upload('a.png')
    expect(await create(applicant.submission([applicant.item(theirs)]))).toMatchObject({
      status: 404,
      body: { errorCode: 'FILE_NOT_FOUND', message: '파일을 불러올 수 없습니다.' },
    })
    const forged = stranger.submission([stranger.item(await applicant.upload('a.png'))])
    expect(await create(forged)).toMatchObject({ status: 404, body: { errorCode: 'APPLICATION_NOT_FOUND' } })
    const hidden = applicant.submission([stranger.item(await applicant.upload('b.png'))])
    expect(await create(hidden)).toMatchObject({ status: 404 })
    expect(await records.batchesOf(applicant)).toEqual([])
    expect(await records.batchesOf(stranger)).toEqual([])
    expect(await create(stranger.submission([stranger.item(theirs)]), stranger)).toEqual(done)
  })

  it('does not take a file that was uploaded for an opinion', async () => {
    const path = await applicant.upload('a.png', sampleBytes.png, 'opinion')
    expect(await create(applicant.submission([applicant.item(path)]))).toMatchObject({ status: 404 })
  })

  it.each([[{}], [{ receiptProofMstrCreateRequest: null, receiptProofRequestList: [] }], [[]], ['text']])(
    'refuses %j as malformed',
    async body => {
      expect(await create(body)).toMatchObject({ status: 400, body: { errorCode: 'REQUEST_MALFORMED' } })
    },
  )

  it.each([
    { aplyType: '신속' },
    { amountCountType: '택배' },
    { aplyNo: '1' },
    { aplyTypeDetail: 7 },
    { useProofPeriod: ['2024'] },
  ])('refuses %j as malformed', async more => {
    const body = applicant.submission([applicant.item('receipt/2025/01/a.png')], more)
    expect(await create(body)).toMatchObject({ status: 400, body: { errorCode: 'REQUEST_MALFORMED' } })
  })
})
