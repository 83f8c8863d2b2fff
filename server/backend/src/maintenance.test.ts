import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createFieldCipher } from './crypto/field-cipher.ts'
import { createFileObjectStore, objectsFolder } from './objects/file-object-store.ts'
import { createAddressSigner } from './objects/signed-address.ts'
import { readConfig } from './config.ts'
import { createLog } from 'server-kit'
import { decryptFor } from './stores/applications/encrypted-fields.ts'
import { newProofApplicant, type ProofApplicant } from './testing/proofs/proof-fixture.ts'
import { fileTestApplication } from './testing/applications/test-application.ts'
import { startTestBackend, type TestBackend } from './testing/backend/test-backend.ts'
import { createTestDatabase, type TestDatabase } from './testing/databases/test-database.ts'
import { TEST_FIELD_KEYS, testFields } from './testing/backend/test-fields.ts'
import { startMaintenance, type Repeat } from './maintenance.ts'

const now = () => new Date()
const NEW = { id: 'new', secret: Buffer.alloc(32, 9) }

describe('while a backend runs', () => {
  let backend: TestBackend
  let applicant: ProofApplicant
  const logged: string[] = []

  beforeAll(async () => {
    backend = await startTestBackend()
    applicant = await newProofApplicant(backend)
  })
  afterAll(() => backend.stop())

  function maintain(repeat: Repeat, canDelete = true) {
    const { database, dataDir } = backend
    const own = createFileObjectStore(objectsFolder(dataDir), createAddressSigner(Buffer.from('any'), now))
    const deleteObject = () => Promise.reject(new Error('no room to move'))
    const objects = canDelete ? own : { ...own, deleteObject }
    const log = createLog('info', { write: line => void logged.push(line) })
    return startMaintenance(
      { config: readConfig({}), database, fields: testFields, objects, now, log },
      repeat,
    )
  }

  const isStored = (path: string) => existsSync(join(objectsFolder(backend.dataDir), path))

  async function deletedUpload(): Promise<string> {
    const path = await applicant.upload('a.png')
    await applicant.call('POST', '/api/v1/proof/proof-create', applicant.submission([applicant.item(path)]))
    await backend.database
      .updateTable('file')
      .set({ deletedAt: now() })
      .where('filePath', '=', path)
      .execute()
    return path
  }

  it('removes every hour what was deleted and is still there', async () => {
    const ended = vi.fn<() => void>()
    const repeat = vi.fn<Repeat>(() => ended)
    const { stop } = maintain(repeat)
    const [[work, everyMs] = []] = repeat.mock.calls
    expect(everyMs).toBe(3_600_000)

    const path = await deletedUpload()
    expect(isStored(path)).toBe(true)
    work?.()
    await stop()
    expect(isStored(path)).toBe(false)
    expect(ended).toHaveBeenCalledOnce()
  })

  it('goes on after a failure, and logs it', async () => {
    const path = await deletedUpload()
    const lost = await applicant.upload('lost.png')
    await backend.database
      .insertInto('documentUpload')
      .values({ filePath: lost, begunAt: new Date(0) })
      .execute()
    const repeat = vi.fn<Repeat>(() => () => {})
    const { stop } = maintain(repeat, false)
    const [[work] = []] = repeat.mock.calls
    work?.()
    work?.()
    await stop()
    expect(logged.filter(line => line.includes('maintenance job failed'))).toHaveLength(2)
    expect(isStored(path)).toBe(true)
  })
})

it('needs an old key no longer once it has started with a new one before it', async () => {
  const test = await createTestDatabase()
  const number = await fileTestApplication(test.database, { businessNumber: '1999999998' })
  const FIELD_KEYS = `new:${NEW.secret.toString('base64')},${TEST_FIELD_KEYS}`
  const backend = await startTestBackend({ DATABASE_URL: test.databaseUrl, FIELD_KEYS })

  await expect.poll(() => backend.logged.join('')).toContain('re-encrypted')
  const application = test.database.selectFrom('application').where('applicationNumber', '=', number)
  const { accountNumber } = await application.select('accountNumber').executeTakeFirstOrThrow()
  expect(decryptFor(createFieldCipher([NEW]), number, 'accountNumber', accountNumber ?? '')).toBe(
    '12345678901234',
  )
  await backend.stop()
  await test.drop()
})

describe('fields of older keys', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await createTestDatabase()
    await fileTestApplication(test.database, { businessNumber: '1999999997' })
  })
  afterAll(() => test.drop())

  /** Starts the maintenance with these keys. Returns its log, and the function that stops it. */
  function maintainWith(...keys: { id: string; secret: Buffer }[]) {
    const lines: string[] = []
    const log = createLog('info', { write: line => void lines.push(line) })
    const objects = createFileObjectStore('/nowhere', createAddressSigner(Buffer.from('any'), now))
    const fields = createFieldCipher(keys)
    const needed = { config: readConfig({}), database: test.database, fields, objects, now, log }
    return { lines, ...startMaintenance(needed, () => () => {}) }
  }

  const unknown = ['a', 'b'].map((id, at) => ({ id, secret: Buffer.alloc(32, at) }))

  it('that no configured key decrypts are reported', async () => {
    const { lines, stop } = maintainWith(...unknown)
    await expect.poll(() => lines.join('')).toContain('no configured key decrypts some fields')
    await stop()
  })

  it('are left for the next start by a server that stops', async () => {
    const { lines, stop } = maintainWith(NEW, { id: 'test', secret: Buffer.alloc(32, 7) })
    await stop()
    expect(lines.join('')).toContain('"reencrypted":0')
    expect(lines.join('')).not.toContain('no configured key')
  })
})

it('begins with the server, and leaves no timer behind', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const backend = await startTestBackend()
  expect(vi.getTimerCount()).toBe(1)
  await backend.stop()
  expect(vi.getTimerCount()).toBe(0)
})
