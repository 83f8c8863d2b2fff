import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileTestApplication } from '../../testing/applications/test-application.ts'
import { callJson } from '../../testing/applications/test-filing.ts'
import { startTestBackend, type TestBackend } from '../../testing/backend/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.stop())

type Seeded = { aplyNo: string; brno: string }
type Case = {
  prcsStts: string
  dcsnAmt: number
  prcsSttsRemark: string
  moves: string[]
  batches: { id: number; progressStatus: string; amountDcsn: number; moves: string[]; items: Item[] }[]
  opinions: { sn: number; answerStatus: string; answerContent: string | null }[]
}
type Item = { id: number; currentStatus: string; reason: string; dlvrDcsn: number | null; moves: string[] }

const post = (path: string, body: unknown) => callJson(backend, 'POST', `/sandbox/api/${path}`, {}, body)

async function seed(scenario: string): Promise<Seeded> {
  const { status, body } = await post('seed', { scenario })
  expect(status).toBe(201)
  return body as Seeded
}

async function caseOf({ brno }: Seeded): Promise<Case> {
  const { body } = await callJson(backend, 'GET', `/sandbox/api/applications?brno=${brno}`)
  const [found] = (body as { applications: Case[] }).applications
  if (!found) throw new Error('The application is not listed.')
  return found
}

function caseWorkOn({ aplyNo }: Seeded) {
  const logged = backend.database.selectFrom('audit').where('applicationNumber', '=', aplyNo)
  return logged
    .select(['action', 'detail'])
    .where('actor', '=', 'back-office')
    .orderBy('auditNumber')
    .execute()
}

const move = ({ aplyNo }: Seeded, body: unknown) => post(`back-office/applications/${aplyNo}`, body)

describe('the list of cases', () => {
  const list = async (): Promise<string[]> => {
    const { body } = await callJson(backend, 'GET', '/sandbox/api/applications')
    return (body as { applications: { aplyNo: string }[] }).applications.map(({ aplyNo }) => aplyNo)
  }

  it('has the fifty that were submitted last, the last one first, and no replaced one', async () => {
    const numbers: string[] = []
    const { database } = backend
    for (let day = 1; day <= 52; day += 1) {
      const at = new Date(Date.UTC(2027, 0, day % 2 ? day : 100 + day))
      numbers.push(await fileTestApplication(database, { businessNumber: String(4_200_000_000 + day), at }))
    }
    const ofDay = (day: number) => numbers[day - 1] ?? ''
    const replaced = ofDay(52)
    const retiredAt = new Date(Date.UTC(2028, 0))
    await database
      .updateTable('application')
      .set({ retiredAt })
      .where('applicationNumber', '=', replaced)
      .execute()
    const even = Array.from({ length: 25 }, (_, place) => ofDay(50 - 2 * place))
    const odd = Array.from({ length: 25 }, (_, place) => ofDay(51 - 2 * place))
    expect(await list()).toEqual([...even, ...odd])
  })
})

