import { DRAFT_FIELDS } from 'domain-rules/application'
import { beforeAll, describe, expect, it } from 'vitest'
import { createFieldCipher } from '../../crypto/field-cipher.ts'
import { cleanUp } from '../../maintenance.ts'
import { findSavedDraft, replaceSavedDraft } from '../../stores/saved-draft-store.ts'
import { prepareFiling } from '../../testing/applications/prepared-filing.ts'
import { recordVerification } from '../../testing/applications/recorded-verification.ts'
import {
  APPLICANT,
  callJson,
  fileApplication,
  openTestDraft,
} from '../../testing/applications/test-filing.ts'
import { signedIn } from '../../testing/backend/signed-in.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'
import { testFields } from '../../testing/backend/test-fields.ts'

const BUSINESS = '2160000001'
const OTHER_BUSINESS = '2160000002'
const CI = 'ci-of-saved-draft'
const OTHER_CI = 'ci-of-a-stranger'
const PATH = '/api/v1/application/draft'
const TYPED = { corpNm: '저장한 상회', crpno: '', opbzDt: '20200101', soaMm: '' }
const A_WEEK_MS = 7 * 24 * 60 * 60_000

const backend = testBackend()
let applicationNumber: string

type Person = { ci: string; businessNumber: string; applicationNumber: string }

beforeAll(async () => {
  applicationNumber = await openTestDraft(backend, BUSINESS)
  const people = [
    { ci: CI, businessNumber: BUSINESS },
    { ci: OTHER_CI, businessNumber: BUSINESS },
    { ci: CI, businessNumber: OTHER_BUSINESS },
  ]
  for (const person of people) await recordVerification(backend.database, { ...APPLICANT, ...person })
})

/** Makes the call in a session of its own, as another browser of the same person does. */
async function call(method: string, body?: unknown, changes: Partial<Person> = {}) {
  const person = { ci: CI, businessNumber: BUSINESS, applicationNumber, ...changes }
  return callJson(backend, method, PATH, await signedIn(person), body)
}

const save = (body: unknown = TYPED, changes?: Partial<Person>) => call('PUT', body, changes)
const load = async (changes?: Partial<Person>) =>
  Object((await call('GET', undefined, changes)).body).result as { savedAt: string; values: unknown } | null
const rows = () => backend.database.selectFrom('savedDraft').selectAll().execute()
const onlyRow = () => backend.database.selectFrom('savedDraft').selectAll().executeTakeFirstOrThrow()

