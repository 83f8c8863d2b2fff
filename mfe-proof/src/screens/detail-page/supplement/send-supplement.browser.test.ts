import { RequestRefused, Unreachable } from 'api-client/errors'
import { deleteItem, registerSupplement } from 'api-client/proof'
import { batchWith, itemWith } from 'applicant-flow/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { untouchedDraft, type Draft } from './draft.ts'
import { sendSupplement } from './send-supplement.ts'

const owner = { applicationNumber: '20250000000001', supportNumber: '1', historyNumber: '1' }
const batch = batchWith({ status: '보완요청' })
const items = ['11', '12', '13'].map(id =>
  itemWith({ id, status: '보완요청', type: id === '13' ? '영업' : '일반' }),
)
const by = { name: '새.pdf', size: 4 }
const stored = {
  filePath: 'receipt/new.pdf',
  savedName: 'new.pdf',
  originalName: by.name,
  size: by.size,
  mimeType: 'application/pdf',
}
const onDeleted = vi.fn<(itemId: string) => void>()

const deletion = { kind: 'delete' } as const
const replacement = { kind: 'replace', by } as const

function send(changes: Draft['pending']['items']) {
  const draft = { ...untouchedDraft(batch), pending: { items: changes, deleted: [] } }
  return sendSupplement({ owner, loaded: { batch, items }, draft, storedFileOf: () => stored, onDeleted })
}

const deletedIds = () => vi.mocked(deleteItem).mock.calls.map(([id]) => id)
const keysOf = (call: typeof deleteItem | typeof registerSupplement) =>
  vi.mocked(call).mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)

beforeEach(() => {
  vi.resetAllMocks()
  sessionStorage.clear()
  vi.mocked(deleteItem).mockResolvedValue()
  vi.mocked(registerSupplement).mockResolvedValue()
})

it('deletes one item after the other, then updates the rest at once (PDET-25, PDET-48)', async () => {
  await expect(send({ 11: deletion, 12: deletion, 13: replacement })).resolves.toBeNull()
  expect(deletedIds()).toEqual(['11', '12'])
  expect(registerSupplement).toHaveBeenCalledExactlyOnceWith(
    {
      owner,
      batchId: '1',
      years: ['2024', '2025'],
      total: 150_000,
      replacements: [{ itemId: '13', type: '영업', file: stored }],
    },
    { idempotencyKey: expect.any(String) },
  )
})

it('reports each deletion as soon as it is done, though the update fails later (PDET-39)', async () => {
  vi.mocked(registerSupplement).mockRejectedValueOnce(new Unreachable('/update-batch'))
  await expect(send({ 11: deletion, 13: replacement })).resolves.toMatch(/^보완등록 중 오류가 발생했습니다:/)
  expect(onDeleted).toHaveBeenCalledExactlyOnceWith('11')
})

it('reports no deletion that failed, and does nothing after it (PDET-38)', async () => {
  const refusal = new RequestRefused('/delete', { status: 500, message: '점검 중입니다.' })
  vi.mocked(deleteItem).mockResolvedValueOnce().mockRejectedValueOnce(refusal)
  const failure = await send({ 11: deletion, 12: deletion, 13: replacement })
  expect(failure).toBe('삭제 중 오류가 발생했습니다: 점검 중입니다.')
  expect(onDeleted.mock.calls).toEqual([['11']])
  expect(registerSupplement).not.toHaveBeenCalled()
})

it('repeats a call whose response was lost under the same key (GP-25)', async () => {
  vi.mocked(deleteItem).mockRejectedValueOnce(new Unreachable('/delete'))
  vi.mocked(registerSupplement).mockRejectedValueOnce(new Unreachable('/update-batch'))
  for (let press = 0; press < 3; press += 1) await send({ 11: deletion, 13: replacement })
  const [first, second] = keysOf(deleteItem)
  expect(second).toBe(first)
  const [lost, repeated] = keysOf(registerSupplement)
  expect(repeated).toBe(lost)
})

it('sends another content, or the same after a success, under another key', async () => {
  vi.mocked(registerSupplement).mockRejectedValueOnce(new Unreachable('/update-batch'))
  await send({ 13: replacement })
  await send({ 12: replacement })
  await send({ 12: replacement })
  expect(new Set(keysOf(registerSupplement)).size).toBe(3)

  vi.mocked(deleteItem).mockRejectedValueOnce(new Unreachable('/delete'))
  for (const itemId of [11, 12, 12]) await send({ [itemId]: deletion })
  expect(new Set(keysOf(deleteItem)).size).toBe(3)
})

it('passes on errors that are no failure of a call', async () => {
  vi.mocked(registerSupplement).mockRejectedValueOnce(new TypeError('a mistake'))
  await expect(send({ 13: replacement })).rejects.toThrow('a mistake')
})