describe('an application', () => {
  it('goes the way of the state machine, with entries in its history', async () => {
    const seeded = await seed('신청')
    for (const prcsStts of ['신청완료', '정보조회', '검증중', '심사중', '심의중', '대상선정']) {
      expect((await caseOf(seeded)).moves).toContain(prcsStts)
      expect(await move(seeded, { prcsStts })).toMatchObject({
        status: 200,
        body: { application: { prcsStts } },
      })
    }
    const history = await backend.database
      .selectFrom('applicationHistory')
      .select(['status', 'changedBy'])
      .where('applicationNumber', '=', seeded.aplyNo)
      .orderBy('historyNumber')
      .execute()
    expect(history.slice(1)).toHaveLength(6)
    expect(history.at(-1)).toEqual({ status: '대상선정', changedBy: 'A' })
  })

  it('is not moved by a jump, which is named, unless it is forced', async () => {
    const seeded = await seed('신청')
    const refused = await move(seeded, { prcsStts: '지급완료', prcsSttsRemark: 'US01' })
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/'신청'.*'지급완료'/) },
    })
    expect(await caseOf(seeded)).toMatchObject({ prcsStts: '신청', prcsSttsRemark: '' })
    expect(await move(seeded, { prcsStts: '지급완료', force: true })).toMatchObject({ status: 200 })
    expect(await caseOf(seeded)).toMatchObject({ prcsStts: '지급완료' })
  })

  it('that is paid in full gets no further proof', async () => {
    const seeded = await seed('paid-in-full')
    expect((await caseOf(seeded)).moves).toEqual([])
    expect(await move(seeded, { prcsStts: '대상선정' })).toMatchObject({ status: 409 })
    expect(await caseOf(seeded)).toMatchObject({ prcsStts: '지급완료' })
  })

  it('never gets more than the cap', async () => {
    const seeded = await seed('심의중')
    await move(seeded, { dcsnAmt: 9_000_000, prcsSttsRemark: 'US02' })
    expect(await caseOf(seeded)).toMatchObject({
      dcsnAmt: 300_000,
      prcsSttsRemark: 'US02',
      prcsStts: '심의중',
    })
  })

  it('is not brought back by force while the person has another one', async () => {
    const withdrawn = await seed('사용자취소')
    await post('seed', { scenario: '신청', personId: `S-${withdrawn.brno}` })
    const stands = await backend.database
      .updateTable('application')
      .set({ retiredAt: null })
      .where('applicationNumber', '=', withdrawn.aplyNo)
      .executeTakeFirst()
    expect(stands.numUpdatedRows).toBe(1n)
    expect(await move(withdrawn, { prcsStts: '신청', force: true })).toMatchObject({
      status: 409,
      body: {
        errorCode: 'SANDBOX_TAKEN',
        message: '이 사람 또는 사업자의 다른 신청이 진행 중이어서 이 상태로 변경할 수 없습니다.',
      },
    })
  })

  it('moved twice at once moves once', async () => {
    const seeded = await seed('신청')
    const answers = await Promise.all([1, 2, 3].map(() => move(seeded, { prcsStts: '신청완료' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })
})

describe('proof', () => {
  it('goes to a paid batch, with the amount within the cap', async () => {
    const seeded = await seed('parcel-submitted')
    const batch = (await caseOf(seeded)).batches[0]
    const path = `back-office/proof-mstr/${batch?.id}`
    expect(await post(path, { progressStatus: '승인' })).toMatchObject({ status: 409 })
    for (const progressStatus of ['심사대기중', '심사중', '심의중', '승인', '지급완료'])
      expect(await post(path, { progressStatus, amountDcsn: 400_000 })).toMatchObject({ status: 200 })
    expect((await caseOf(seeded)).batches[0]).toMatchObject({
      progressStatus: '지급완료',
      amountDcsn: 300_000,
    })
  })

  it('is judged item by item', async () => {
    const seeded = await seed('supplement-requested')
    const item = (await caseOf(seeded)).batches[0]?.items[0]
    const path = `back-office/proof/${item?.id}`
    expect(await post(path, { currentStatus: '승인' })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/'보완요청'.*'승인'/) },
    })
    const judged = { currentStatus: '대상미선정', reason: '기간 외', dlvrDcsn: 5_000 }
    expect(await post(path, judged)).toMatchObject({ status: 200 })
    expect((await caseOf(seeded)).batches[0]?.items[0]).toMatchObject(judged)
  })
})

it('what a case worker does is in the audit log, with the status that it leads to', async () => {
  const seeded = await seed('supplement-requested')
  const [batch] = (await caseOf(seeded)).batches
  const { id: batchId, items } = batch ?? { items: [] }
  await move(seeded, { prcsSttsRemark: 'US01' })
  await move(seeded, { prcsStts: '심의중', force: true })
  await post(`back-office/proof-mstr/${batchId}`, { amountDcsn: 1 })
  await post(`back-office/proof/${items[0]?.id}`, { currentStatus: '승인', force: true })
  expect(await caseWorkOn(seeded)).toEqual([
    { action: 'application.move', detail: { status: '대상선정', force: false } },
    { action: 'application.move', detail: { status: '심의중', force: true } },
    { action: 'proof-batch.move', detail: { batchId: String(batchId), status: '보완요청', force: false } },
    { action: 'proof-item.move', detail: { itemId: String(items[0]?.id), status: '승인', force: true } },
  ])
})

