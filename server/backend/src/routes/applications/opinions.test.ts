import { APPLICATION_STATUSES } from 'domain-rules/application'
import { describe, expect, it } from 'vitest'
import { answerOpinion } from '../../stores/applications/opinion-store.ts'
import { newProofApplicant, sampleBytes, type ProofApplicant } from '../../testing/proofs/proof-fixture.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'
import { callJson } from '../../testing/applications/test-filing.ts'

const ADMIN_TOKEN = 'the-token-of-the-admin-backend-here'
const ADMIN = { authorization: `Bearer ${ADMIN_TOKEN}` }
const CREATE = '/api/v1/opinionSubmit/create'
const LIST = '/api/v1/opinionSubmit/list'

const backend = testBackend({ ADMIN_ADDRESSES: '127.0.0.1,::1', ADMIN_TOKEN })

const onHold = () => newProofApplicant(backend, { status: '보류', statusRemark: 'US99' })

function submit(
  applicant: ProofApplicant,
  opinionContent: unknown,
  paths: readonly string[] = [],
  headers = {},
) {
  const opinionSubmitFileReqeusts = paths.map(filePath => ({
    originlFileNm: 'forged.exe',
    savedFileNm: 'forged',
    filePath,
    fileSize: 1,
    fileExt: 'exe',
    mimeType: 'text/html',
  }))
  const body = { aplyNo: applicant.applicationNumber, opinionContent, opinionSubmitFileReqeusts }
  return applicant.call('POST', CREATE, body, headers)
}

const list = (applicant: ProofApplicant, aplyNo = applicant.applicationNumber) =>
  applicant.call('GET', `${LIST}/${aplyNo}`)

function opinionRows(applicant: ProofApplicant) {
  const rows = backend.database.selectFrom('opinion').selectAll().orderBy('position')
  return rows.where('applicationNumber', '=', applicant.applicationNumber).execute()
}

async function answerAll(applicant: ProofApplicant): Promise<void> {
  for (const { opinionNumber } of await opinionRows(applicant)) {
    await backend.database
      .transaction()
      .execute(transaction => answerOpinion(transaction, opinionNumber, '검토하였습니다.', new Date()))
  }
}

const refusedWith = (errorCode: string, message: string) => ({
  status: 409,
  body: { status: 409, errorCode, message, result: { status: errorCode, message } },
})

