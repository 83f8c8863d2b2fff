import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startToKill, type KilledBackend } from '../testing/killed-backend.ts'
import { documentOf, prepareFiling } from '../testing/prepared-filing.ts'
import { openDesk, type ProofDesk } from '../testing/proof-desk.ts'
import { fileApplication, type Filing } from '../testing/test-filing.ts'
import { NOTHING, proofOf, statesOf, WHOLE } from '../testing/written-records.ts'

const ROUNDS = 10
const FILINGS_AT_ONCE = 20
const PROOFS_AT_ONCE = 3
const FILES_OF_A_PROOF = 3

let dataDir: string
let backend: KilledBackend
let last = 4_000_000_000
const filings: Filing[] = []
const acknowledged = new Set<string>()
const acknowledgedProofs = new Set<string>()
const desks: ProofDesk[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'backend-killed-'))
  backend = await startToKill(dataDir)
  for (let round = 0; round < ROUNDS; round += 1) {
    await killWhileWriting(round)
    backend = await startToKill(dataDir)
  }
}, 120_000)
afterAll(async () => {
  await backend.stop()
  await rm(dataDir, { recursive: true })
})

/** Everything is sent at once; the process dies when so many submissions have been answered, each time some more. */
async function killWhileWriting(round: number): Promise<void> {
  const sent = await Promise.all(
    times(FILINGS_AT_ONCE, () => prepareFiling(backend.database, nextBusiness())),
  )
  const proofs = await Promise.all(times(PROOFS_AT_ONCE, preparedProof))
  filings.push(...sent)

  const enough = Promise.withResolvers<void>()
  let left = 1 + round
  const answered = () => void ((left -= 1) === 0 && enough.resolve())
  const presses = [...sent.map(filing => submit(filing, answered)), ...proofs.map(prove)]
  await enough.promise
  await backend.kill()
  await Promise.all(presses)
}

async function submit(filing: Filing, answered: () => void): Promise<void> {
  const answer = await fileApplication(backend, filing, documentOf(filing)).catch(cutOff)
  if (answer?.status !== 200) return
  acknowledged.add(filing.aplyNo)
  answered()
}

type Proof = { desk: ProofDesk; body: object }

async function preparedProof(): Promise<Proof> {
  const desk = await openDesk(backend, { businessNumber: nextBusiness() })
  desks.push(desk)
  const paths = await Promise.all(times(FILES_OF_A_PROOF, () => desk.upload('영수증.png')))
  return { desk, body: desk.submission(paths.map(path => desk.item(path))) }
}

async function prove({ desk, body }: Proof): Promise<void> {
  const answer = await desk.call('POST', '/api/v1/proof/proof-create', body).catch(cutOff)
  if (answer?.status === 200) acknowledgedProofs.add(desk.applicationNumber)
}

// A call that dies with the process has no answer; everything else is worth a failure.
function cutOff(error: unknown): null {
  if (error instanceof TypeError && /^(fetch failed|terminated)$/.test(error.message)) return null
  throw error
}

describe(`a backend that is killed ${ROUNDS} times while it files ${ROUNDS * FILINGS_AT_ONCE} applications`, () => {
  it('is killed in the middle: some are answered, others are not', () => {
    expect(filings).toHaveLength(ROUNDS * FILINGS_AT_ONCE)
    expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS)
    expect(acknowledged.size).toBeLessThan(filings.length)
  })

  it('keeps every application that it has acknowledged, once', async () => {
    const states = await statesOf(backend.database)
    for (const aplyNo of acknowledged) expect(states.get(aplyNo)).toEqual(WHOLE)
  })

  it('has the others whole, or not at all', async () => {
    const states = await statesOf(backend.database)
    const others = filings.map(({ aplyNo }) => states.get(aplyNo))
    for (const state of others) expect([WHOLE, NOTHING]).toContainEqual(state)
  })

  it('has no object without its record, and no record without its object', async () => {
    const { database } = backend
    const documents = await database.selectFrom('applicationDocument').select('filePath').execute()
    const uploads = await database.selectFrom('file').select('filePath').execute()
    const recorded = [...documents, ...uploads].map(({ filePath }) => filePath)
    expect(objects()).toEqual(recorded.toSorted())
    expect(await database.selectFrom('documentUpload').selectAll().execute()).toEqual([])
  })

  it('has proof with all of its files, or none of it', async () => {
    for (const { applicationNumber } of desks) {
      const whole = { batches: 1, items: FILES_OF_A_PROOF, files: FILES_OF_A_PROOF }
      const nothing = { batches: 0, items: 0, files: 0 }
      const allowed = acknowledgedProofs.has(applicationNumber) ? [whole] : [whole, nothing]
      expect(allowed).toContainEqual(await proofOf(backend.database, applicationNumber))
    }
  })

  it('answers everybody who presses again, and files nothing twice', async () => {
    const answers = await Promise.all(
      filings.map(filing => fileApplication(backend, filing, documentOf(filing))),
    )
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const states = await statesOf(backend.database)
    for (const { aplyNo } of filings) expect(states.get(aplyNo)).toEqual(WHOLE)
    const numbers = answers.map(({ body }) => Object(body).result.suptSn)
    expect(new Set(numbers).size).toBe(filings.length)
  })
})

function objects(): string[] {
  const found = globSync('{application,receipt}/**/*.{pdf,png}', { cwd: join(dataDir, 'objects') })
  return found.toSorted()
}

function nextBusiness(): string {
  return String((last += 1))
}

function times<T>(count: number, make: () => Promise<T>): Promise<T>[] {
  return Array.from({ length: count }, make)
}