describe('a batch', () => {
  const batchIn = async (seeded: Seeded) => {
    const { id } = (await caseOf(seeded)).batches[0] ?? {}
    const batchId = String(id)
    const { database } = backend
    return {
      move: (progressStatus: string) =>
        post(`back-office/proof-mstr/${batchId}`, { progressStatus, force: true }),
      async beginSupplement() {
        const begun = { isSupplementBegun: true, completedAt: null }
        await database.updateTable('proofBatch').set(begun).where('batchId', '=', batchId).execute()
        const deleted = { changePending: 'delete' } as const
        await database.updateTable('proofItem').set(deleted).where('batchId', '=', batchId).execute()
      },
      async state() {
        const batch = database.selectFrom('proofBatch').where('batchId', '=', batchId)
        const items = database.selectFrom('proofItem').where('batchId', '=', batchId)
        return {
          ...(await batch.select(['isSupplementBegun', 'completedAt']).executeTakeFirstOrThrow()),
          pending: (await items.select('changePending').execute()).map(({ changePending }) => changePending),
        }
      },
    }
  }

  it('whose supplement is asked for again begins it anew, without the changes for the earlier one', async () => {
    const batch = await batchIn(await seed('supplement-requested'))
    await batch.beginSupplement()
    await batch.move('심사중')
    const begun = { isSupplementBegun: true, completedAt: null, pending: ['delete', 'delete'] }
    expect(await batch.state()).toEqual(begun)
    await batch.move('보완요청')
    expect(await batch.state()).toEqual({ ...begun, isSupplementBegun: false, pending: [null, null] })
  })

  it('that is paid is completed now', async () => {
    const batch = await batchIn(await seed('parcel-submitted'))
    await batch.move('승인')
    expect(await batch.state()).toMatchObject({ completedAt: null })
    await batch.move('지급완료')
    expect(await batch.state()).toMatchObject({ completedAt: expect.any(Date) })
  })
})

it('an opinion gets its answer', async () => {
  const seeded = await seed('held-opinion-waiting')
  const { sn } = (await caseOf(seeded)).opinions[0] ?? {}
  expect(await post(`back-office/opinions/${sn}`, { answerContent: '확인했습니다.' })).toMatchObject({
    status: 200,
  })
  expect((await caseOf(seeded)).opinions).toEqual([
    expect.objectContaining({ answerStatus: 'Y', answerContent: '확인했습니다.' }),
  ])
  expect(await caseWorkOn(seeded)).toEqual([
    { action: 'opinion.answer', detail: { opinionNumber: String(sn) } },
  ])
})

it.each([
  ['applications/20259999999999', { prcsStts: '신청완료' }, 404],
  ['applications/1', { prcsStts: '신청완료' }, 400],
  ['applications/20259999999999', { prcsStts: '승인' }, 400],
  ['applications/20259999999999', { dcsnAmt: '1' }, 400],
  ['applications/20259999999999', null, 400],
  ['proof-mstr/999999', { progressStatus: '심사중' }, 404, '증빙정보가 존재하지 않습니다.'],
  ['proof-mstr/0', {}, 400],
  ['proof-mstr/1', { progressStatus: 'x' }, 400],
  ['proof/999999', { currentStatus: '승인' }, 404, '증빙정보가 존재하지 않습니다.'],
  ['proof/1', { reason: '\u0000' }, 400],
  ['opinions/999999', { answerContent: 'x' }, 404, '의견이 존재하지 않습니다.'],
  ['opinions/1', { answerContent: '' }, 400],
])('%s with %j is answered with %s', async (path, body, status, message = expect.any(String)) => {
  const response = await post(`back-office/${path}`, body)
  expect(response).toMatchObject({ status, body: { message } })
  const { errorCode } = response.body as { errorCode: string }
  expect(errorCode).toMatch(status === 400 ? /^SANDBOX_MALFORMED$/ : /_NOT_FOUND$/)
})