describe('submitting an opinion', () => {
  it('is taken while the application is on hold: status 200, and no status in the result (OPN-33)', async () => {
    const applicant = await onHold()
    const message = '의견이 제출되었습니다.'
    expect(await submit(applicant, '다시 확인해주세요.')).toEqual({
      status: 200,
      body: { status: 200, message, result: { status: null, message } },
    })
    expect(await opinionRows(applicant)).toMatchObject([
      { content: '다시 확인해주세요.', position: 1, status: '제출', answerStatus: 'N', answerContent: null },
    ])
  })

  it('keeps its files as they are, not as they are said to be (OPN-32)', async () => {
    const applicant = await onHold()
    const paths = [
      await applicant.upload('증빙 자료.png', sampleBytes.png, 'opinion'),
      await applicant.upload('b.pdf', sampleBytes.pdf, 'opinion'),
    ]
    expect(await submit(applicant, '첨부합니다.', paths)).toMatchObject({ status: 200 })
    const { body } = await list(applicant)
    expect(body).toMatchObject({
      status: 200,
      result: [
        {
          opinionSubmitSn: expect.any(Number),
          opinionContent: '첨부합니다.',
          opinionStatus: '제출',
          answerStatus: 'N',
          answerContent: null,
          registDt: expect.any(String),
          fileMasters: [
            {
              originlFileNm: '증빙 자료.png',
              filePath: paths[0],
              fileSize: sampleBytes.png.length,
              fileExt: 'png',
              mimeType: 'image/png',
              delYn: 'N',
            },
            { originlFileNm: 'b.pdf', mimeType: 'application/pdf' },
          ],
        },
      ],
    })
  })

  it.each(APPLICATION_STATUSES.filter(status => status !== '보류'))(
    'is refused in %s, while what was said stays readable (AMB-103)',
    async status => {
      const applicant = await newProofApplicant(backend, { status })
      const message = '보류 상태에서만 의견을 제출할 수 있습니다.'
      expect(await submit(applicant, '의견')).toEqual(refusedWith('OPINION_NOT_ALLOWED', message))
      const body = { message: '의견 조회가 완료되었습니다.', result: [] }
      expect(await list(applicant)).toMatchObject({ status: 200, body })
    },
  )

  it('is refused while one waits for its answer, and as the third (OPN-13, OPN-16)', async () => {
    const applicant = await onHold()
    await submit(applicant, '첫 번째')
    const waiting = '답변 대기 중인 의견이 있습니다. 답변 후 제출해주세요.'
    expect(await submit(applicant, '두 번째')).toEqual(refusedWith('OPINION_NOT_ALLOWED', waiting))
    await answerAll(applicant)
    expect(await submit(applicant, '두 번째')).toMatchObject({ status: 200 })
    await answerAll(applicant)
    const limit = '의견제출은 최대 2회까지만 가능합니다.'
    expect(await submit(applicant, '세 번째')).toEqual(refusedWith('OPINION_NOT_ALLOWED', limit))
    const { body } = await list(applicant)
    expect(body).toMatchObject({
      result: [
        { opinionContent: '두 번째', answerStatus: 'Y', answerContent: '검토하였습니다.' },
        { opinionContent: '첫 번째', answerStatus: 'Y' },
      ],
    })
  })

  it('pressed many times at once is taken once; with one key every press gets the same response (GP-25)', async () => {
    const applicant = await onHold()
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit(applicant, '의견')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await answerAll(applicant)
    const key = { 'idempotency-key': 'opinion-1' }
    const repeated = await Promise.all([1, 2, 3].map(() => submit(applicant, '두 번째', [], key)))
    expect(repeated.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await opinionRows(applicant)).toHaveLength(2)
    const reused = { status: 409, body: { errorCode: 'IDEMPOTENCY_KEY_REUSED' } }
    expect(await submit(applicant, '세 번째', [], key)).toMatchObject(reused)
  })

  it.each([
    ['', '의견 내용을 입력해주세요.'],
    [' \n　', '의견 내용을 입력해주세요.'],
    ['가'.repeat(201), '의견 내용은 최대 200자까지만 입력 가능합니다.'],
  ])(
    'is refused without a text and with one that is too long: "%s" (OPN-17, OPN-18)',
    async (text, message) => {
      const applicant = await onHold()
      const errors = [{ field: 'opinionContent', message }]
      const body = { status: 400, errorCode: 'OPINION_INVALID', message, errors }
      expect(await submit(applicant, text)).toEqual({ status: 400, body })
      expect(await opinionRows(applicant)).toEqual([])
    },
  )

  it('takes 200 characters as people count them', async () => {
    expect(await submit(await onHold(), '😀'.repeat(200))).toMatchObject({ status: 200 })
  })

  it.each([[null], [1], [{ a: 1 }], ['가'.repeat(10_001)]])('is refused as malformed: %j', async text => {
    const malformed = { status: 400, body: { errorCode: 'REQUEST_MALFORMED' } }
    expect(await submit(await onHold(), text)).toMatchObject(malformed)
  })

  it('is refused with a sixth file, another kind of file, an empty one and one that is not there', async () => {
    const applicant = await onHold()
    const six = await Promise.all(
      Array.from({ length: 6 }, (_, place) => applicant.upload(`${place}.png`, sampleBytes.png, 'opinion')),
    )
    const tooMany = { errorCode: 'FILE_REFUSED', message: '최대 5개까지 첨부할 수 있습니다.' }
    expect(await submit(applicant, '의견', six)).toMatchObject({ status: 400, body: tooMany })
    const html = await applicant.upload('a.png', sampleBytes.html, 'opinion')
    expect(await submit(applicant, '의견', [html])).toMatchObject({
      status: 400,
      body: { errorCode: 'FILE_REFUSED' },
    })
    const empty = await applicant.upload('a.png', Buffer.alloc(0), 'opinion')
    const zero = { errorCode: 'FILE_SIZE_ZERO_ERROR' }
    expect(await submit(applicant, '의견', [empty])).toMatchObject({ status: 400, body: zero })
    const unknown = { status: 404, body: { errorCode: 'FILE_NOT_FOUND' } }
    for (const path of ['opinion/2025/01/x.png', '../../etc/passwd', "' or 1=1 --"]) {
      expect(await submit(applicant, '의견', [path])).toMatchObject(unknown)
    }
    expect(await opinionRows(applicant)).toEqual([])
  })

  it('does not take another person’s files, nor those of proof, nor the same ones twice', async () => {
    const [applicant, stranger] = [await onHold(), await onHold()]
    const theirs = await stranger.upload('a.png', sampleBytes.png, 'opinion')
    const receipt = await applicant.upload('a.png', sampleBytes.png, 'receipt')
    const mine = await applicant.upload('a.png', sampleBytes.png, 'opinion')
    for (const path of [theirs, receipt]) {
      expect(await submit(applicant, '의견', [path])).toMatchObject({ status: 404 })
    }
    expect(await submit(applicant, '의견', [mine])).toMatchObject({ status: 200 })
    await answerAll(applicant)
    expect(await submit(applicant, '의견', [mine])).toMatchObject({ status: 404 })
    expect(await opinionRows(applicant)).toHaveLength(1)
  })
})

