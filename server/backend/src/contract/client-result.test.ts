import { listReasons, verifyAccount } from 'api-client/account'
import { cancelApplication, isProcessedAlready, reapply, updateAccount } from 'api-client/application'
import { listOpinions, submitOpinion } from 'api-client/opinion'
import {
  addToBatch,
  cancelBatch,
  cancelItem,
  createProof,
  deleteItem,
  fetchBatch,
  type NewProof,
  registerSupplement,
  requestParcelLookup,
} from 'api-client/proof'
import { type ApplicationResult, findResult } from 'api-client/result'
import { type UploadCategory, uploadFile } from 'api-client/files'
import type { ApplicationStatus } from 'domain-rules/application'
import type { BatchStatus, ItemStatus } from 'domain-rules/proof'
import { beforeEach, describe, expect, it } from 'vitest'
import { openClientBrowser, type ClientBrowser } from '../testing/browsers/client-browser.ts'
import { sampleBytes } from '../testing/proofs/proof-fixture.ts'
import { fileTestApplication } from '../testing/applications/test-application.ts'
import { testBackend } from '../testing/backend/test-backend.ts'

const backend = testBackend()
let browser: ClientBrowser
let lastBusiness = 2_400_000_000
let lastKey = 0

beforeEach(() => {
  browser = openClientBrowser(backend)
})

const press = () => ({ idempotencyKey: `press-number-${(lastKey += 1)}` })

async function signedInAs(status: ApplicationStatus, statusRemark = '') {
  const businessNumber = String((lastBusiness += 1))
  const ci = `ci-of-${businessNumber}`
  await fileTestApplication(backend.database, { businessNumber, ci, status, statusRemark })
  await browser.signIn({ ci, businessNumber })
  return { ci, businessNumber }
}

async function resultOf(owner: { ci: string; businessNumber: string }): Promise<ApplicationResult> {
  const found = await findResult(owner)
  if (!found) throw new Error('There is no result.')
  return found
}

async function uploaded(originalName: string, category: UploadCategory = 'receipt') {
  const mimeType = 'image/png'
  const file = new File([sampleBytes.png], originalName, { type: mimeType })
  return { ...(await uploadFile({ file, category, timeoutMs: 5_000 })), size: file.size, mimeType }
}

describe('a result', () => {
  it('is the application as it was filed, with what has become of it', async () => {
    const owner = await signedInAs('보류', 'US01')
    await expect(findResult(owner)).resolves.toMatchObject({
      applicationNumber: expect.stringMatching(/^\d{14}$/),
      businessNumber: owner.businessNumber,
      companyName: '시험상회',
      openingDate: '20200101',
      accountNumber: expect.stringMatching(/^\*+1234$/),
      status: '보류',
      remark: 'US01',
      decidedAmount: 0,
      batches: [],
      history: [{ status: '보류', at: expect.stringContaining('T') }],
    })
  })

  it('of a business that has not applied is none, and of another person is refused', async () => {
    const { ci } = await signedInAs('신청')
    const businessNumber = String((lastBusiness += 1))
    await browser.signIn({ ci, businessNumber })
    await expect(findResult({ ci, businessNumber })).resolves.toBeNull()
    await expect(findResult({ ci: 'of-another', businessNumber })).rejects.toMatchObject({ status: 403 })
  })

  it('has reasons that the list of codes explains', async () => {
    const reasons = await listReasons()
    const description = expect.any(String)
    expect(reasons).toContainEqual({ code: 'US01', name: '주대표자 미일치', description })
  })
})

describe('an application', () => {
  it('is cancelled once, makes room for another, and is no result any more', async () => {
    const owner = await signedInAs('신청')
    const { applicationNumber } = await resultOf(owner)
    const pressed = press()
    await cancelApplication(applicationNumber, pressed)
    await cancelApplication(applicationNumber, pressed)
    const again = cancelApplication(applicationNumber, press())
    await expect(again.catch((error: unknown) => isProcessedAlready(error))).resolves.toBe(true)
    await expect(resultOf(owner)).resolves.toMatchObject({ status: '사용자삭제' })
    await reapply(applicationNumber, press())
    await expect(reapply(applicationNumber, press())).rejects.toMatchObject({ name: 'RequestRefused' })
  })

  it('gets another account, and moves on', async () => {
    const owner = await signedInAs('이체결과오류')
    const application = await resultOf(owner)
    const form = {
      managementType: application.managementType,
      companyName: application.companyName,
      corporateNumber: ['', ''],
      openingDate: '2020-01-01',
      settlementMonth: '12',
      bank: '신한은행',
      accountNumber: '10000000000003',
      accountHolder: '시험배달상점',
    }
    const { bank: bankName, accountNumber, accountHolder } = form
    const account = { bankCode: '088', bankName, accountNumber, accountHolder }
    await verifyAccount(application.applicationNumber, account)
    await updateAccount({ application, ci: owner.ci, form, verificationMethod: 'simple', ...press() })
    await expect(resultOf(owner)).resolves.toMatchObject({
      status: '요청검증완료',
      bank: '신한은행',
      accountNumber: expect.stringMatching(/0003$/),
    })
  })
})

