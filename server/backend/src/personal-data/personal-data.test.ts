import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesIn } from '../backup/saved-data.ts'
import { actorOf } from '../stores/applications/audit.ts'
import { replaceSavedDraft } from '../stores/saved-draft-store.ts'
import { startTestBackend, type TestBackend } from '../testing/backend/test-backend.ts'
import { TEST_FIELD_KEYS, testFields } from '../testing/backend/test-fields.ts'
import { makeEveryCall, traveller } from '../testing/calls/every-call.ts'
import { tableDigests } from '../testing/databases/table-digests.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts'
import { newProofApplicant } from '../testing/proofs/proof-fixture.ts'
import { eraseExpired } from './retention.ts'

const PROGRAM = join(import.meta.dirname, '../person.ts')
/** Tables without data of applicants. */
const NOBODYS = [
  'audit',
  'code',
  'site_mode',
  'release_count',
  'release_vote',
  'override_opening',
  'ended_session',
]

let backend: TestBackend
let test: TestDatabase
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'person-'))
  test = await createTestDatabase()
  backend = await startTestBackend({ DATABASE_URL: test.databaseUrl })
})
afterAll(async () => {
  await backend.stop()
  await test.drop()
  await rm(folder, { recursive: true })
})

const { ci } = traveller
const stored = (path: string) => existsSync(join(backend.dataDir, 'objects', path))
const later = (years: number) => new Date(Date.now() + years * 366 * 86_400_000)

function person(...args: string[]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const settings = { DATABASE_URL: test.databaseUrl, DATA_DIR: backend.dataDir, FIELD_KEYS: TEST_FIELD_KEYS }
  return promisify(execFile)(process.execPath, [PROGRAM, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...settings },
  })
}

/** Returns the number of rows in each table that has any. */
async function counts(): Promise<Record<string, number>> {
  const digests = Object.entries(await tableDigests(test.database))
  const rows = digests.map(([table, digest]) => [table, Number(digest.split(':')[0])] as const)
  return Object.fromEntries(rows.filter(([, count]) => count > 0))
}

/** Agrees now to the collection of data, which an application needs, and to promotion. */
async function agree(applicationNumber: string, of: string) {
  const agreed = {
    applicationNumber,
    ci: of,
    orderNumber: 1,
    agreed: true,
    version: '1',
    agreedAt: new Date(),
  }
  const columns = ['info_collection_yn', 'info_promotion_yn'] as const
  const consents = columns.map(consentColumn => ({ ...agreed, consentColumn }))
  await test.database.insertInto('consent').values(consents).execute()
}

async function consentsOf(of: string): Promise<string[]> {
  const rows = test.database.selectFrom('consent').select('consentColumn').where('ci', '=', of)
  return (await rows.orderBy('consentColumn').execute()).map(({ consentColumn }) => consentColumn)
}

/** Returns the paths of the stored files of people. */
async function storedPaths(): Promise<Set<string>> {
  const objects = join(backend.dataDir, 'objects')
  const entries = await readdir(objects, { recursive: true, withFileTypes: true })
  const files = entries.filter(each => each.isFile()).map(each => join(each.parentPath, each.name))
  const paths = files.map(path => path.slice(objects.length + 1).replace(/\.about$/, ''))
  return new Set(paths.filter(path => !path.startsWith('forms/')))
}

/** Submits an opinion with a file, as another applicant, and returns the path of the stored file. */
async function fileOfOpinion(): Promise<string> {
  const applicant = await newProofApplicant({ ...backend, database: test.database }, { status: '보류' })
  const filePath = await applicant.upload('의견.png', undefined, 'opinion')
  const file = { originlFileNm: 'x', savedFileNm: 'x', filePath, fileSize: 1, fileExt: 'x', mimeType: 'x' }
  await applicant.call('POST', '/api/v1/opinionSubmit/create', {
    aplyNo: applicant.applicationNumber,
    opinionContent: '의견입니다.',
    opinionSubmitFileReqeusts: [file],
  })
  const files = test.database.selectFrom('file').select('storedPath').where('filePath', '=', filePath)
  return (await files.where('opinionNumber', 'is not', null).executeTakeFirstOrThrow()).storedPath ?? filePath
}

