import { readdirSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startToKill, type KilledBackend } from '../testing/backend/killed-backend.ts'
import { newProofApplicant, type ProofApplicant } from '../testing/proofs/proof-fixture.ts'
import { proofIsDone } from '../testing/proofs/proof-records.ts'
import { proofUnderReview, replacing, supplementBody } from '../testing/proofs/proof-under-review.ts'

const AT_ONCE = 8
const ITEMS = 3
const REPLACED = 2
const ANSWERS_BEFORE_KILL = 2
const A_BUSY_MACHINE_MS = 5 * 60_000

type Supplement = { applicant: ProofApplicant; batchId: number; body: object }

let dataDir: string
let backend: KilledBackend
let supplements: Supplement[]
const acknowledged = new Set<number>()

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'backend-supplement-'))
  backend = await startToKill(dataDir)
  supplements = await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => prepare(place)))
  await killInTheMiddle()
  backend = await startToKill(dataDir)
}, A_BUSY_MACHINE_MS)
afterAll(async () => {
  await backend.stop()
  await rm(dataDir, { recursive: true })
})

async function prepare(place: number): Promise<Supplement> {
  const applicant = await newProofApplicant(backend, { businessNumber: String(4_100_000_000 + place) })
  const { batchId, itemIds } = await proofUnderReview(backend).register(applicant, ITEMS, REPLACED)
  const asked = itemIds.slice(0, REPLACED)
  const items = await Promise.all(asked.map(itemId => replacing(applicant, itemId)))
  return { applicant, batchId, body: supplementBody(applicant, batchId, items) }
}

/** Every supplement has its new files inspected and waits to be written; the backend is killed after some responses. */
async function killInTheMiddle(): Promise<void> {
  const enough = Promise.withResolvers<void>()
  const presses = await backend.database.transaction().execute(async transaction => {
    await sql`lock table application in access exclusive mode`.execute(transaction)
    const pressed = supplements.map(async supplement => {
      const response = await press(supplement).catch(cutOff)
      if (response?.status === 200) acknowledged.add(supplement.batchId)
      if (acknowledged.size >= ANSWERS_BEFORE_KILL) enough.resolve()
    })
    await vi.waitUntil(async () => (await onTheirWay()) === AT_ONCE * REPLACED, { timeout: 60_000 })
    return pressed
  })
  await enough.promise
  await backend.kill()
  await Promise.all(presses)
}

/** Submits as the page does, even if the backend has another address since. */
async function press({ applicant: { cookie }, batchId, body }: Supplement) {
  const response = await fetch(`${backend.address}/api/v1/proof/update-batch`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': `supplement-${batchId}` },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

async function onTheirWay(): Promise<number> {
  return (await backend.database.selectFrom('documentUpload').selectAll().execute()).length
}

// A call that dies with the process has no response.
function cutOff(error: unknown): null {
  if (error instanceof TypeError && /^(fetch failed|terminated)$/.test(error.message)) return null
  throw error
}

/** Returns the state of a supplement: the batch, its items, and the names of their files. */
async function outcomeOf({ batchId }: Supplement) {
  const review = proofUnderReview(backend)
  const items = await review.itemRows(batchId)
  const files = await Promise.all(items.map(({ itemId }) => review.filesOf(Number(itemId))))
  return {
    batch: (await review.batchRow(batchId)).status,
    items: items.map(({ status }) => status),
    files: files.map(ofItem => ofItem.map(({ originalName }) => originalName)),
  }
}

const WHOLE = {
  batch: '보완완료',
  items: ['보완완료', '보완완료', '제출완료'],
  files: [['neu.pdf'], ['neu.pdf'], ['2.png']],
}
const NOTHING = {
  batch: '보완요청',
  items: ['보완요청', '보완요청', '제출완료'],
  files: [['0.png'], ['1.png'], ['2.png']],
}

it('a backend that is killed in the middle of supplements has each whole, or none of it', async () => {
  expect(acknowledged.size).toBeGreaterThanOrEqual(ANSWERS_BEFORE_KILL)
  for (const supplement of supplements) {
    const allowed = acknowledged.has(supplement.batchId) ? [WHOLE] : [WHOLE, NOTHING]
    expect(allowed).toContainEqual(await outcomeOf(supplement))
  }
})

it('has no object without a record that needs it, and no record without its object', async () => {
  await vi.waitFor(async () => expect(stored()).toEqual(await recorded()), { timeout: 30_000 })
  expect(await onTheirWay()).toBe(0)
})

it('registers every supplement that is pressed again, once', async () => {
  for (const supplement of supplements) {
    expect(await press(supplement)).toEqual(proofIsDone('보완등록이 완료되었습니다.'))
    expect(await outcomeOf(supplement)).toEqual(WHOLE)
  }
  expect(stored()).toEqual(await recorded())
})

async function recorded(): Promise<string[]> {
  const rows = await backend.database
    .selectFrom('file')
    .select(['filePath', 'storedPath'])
    .where('removedAt', 'is', null)
    .execute()
  const paths = rows.flatMap(({ filePath, storedPath }) => (storedPath ? [filePath, storedPath] : [filePath]))
  return paths.flatMap(path => [path, `${path}.about`]).toSorted()
}

function stored(): string[] {
  const folder = join(dataDir, 'objects')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter(name => statSync(join(folder, name)).isFile()).toSorted()
}