it('an opinion has the times at which it was submitted and answered, and says who submitted it', async () => {
  const applicant = await onHold()
  await submit(applicant, '의견')
  const [submitted] = await opinionRows(applicant)
  const answeredAt = new Date('2031-01-01T00:00:00Z')
  const answer = (number: string) =>
    backend.database
      .transaction()
      .execute(transaction => answerOpinion(transaction, number, '답변', answeredAt))
  expect(await answer(submitted?.opinionNumber ?? '')).toBe(true)
  expect(await answer('999999')).toBe(false)
  const { body } = await list(applicant)
  expect(body).toMatchObject({
    result: [
      {
        registDt: submitted?.createdAt.toISOString(),
        updtDt: answeredAt.toISOString(),
        answerContent: '답변',
      },
    ],
  })
  const admin = { ...ADMIN, 'x-admin-user': 'case.worker' }
  const byPhone = { aplyNo: applicant.applicationNumber, opinionContent: '전화' }
  expect(await callJson(backend, 'POST', `/admin-api${CREATE}`, admin, byPhone)).toMatchObject({
    status: 200,
  })
  const entries = backend.database.selectFrom('audit').select('actor').orderBy('auditNumber')
  const created = entries.where('applicationNumber', '=', applicant.applicationNumber)
  expect(await created.where('action', '=', 'opinion.create').execute()).toEqual([
    { actor: expect.stringMatching(/^applicant:/) },
    { actor: 'admin:case.worker' },
  ])
})

describe('an opinion on another person’s application', () => {
  it('is neither taken nor shown, and no one gets anything without a session', async () => {
    const [applicant, stranger] = [await onHold(), await onHold()]
    const unknown = { status: 404, body: { errorCode: 'APPLICATION_NOT_FOUND' } }
    const body = { aplyNo: stranger.applicationNumber, opinionContent: '의견' }
    expect(await applicant.call('POST', CREATE, body)).toMatchObject(unknown)
    expect(await list(applicant, stranger.applicationNumber)).toMatchObject(unknown)
    expect(await list(applicant, '20259999999999')).toMatchObject(unknown)
    expect(await list(applicant, 'x')).toMatchObject({ status: 400 })
    expect(await callJson(backend, 'GET', `${LIST}/${applicant.applicationNumber}`)).toMatchObject({
      status: 401,
    })
    expect(await callJson(backend, 'POST', CREATE, {}, body)).toMatchObject({ status: 401 })
    expect(await opinionRows(stranger)).toEqual([])
  })

  it('is for the admin backend to read and to take (r§6)', async () => {
    const applicant = await onHold()
    const body = { aplyNo: applicant.applicationNumber, opinionContent: '전화로 접수한 의견' }
    expect(await callJson(backend, 'POST', `/admin-api${CREATE}`, {}, body)).toMatchObject({ status: 403 })
    expect(await callJson(backend, 'POST', `/admin-api${CREATE}`, ADMIN, body)).toMatchObject({ status: 200 })
    const path = `/admin-api${LIST}/${applicant.applicationNumber}`
    expect(await callJson(backend, 'GET', path, ADMIN)).toMatchObject({
      status: 200,
      body: { result: [{ opinionContent: '전화로 접수한 의견' }] },
    })
  })
})