async function lastAudit() {
  const entries = test.database.selectFrom('audit').select(['actor', 'action', 'detail'])
  return entries.orderBy('auditNumber', 'desc').executeTakeFirst()
}

it('an export has everything of the person, readable, and nothing of anyone else', async () => {
  const other = await newProofApplicant({ ...backend, database: test.database })
  await other.upload('다른사람.png')
  const { aplyNo } = await makeEveryCall({ address: backend.address, database: test.database })
  const owner = { ci, businessNumber: traveller.businessNumber }
  const draft = { content: '{"corpNm":"저장한상회"}', savedAt: new Date() }
  await replaceSavedDraft({ database: test.database, fields: testFields }, owner, draft)

  const another = { ci, businessNumber: '2499999999', applicationNumber: aplyNo, expiresAt: new Date() }
  await test.database
    .insertInto('sessionToken')
    .values({ ...another, tokenDigest: '0'.repeat(64), sessionId: 'of another business' })
    .execute()

  const to = join(folder, 'export')
  await person('export', aplyNo, to)
  const text = await readFile(join(to, 'data.json'), 'utf8')
  const data = JSON.parse(text) as Record<string, object[]>
  const filled = Object.keys(data).filter(table => (data[table] ?? []).length > 0)
  expect(filled.toSorted()).toEqual(
    'agreement application application_check application_document application_history audit consent file opinion proof_batch proof_item saved_draft session_token step_history verification'.split(
      ' ',
    ),
  )
  expect(data['application']?.[0]).toMatchObject({ accountNumber: '10000000000003', applicantCi: ci })
  expect(text).toContain(String(traveller.residenceNumber))
  expect(data['saved_draft']).toMatchObject([{ content: expect.stringContaining('저장한상회') }])
  expect(text).not.toContain('다른사람')
  expect(text).not.toContain(other.applicationNumber)
  expect(await readdir(join(to, 'objects'))).toEqual(expect.arrayContaining(['application', 'receipt']))
  const files = await test.database.selectFrom('file').selectAll().where('ci', '=', ci).execute()
  const paths = files.flatMap(({ filePath, storedPath }) => [filePath, storedPath ?? filePath])
  expect(files.filter(({ storedPath }) => storedPath !== null && stored(storedPath))).not.toEqual([])
  expect(paths.filter(path => stored(path) && !existsSync(join(to, 'objects', path)))).toEqual([])
  const detail = { person: actorOf({ ci }) }
  expect(await lastAudit()).toMatchObject({ action: 'person.export', detail })
  await expect(person('export', '20259999999999', join(folder, 'none'))).rejects.toThrow('Nobody has filed')
})

/** Sets a submitted file to the form of those from before uploads were copied. */
async function keepWithoutCopy(filePath: string): Promise<void> {
  const file = test.database.updateTable('file').set({ storedPath: null }).where('filePath', '=', filePath)
  await file.execute()
  await writeFile(join(backend.dataDir, 'objects', filePath), 'kept')
}