describe('a saved draft', () => {
  it('is returned in another session of the person, with the time of saving', async () => {
    const { status, body } = await save()
    expect({ status, body }).toMatchObject({ status: 200, body: { result: { replacedAt: null } } })
    expect(await load()).toEqual({ savedAt: Object(body).result.savedAt, values: TYPED })
  })

  it('is kept for seven days under a keyed digest, and encrypted for that place alone', async () => {
    await save()
    const { owner, content, savedAt, expiresAt } = await onlyRow()
    expect(expiresAt.getTime() - savedAt.getTime()).toBe(A_WEEK_MS)
    expect(owner).toBe(testFields.fingerprint(JSON.stringify(['saved_draft', CI, BUSINESS])))
    expect(content).not.toContain(Buffer.from('저장한').toString('base64url').slice(0, 8))
    expect(JSON.parse(testFields.decrypt(content, `saved_draft/${owner}`))).toEqual(TYPED)
    expect(() => testFields.decrypt(content, 'saved_draft/another')).toThrow('belongs to another record')
  })

  it.each<[string, Partial<Person>]>([
    ['another person of the same business', { ci: OTHER_CI }],
    ['the same person for another business', { businessNumber: OTHER_BUSINESS }],
  ])('is not that of %s', async (_who, other) => {
    await save()
    expect(await load(other)).toBeNull()
    await call('DELETE', undefined, other)
    expect(await load()).toMatchObject({ values: TYPED })
  })

  it('needs a session, and the record of a verification for that business', async () => {
    for (const method of ['PUT', 'GET', 'DELETE']) {
      const body = method === 'PUT' ? TYPED : undefined
      expect(await callJson(backend, method, PATH, {}, body)).toMatchObject({ status: 401 })
      expect(await call(method, body, { ci: 'a stolen ci' })).toMatchObject({
        status: 403,
        body: { errorCode: 'IDENTITY_MISMATCH' },
      })
    }
  })

  it('reads no person, business, number, account, file or consent from the request', async () => {
    const forged = { ci: OTHER_CI, brno: OTHER_BUSINESS, rpsrRnno: '8001010000001', acntNo: '10000000000001' }
    await save({ ...TYPED, ...forged, mbtlnum: '01012345678', agreements: { tax_info_yn: 'Y' }, file: 'a' })
    const { owner, content } = await onlyRow()
    const stored = JSON.parse(testFields.decrypt(content, `saved_draft/${owner}`))
    expect(Object.keys(stored)).toHaveLength(DRAFT_FIELDS.length)
    expect(stored).toEqual(TYPED)
    expect(await load({ ci: OTHER_CI })).toBeNull()
  })

  it('gives way to a later one, which reports the time of the former', async () => {
    const { body: first } = await save()
    const { body: second } = await save({ ...TYPED, corpNm: '나중 상회' })
    expect(Object(second).result.replacedAt).toBe(Object(first).result.savedAt)
    expect(await load()).toMatchObject({ values: { corpNm: '나중 상회' } })
    expect(await rows()).toHaveLength(1)
  })

  it('is gone at its end, before the hourly removal and after', async () => {
    await save()
    const past = new Date(Date.now() - 1)
    await backend.database.updateTable('savedDraft').set({ expiresAt: past }).execute()
    expect(await load()).toBeNull()
    expect(await rows()).toHaveLength(1)
    const objects = { deleteObject: async () => {} }
    await cleanUp(
      { ...backend, now: () => new Date(), objects } as unknown as Parameters<typeof cleanUp>[0],
      past,
    )
    expect(await rows()).toEqual([])
  })

  it('that has ended is not reported as replaced', async () => {
    await save()
    await backend.database
      .updateTable('savedDraft')
      .set({ expiresAt: new Date(0) })
      .execute()
    expect(await save()).toMatchObject({ body: { result: { replacedAt: null } } })
  })

  it('is deleted on request, and again without effect', async () => {
    await save()
    expect(await call('DELETE')).toMatchObject({ status: 200 })
    expect(await call('DELETE')).toMatchObject({ status: 200 })
    expect(await load()).toBeNull()
  })

  it('is deleted by filing, and not saved after it', async () => {
    const { aplyNo, data, headers } = await prepareFiling(backend.database, '2160000003', 'ci-who-files')
    const person = { ci: 'ci-who-files', businessNumber: '2160000003', applicationNumber: aplyNo }
    await save(TYPED, person)
    expect(await fileApplication(backend, { headers, data })).toMatchObject({ status: 200 })
    expect(await load(person)).toBeNull()
    expect(await save(TYPED, person)).toMatchObject({ status: 409, body: { errorCode: 'APL_DUPLICATE_CI' } })
    const colleague = { ...person, ci: 'ci-of-a-colleague' }
    await recordVerification(backend.database, { ...APPLICANT, ...colleague })
    expect(await save(TYPED, colleague)).toMatchObject({
      status: 409,
      body: { errorCode: 'BUSINESS_ALREADY_APPLIED' },
    })
  })

  it.each([
    ['a value that is too long', { corpNm: 'a'.repeat(201) }, 400],
    ['a value that is no text', { corpNm: [] }, 400],
    ['a body beyond the limit of calls', { corpNm: 'a'.repeat(300_000) }, 413],
    ['no object', 'text', 400],
  ])('refuses %s', async (_what, body, status) => {
    await call('DELETE')
    expect(await save(body)).toMatchObject({ status })
    expect(await load()).toBeNull()
  })

  it('holds the longest values', async () => {
    const longest = Object.fromEntries(Object.keys(TYPED).map(name => [name, '가'.repeat(200)]))
    expect(await save(longest)).toMatchObject({ status: 200 })
    expect(await load()).toMatchObject({ values: longest })
  })

  it('needs an application of the business that the session is about', async () => {
    expect(await save(TYPED, { applicationNumber: '20259999999999' })).toMatchObject({ status: 404 })
  })

  it('is in the audit log without its content', async () => {
    await save()
    await call('DELETE')
    const entries = backend.database.selectFrom('audit').selectAll().where('action', 'like', 'draft.%')
    const [last, before] = await entries.orderBy('auditNumber', 'desc').execute()
    expect([before, last]).toMatchObject([{ action: 'draft.save' }, { action: 'draft.delete' }])
    expect(JSON.stringify([before, last])).not.toMatch(/저장한|ci-of/)
  })
})

it('is found with the key that it was saved with, and replaced under the new one', async () => {
  const [first, second] = [1, 2].map(id => ({ id: `k${id}`, secret: Buffer.alloc(32, id) })) as [Key, Key]
  const { database } = backend
  const owner = { ci: 'ci-of-rotation', businessNumber: BUSINESS }
  const at = (minute: number) => new Date(Date.UTC(2025, 5, 1, 0, minute))
  await replaceSavedDraft({ database, fields: createFieldCipher([first]) }, owner, {
    content: 'old',
    savedAt: at(0),
  })

  const rotated = { database, fields: createFieldCipher([second, first]) }
  expect(await findSavedDraft(rotated, owner, at(1))).toMatchObject({ content: 'old' })
  expect(await replaceSavedDraft(rotated, owner, { content: 'new', savedAt: at(2) })).toEqual(at(0))
  const withoutOld = { database, fields: createFieldCipher([second]) }
  expect(await findSavedDraft(withoutOld, owner, at(3))).toMatchObject({ content: 'new' })
  const withoutNew = { database, fields: createFieldCipher([first]) }
  expect(await findSavedDraft(withoutNew, owner, at(3))).toBeNull()
})

type Key = { id: string; secret: Buffer }
