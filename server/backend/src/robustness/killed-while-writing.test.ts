import { readdirSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startToKill, type KilledBackend } from '../testing/backend/killed-backend.ts'
import { documentOf, prepareFiling } from '../testing/applications/prepared-filing.ts'
import { newProofApplicant, type ProofApplicant } from '../testing/proofs/proof-fixture.ts'
import type { TestResponse } from '../testing/browsers/test-browser.ts'
import { fileApplication, type Filing } from '../testing/applications/test-filing.ts'
import { NOTHING, proofOf, statesOf, WHOLE } from '../testing/databases/written-records.ts'

const ROUNDS = 3
const IN_FLIGHT = 40
const ONE_PROOF_IN = 8
const FILES_OF_A_PROOF = 3
// A call queries its session before it receives files. Calls beyond the number of connections wait there.
const HELD_WITH_FILES = 12
// A minute on a machine without other work.
const A_BUSY_MACHINE_MS = 10 * 60_000

let dataDir: string
let backend: KilledBackend
let last = 4_000_000_000
const filings: Filing[] = []
const acknowledged = new Set<string>()
const acknowledgedProofs = new Set<string>()
const applicants: ProofApplicant[] = []
const refused: unknown[] = []
/** The number of submissions without a response at the moment of each kill. */
const cutOffByKill: number[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'backend-killed-'))
  backend = await startToKill(dataDir)
  for (let round = 0; round < ROUNDS; round += 1) {
    await killWhileWriting(1 + round * 8)
    backend = await startToKill(dataDir)
  }
}, A_BUSY_MACHINE_MS)
afterAll(async () => {
  await backend.stop()
  await rm(dataDir, { recursive: true })
})

/** Every submission is sent before the first is written; the backend is killed after so many responses. */
async function killWhileWriting(responsesBefore: number): Promise<void> {
  const sent = await all(IN_FLIGHT + responsesBefore, () => prepareFiling(backend.database, nextBusiness()))
  const proofs = await all(Math.ceil(sent.length / ONE_PROOF_IN), preparedProof)
  filings.push(...sent)

  const enough = Promise.withResolvers<void>()
  let left = responsesBefore
  const onResponse = () => void ((left -= 1) === 0 && enough.resolve())
  const presses = await whileNothingIsWritten(async () => {
    const pressed = sent.flatMap((filing, place) => {
      const proof = proofs[place / ONE_PROOF_IN]
      return [submit(filing, onResponse), ...(proof ? [prove(proof, onResponse)] : [])]
    })
    await vi.waitUntil(() => incoming().length >= HELD_WITH_FILES, { timeout: 120_000, interval: 5 })
    return pressed
  })
  await enough.promise
  const killed = backend.kill()
  cutOffByKill.push(sent.filter(({ aplyNo }) => !acknowledged.has(aplyNo)).length)
  await killed
  await Promise.all(presses)
}

async function whileNothingIsWritten<T>(work: () => Promise<T>): Promise<T> {
  return backend.database.transaction().execute(async transaction => {
    await sql`lock table application in access exclusive mode`.execute(transaction)
    return work()
  })
}

async function submit(filing: Filing, onResponse: () => void): Promise<void> {
  const response = await fileApplication(backend, filing, documentOf(filing)).catch(cutOff)
  if (response?.status === 200) acknowledged.add(filing.aplyNo)
  note(response, onResponse)
}

type Proof = { applicant: ProofApplicant; body: object }

async function preparedProof(): Promise<Proof> {
  const applicant = await newProofApplicant(backend, { businessNumber: nextBusiness() })
  applicants.push(applicant)
  const paths = await all(FILES_OF_A_PROOF, () => applicant.upload('영수증.png'))
  return { applicant, body: applicant.submission(paths.map(path => applicant.item(path))) }
}

async function prove({ applicant, body }: Proof, onResponse: () => void): Promise<void> {
  const response = await applicant.call('POST', '/api/v1/proof/proof-create', body).catch(cutOff)
  if (response?.status === 200) acknowledgedProofs.add(applicant.applicationNumber)
  note(response, onResponse)
}

function note(response: { status: number } | null, onResponse: () => void): void {
  if (response?.status === 200) onResponse()
  else if (response) refused.push(response)
}

// A call that dies with the process has no response; every other error fails the test.
function cutOff(error: unknown): null {
  if (error instanceof TypeError && /^(fetch failed|terminated)$/.test(error.message)) return null
  throw error
}

describe(`a backend that is killed ${ROUNDS} times while it files ${IN_FLIGHT} applications at once`, () => {
  it('is killed in the middle each time: some have a response, and so many have none', () => {
    expect(cutOffByKill).toHaveLength(ROUNDS)
    expect(Math.min(...cutOffByKill)).toBeGreaterThanOrEqual(IN_FLIGHT)
    expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS)
    expect(acknowledgedProofs.size).toBeGreaterThan(0)
    expect(acknowledgedProofs.size).toBeLessThan(applicants.length)
  })

  it('has refused nothing that it was able to do', () => {
    expect(refused).toEqual([])
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

  it('has no object without its record, no record without its object, and nothing half received', async () => {
    const { database } = backend
    const documents = await database.selectFrom('applicationDocument').select('filePath').execute()
    const uploads = await database.selectFrom('file').select(['filePath', 'storedPath']).execute()
    const paths = [...documents, ...uploads].map(({ filePath }) => filePath)
    const copies = uploads.flatMap(({ storedPath }) => storedPath ?? [])
    const recorded = [...paths, ...copies].flatMap(path => [path, `${path}.about`])
    expect(filesUnder('objects')).toEqual(recorded.toSorted())
    expect(await database.selectFrom('documentUpload').selectAll().execute()).toEqual([])
    expect(incoming()).toEqual([])
  })

  it('has proof with all of its files, or none of it', async () => {
    for (const { applicationNumber } of applicants) {
      const whole = { batches: 1, items: FILES_OF_A_PROOF, files: FILES_OF_A_PROOF }
      const nothing = { batches: 0, items: 0, files: 0 }
      const allowed = acknowledgedProofs.has(applicationNumber) ? [whole] : [whole, nothing]
      expect(allowed).toContainEqual(await proofOf(backend.database, applicationNumber))
    }
  })

  it(
    'responds to every repeated submission, and files nothing twice',
    async () => {
      const responses: TestResponse[] = []
      for (let done = 0; done < filings.length; done += IN_FLIGHT) {
        const some = filings.slice(done, done + IN_FLIGHT)
        responses.push(
          ...(await Promise.all(some.map(filing => fileApplication(backend, filing, documentOf(filing))))),
        )
      }
      expect(responses.filter(({ status }) => status !== 200)).toEqual([])
      const states = await statesOf(backend.database)
      for (const { aplyNo } of filings) expect(states.get(aplyNo)).toEqual(WHOLE)
      const numbers = responses.map(({ body }) => Object(body).result.suptSn)
      expect(new Set(numbers).size).toBe(filings.length)
    },
    A_BUSY_MACHINE_MS,
  )
})

function filesUnder(folder: string): string[] {
  const names = readdirSync(join(dataDir, folder), { recursive: true, encoding: 'utf8' })
  return names.filter(name => statSync(join(dataDir, folder, name)).isFile()).toSorted()
}

/** Returns the folders of the forms that the backend is receiving or has received. */
function incoming(): string[] {
  return readdirSync(join(dataDir, 'incoming'))
}

function nextBusiness(): string {
  return String((last += 1))
}

function all<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, make))
}