describe('an opinion', () => {
  it('is submitted with its files and listed; a second one waits for the answer', async () => {
    const { applicationNumber } = await resultOf(await signedInAs('보류', 'US99'))
    const files = [await uploaded('근거 1.png', 'opinion')]
    await submitOpinion({ applicationNumber, content: '확인 부탁드립니다.', files, ...press() })
    await expect(listOpinions(applicationNumber)).resolves.toMatchObject([
      { content: '확인 부탁드립니다.', answerStatus: 'N', answer: '', files: [{ name: '근거_1.png' }] },
    ])
    const second = { applicationNumber, content: '하나 더', files: [], ...press() }
    await expect(submitOpinion(second)).rejects.toMatchObject({
      message: '답변 대기 중인 의견이 있습니다. 답변 후 제출해주세요.',
    })
  })
})

describe('proof', () => {
  async function registered(files = 2) {
    const owner = await resultOf(await signedInAs('대상선정'))
    const names = Array.from({ length: files }, (_, place) => `영수증${place + 1}.png`)
    const proof: NewProof = {
      owner,
      type: '일반',
      details: ['1', '2'],
      years: ['2025', '2024'],
      division: '금액',
      total: 150_000,
      files: await Promise.all(names.map(name => uploaded(name))),
    }
    const pressed = press()
    await createProof(proof, pressed)
    await createProof(proof, pressed)
    const { batches } = await resultOf({ ci: ciOf(owner), businessNumber: owner.businessNumber })
    expect(batches).toHaveLength(1)
    return { owner, batchId: batches[0]?.id ?? '' }
  }

  const ciOf = ({ businessNumber }: { businessNumber: string }) => `ci-of-${businessNumber}`

  async function askForSupplement(batchId: string, status: BatchStatus & ItemStatus = '보완요청') {
    const { database } = backend
    await database.updateTable('proofBatch').set({ status }).where('batchId', '=', batchId).execute()
    await database.updateTable('proofItem').set({ status }).where('batchId', '=', batchId).execute()
  }

  it('is registered once, and read with its items', async () => {
    const { batchId } = await registered()
    await expect(fetchBatch(batchId)).resolves.toMatchObject({
      batch: { id: batchId, type: '일반', amountKind: '금액', status: '제출완료', years: ['2024', '2025'] },
      items: [
        { batchId, status: '제출완료', fileName: '영수증1.png', files: [{ size: sampleBytes.png.length }] },
        { batchId, status: '제출완료', fileName: '영수증2.png' },
      ],
    })
  })

  it('is taken back by the item, and as a whole', async () => {
    const { batchId } = await registered()
    const { items } = await fetchBatch(batchId)
    await cancelItem(items[0]?.id ?? '', press())
    await expect(fetchBatch(batchId)).resolves.toMatchObject({
      items: [{ status: '사용자취소' }, { status: '제출완료' }],
    })
    await cancelBatch(batchId, press())
    await expect(cancelBatch(batchId, press())).rejects.toMatchObject({ name: 'RequestRefused' })
  })

  it('is supplemented: one item deleted, one replaced, one added', async () => {
    const { owner, batchId } = await registered()
    await askForSupplement(batchId)
    const { items } = await fetchBatch(batchId)
    await addToBatch({ owner, batchId, type: '일반', files: [await uploaded('추가.png')] }, press())
    await askForSupplement(batchId)
    await deleteItem(items[0]?.id ?? '', press())
    const { items: left } = await fetchBatch(batchId)
    const replacements = await Promise.all(
      left.map(async ({ id, type }) => ({ itemId: id, type, file: await uploaded(`보완${id}.png`) })),
    )
    const supplement = { owner, batchId, years: ['2024'], total: 90_000, replacements }
    await registerSupplement(supplement, press())
    await expect(fetchBatch(batchId)).resolves.toMatchObject({
      batch: { status: '보완완료', years: ['2024'], total: 90_000 },
    })
  })

  it('of direct delivery is registered and supplemented without period and total', async () => {
    const owner = await resultOf(await signedInAs('대상선정'))
    const files = [await uploaded('간판.png')]
    const proof = { owner, type: '영업', details: ['8'], years: [], division: '건', total: null } as const
    await createProof({ ...proof, files }, press())
    const { batches } = await resultOf({ ci: ciOf(owner), businessNumber: owner.businessNumber })
    const batchId = batches[0]?.id ?? ''
    await askForSupplement(batchId)
    const { items } = await fetchBatch(batchId)
    expect(items).toMatchObject([{ type: '영업' }])
    const replacement = {
      itemId: items[0]?.id ?? '',
      type: '영업',
      file: await uploaded('새 간판.png'),
    } as const
    await registerSupplement({ owner, batchId, years: [], total: null, replacements: [replacement] }, press())
    await expect(fetchBatch(batchId)).resolves.toMatchObject({
      batch: { type: '영업', status: '보완완료', years: [], total: null },
      items: [{ fileName: '새_간판.png', status: '보완완료' }],
    })
  })

  it('of parcels is asked for from carriers', async () => {
    const owner = await resultOf(await signedInAs('대상선정'))
    const carriers = ['우체국']
    await requestParcelLookup({ owner, carriers }, press())
    const { batches } = await resultOf({ ci: ciOf(owner), businessNumber: owner.businessNumber })
    expect(batches).toMatchObject([{ amountKind: '택배', status: '제출', detail: '우체국' }])
  })
})
