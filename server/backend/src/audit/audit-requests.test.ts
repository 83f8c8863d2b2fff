import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { actorOf, pruneAudit, recentOperations, recordAudit } from '../stores/applications/audit.ts'
import { begin, finish, knownPerson, openDraft, textAt } from '../testing/applications/identity-fixture.ts'
import { signedIn } from '../testing/backend/signed-in.ts'
import { fileTestApplication } from '../testing/applications/test-application.ts'
import { testBackend } from '../testing/backend/test-backend.ts'
import { openBrowser } from '../testing/browsers/test-browser.ts'
import { isRecorded } from './audit-requests.ts'

const ADMIN_TOKEN = 'the-token-of-the-admin-backend-here'
const BUSINESS = '1234567802'
const backend = testBackend({ ADMIN_ADDRESSES: '127.0.0.1,::1,192.0.2.1', ADMIN_TOKEN, TRUST_PROXY: 'on' })

async function ask(path: string, address: string, headers: object = {}, body?: object): Promise<number> {
  const type = body && { 'content-type': 'application/json' }
  const { status } = await fetch(backend.address + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'x-forwarded-for': address, ...type, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  return status
}

let last = 0
/** Waits until a further refusal is recorded, which happens in their order. */
async function recordedUpToNow(): Promise<void> {
  const address = `203.0.113.${(last += 1)}`
  await ask('/admin-api/api/v1/opinionSubmit/list/1', address)
  await expect.poll(() => entriesFrom(address)).toHaveLength(1)
}

const entriesFrom = (address: string) =>
  backend.database
    .selectFrom('audit')
    .select(['actor', 'action', 'applicationNumber', 'detail'])
    .where('address', '=', address)
    .orderBy('auditNumber')
    .execute()

describe('the audit log', () => {
  it('tells of a sign-in and its end: who, and from where', async () => {
    const person = knownPerson('fresh')
    const browser = openBrowser(backend.address)
    const aplyNo = await openDraft(backend.address, BUSINESS)
    await finish(backend.address, await begin.simple(browser, { aplyNo }), person, 'success')
    await browser.post(`/api/v1/auth/setJwtCookie?brno=${BUSINESS}`, undefined)
    await browser.post('/api/v1/auth/logout', undefined)
    const own = backend.database
      .selectFrom('audit')
      .select(['action', 'address'])
      .where('actor', '=', actorOf(person))
    expect(await own.orderBy('auditNumber').execute()).toEqual([
      { action: 'session.begin', address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) },
      { action: 'session.end', address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) },
    ])
  })

  it.each([
    ['someone unknown without a session', '198.51.100.1', {}, 401, 'AUTH_EXPIRED', 'unknown'],
    ['a guessed admin token', '198.51.100.2', { authorization: 'Bearer x' }, 403, 'ADMIN_REFUSED', 'unknown'],
  ])('tells of %s', async (_, address, headers, status, errorCode, actor) => {
    const path = '/api/v1/opinionSubmit/list/20250000000000'
    expect(await ask(status === 403 ? `/admin-api${path}` : path, address, headers)).toBe(status)
    await expect
      .poll(() => entriesFrom(address))
      .toMatchObject([{ actor, action: 'refused', detail: { status, errorCode } }])
  })

  it('tells of an applicant who asks for a record that is another person’s, and holds nothing that was sent', async () => {
    const aplyNo = await fileTestApplication(backend.database, {
      businessNumber: '2500000001',
      ci: 'ci-owner',
    })
    const other = await signedIn({ ci: 'ci-of-another', businessNumber: BUSINESS })
    expect(await ask(`/api/v1/opinionSubmit/list/${aplyNo}`, '198.51.100.3', other)).toBe(404)
    await expect
      .poll(() => entriesFrom('198.51.100.3'))
      .toEqual([
        {
          actor: actorOf({ ci: 'ci-of-another' }),
          action: 'refused',
          applicationNumber: null,
          detail: {
            call: 'GET /api/v1/opinionSubmit/list/:aplyNo',
            status: 404,
            errorCode: 'APPLICATION_NOT_FOUND',
          },
        },
      ])
  })

  it('is not filled by a flood of refusals', async () => {
    const flood = Array.from({ length: 70 }, () =>
      ask('/admin-api/api/v1/opinionSubmit/list/1', '198.51.100.4'),
    )
    expect(new Set(await Promise.all(flood))).toEqual(new Set([403]))
    await recordedUpToNow()
    expect(await entriesFrom('198.51.100.4')).toHaveLength(60)
  })

  it('holds further refusals a minute after a flood, and none before', async () => {
    const began = Date.now()
    const refusedAt = (ms: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: began + ms })
      return ask('/admin-api/api/v1/opinionSubmit/list/1', '198.51.100.7')
    }
    try {
      await Promise.all(Array.from({ length: 60 }, () => refusedAt(0)))
      await refusedAt(59_999)
      await refusedAt(60_000)
    } finally {
      vi.useRealTimers()
    }
    await recordedUpToNow()
    expect(await entriesFrom('198.51.100.7')).toHaveLength(61)
  })

  it.each([404, 409])('holds a refusal of status %i to an applicant alone', status => {
    expect([null, 'applicant:1'].map(actor => isRecorded(status, actor))).toEqual([false, true])
  })

  it.each([401, 403, 429])('holds a refusal of status %i, whoever sent the request', status => {
    expect([null, 'applicant:1'].map(actor => isRecorded(status, actor))).toEqual([true, true])
  })

  it.each([400, 413, 500, 503])('holds no refusal of status %i', status => {
    expect([null, 'applicant:1'].map(actor => isRecorded(status, actor))).toEqual([false, false])
  })

  it('holds no refusal that concerns nobody’s record', async () => {
    const form = '/api/v1/common/file/presigned-download-url-not-use-token?filePath=forms/none.pdf'
    const somebody = await signedIn({ ci: 'ci-of-somebody', businessNumber: BUSINESS })
    expect(await ask(form, '198.51.100.6', {}, {})).toBe(404)
    expect(await ask('/api/v1/opinionSubmit/list/x', '198.51.100.6', somebody)).toBe(400)
    await recordedUpToNow()
    expect(await entriesFrom('198.51.100.6')).toEqual([])
  })

  it('tells what the admin backend has read of a person, before it is read', async () => {
    const aplyNo = await fileTestApplication(backend.database, {
      businessNumber: '2500000002',
      ci: 'ci-read',
    })
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` }
    const detail = '/admin-api/api/v1/application/result/detail/brno'
    const list = `/admin-api/api/v1/opinionSubmit/list/${aplyNo}`
    const began = new Date()
    for (const name of ['case.worker@7', 'no name']) {
      const by = { ...headers, 'x-admin-user': name }
      expect(await ask(detail, '192.0.2.1', by, { brno: '2500000002' })).toBe(200)
      expect(await ask(list, '192.0.2.1', by)).toBe(200)
    }
    const read = { actor: 'admin', action: 'application.read', applicationNumber: aplyNo }
    const named = { ...read, actor: 'admin:case.worker@7' }
    expect(await entriesFrom('192.0.2.1')).toMatchObject([named, named, read, read])
    const ofToday = backend.database.selectFrom('audit').select('action').where('recordedAt', '>=', began)
    expect(await ofToday.where('address', '=', '192.0.2.1').execute()).toHaveLength(4)
  })

  it('tells that a case worker has looked through the list', async () => {
    const { body } = await openBrowser(backend.address).post('/sandbox/api/seed', { scenario: '신청' })
    expect(textAt(body, 'aplyNo')).toMatch(/^2025/)
    expect(await ask('/sandbox/api/applications', '198.51.100.5')).toBe(200)
    expect(await entriesFrom('198.51.100.5')).toMatchObject([
      { actor: 'back-office', action: 'application.read', detail: { listed: expect.any(Number) } },
    ])
  })
})

describe('the table of the audit log', () => {
  const yearsAgo = (years: number) => new Date(Date.now() - years * 366 * 24 * 60 * 60_000)
  const record = (actor: string, at: Date) => recordAudit(backend.database, { at, actor, action: 'test' })
  const left = async () =>
    (await backend.database.selectFrom('audit').select('actor').where('action', '=', 'test').execute()).map(
      ({ actor }) => actor,
    )

  it('lets go of what is older than two years, and of nothing else', async () => {
    await record('old', yearsAgo(2))
    await record('young', yearsAgo(1))
    await pruneAudit(backend.database)
    expect(await left()).toEqual(['young'])
    const removal = backend.database.deleteFrom('audit').where('actor', '=', 'young')
    await expect(removal.execute()).rejects.toThrow('the audit log only grows')
    expect(await left()).toEqual(['young'])
  })

  it('tells operators what operators did last, and nothing of applicants', async () => {
    for (const actor of ['operator:kim', 'applicant:x', 'operator:lee']) await record(actor, new Date())
    const recent = await recentOperations(backend.database, { most: 2 })
    expect(recent.map(({ actor }) => actor)).toEqual(['operator:lee', 'operator:kim'])
  })

  it('is read page by page, and by the kind of action', async () => {
    for (const action of ['release.promote', 'waiting-room.change', 'release.rollback'])
      await recordAudit(backend.database, { at: new Date(), actor: 'operator:page', action })
    const [newest] = await recentOperations(backend.database, { most: 1 })
    const before = await recentOperations(backend.database, { most: 1, before: newest?.id })
    const releases = await recentOperations(backend.database, { most: 2, kind: 'release' })
    expect([newest, ...before, ...releases].map(entry => entry?.action)).toEqual([
      'release.rollback',
      'waiting-room.change',
      'release.rollback',
      'release.promote',
    ])
  })

  it('is neither changed nor emptied, by whatever account', async () => {
    await record('kept', new Date())
    const { database } = backend
    const changes = [sql`update audit set actor = 'x' where actor = 'kept'`, sql`truncate audit`]
    for (const change of changes)
      await expect(change.execute(database)).rejects.toThrow(/the audit log only grows|permission denied/)
    expect(await left()).toContain('kept')
  })
})