it('an erasure leaves what has to be kept', async () => {
  const filed = await test.database
    .selectFrom('application')
    .selectAll()
    .where('applicantCi', '=', ci)
    .execute()
  const attached = () =>
    test.database
      .selectFrom('file')
      .select(['filePath', 'storedPath', 'attachedAt'])
      .where('ci', '=', ci)
      .where('attachedAt', 'is not', null)
      .execute()
  const promotions = () =>
    test.database
      .selectFrom('consent')
      .select('ci')
      .where('consentColumn', '=', 'info_promotion_yn')
      .execute()
  const other = await newProofApplicant({ ...backend, database: test.database })
  await agree(other.applicationNumber, 'ci-of-another')
  await keepWithoutCopy((await attached())[0]?.filePath ?? '')
  const [filesBefore, promotionsBefore] = [await attached(), await promotions()]
  const objects = () => filesBefore.map(({ filePath, storedPath }) => stored(storedPath ?? filePath))
  expect(objects()).toContain(true)
  const objectsBefore = objects()
  const unused = 'receipt/unused.png'
  await writeFile(join(backend.dataDir, 'objects', unused), 'unused')
  const issued = {
    category: 'receipt',
    originalName: 'a.png',
    savedName: 'a.png',
    issuedAt: new Date(),
  } as const
  const upload = { ci, businessNumber: traveller.businessNumber, ...issued, filePath: unused }
  await test.database.insertInto('file').values(upload).execute()
  await person('erase', filed[0]?.applicationNumber ?? '')
  const left = await counts()
  expect(await attached()).toEqual(filesBefore)
  expect(objects()).toEqual(objectsBefore)
  expect(stored(unused)).toBe(false)
  const uploads = test.database.selectFrom('file').select('filePath').where('filePath', '=', unused)
  expect(await uploads.execute()).toEqual([])
  expect(await promotions()).toEqual(promotionsBefore.filter(each => each.ci !== ci))
  expect(Object.keys(left)).not.toEqual(expect.arrayContaining(['saved_draft']))
  for (const table of ['verification', 'sessionToken'] as const)
    expect(await test.database.selectFrom(table).selectAll().where('ci', '=', ci).execute()).toEqual([])
  const consents = await test.database.selectFrom('consent').selectAll().where('ci', '=', ci).execute()
  expect(consents.length).toBeGreaterThan(10)
  expect(consents.map(({ consentColumn }) => consentColumn)).not.toContain('info_promotion_yn')
  const after = await test.database
    .selectFrom('application')
    .selectAll()
    .where('applicantCi', '=', ci)
    .execute()
  expect(after).toEqual(filed)
  expect(await lastAudit()).toMatchObject({ action: 'person.erase', detail: { person: actorOf({ ci }) } })
})

it('five years after its last change an application is gone with all of its records and files', async () => {
  const applicant = await newProofApplicant({ ...backend, database: test.database })
  const path = await applicant.upload('영수증.png')
  await applicant.call('POST', '/api/v1/proof/proof-create', applicant.submission([applicant.item(path)]))
  const ofOpinion = await fileOfOpinion()
  const needed = { database: test.database, objects: filesIn(backend.dataDir) }
  const files = await test.database
    .selectFrom('file')
    .select('storedPath')
    .where('filePath', '=', path)
    .execute()
  const copy = files[0]?.storedPath ?? ''

  // Its proof is newer than the application itself.
  const { applicationNumber } = applicant
  const updatedAt = later(-1)
  await test.database
    .updateTable('application')
    .set({ updatedAt })
    .where('applicationNumber', '=', applicationNumber)
    .execute()
  await agree(applicationNumber, 'ci-of-promotion')
  await eraseExpired(needed, later(1.9))
  expect(await consentsOf('ci-of-promotion')).toEqual(['info_collection_yn', 'info_promotion_yn'])
  await eraseExpired(needed, later(2.1))
  expect(await consentsOf('ci-of-promotion')).toEqual(['info_collection_yn'])

  await eraseExpired(needed, later(4.9))
  expect([stored(copy), stored(ofOpinion)]).toEqual([true, true])
  expect((await counts())['proof_item']).toEqual(expect.any(Number))

  await eraseExpired(needed, later(5.1))
  expect([stored(copy), stored(ofOpinion)]).toEqual([false, false])
  const known = await test.database.selectFrom('file').select(['filePath', 'storedPath']).execute()
  const kept = known.flatMap(({ filePath, storedPath }) => [filePath, storedPath])
  expect([...(await storedPaths())].filter(each => !kept.includes(each))).toEqual([])
  const left = Object.keys(await counts()).filter(table => !NOBODYS.includes(table))
  expect(left.toSorted()).toEqual(
    ['business', 'file', 'queue_pass_use', 'verification'].filter(table => left.includes(table)),
  )
})

it('one run erases all applications whose time is over, however many', async () => {
  const { applicationNumber } = await newProofApplicant({ ...backend, database: test.database })
  await sql`insert into application select copied.* from application as own, generate_series(1000, 1100) as at,
    jsonb_populate_record(own, jsonb_build_object(
      'application_number', 20259900000000 + at, 'support_number', at, 'status', '사용자취소')) as copied
    where own.application_number = ${applicationNumber}`.execute(test.database)
  await eraseExpired({ database: test.database, objects: filesIn(backend.dataDir) }, later(5.1))
  expect((await counts())['application']).toBeUndefined()
})
