import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createMemoryBucket, writeBuiltRemote } from 'release-store/testing'
import type { Notice } from 'ops-api'
import { createBucketStorage } from 'release-store'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { archiveIn } from '../testing/archive.ts'
import { startTestOperations, type TestOperations } from '../testing/test-operations.ts'

const now = new Date('2026-03-02T00:00:00.000Z')
const notice = {
  title: '접수 마감 안내',
  text: '6월 30일에 마감합니다.\n\n<script>alert(1)</script>',
  link: { label: '매뉴얼 보기', address: '/user-guide' },
  place: 'popup',
  from: '2026-03-01T00:00:00.000Z',
  until: '2026-03-09T00:00:00.000Z',
  order: 10,
} as const

type Stored = { revision: number; list: Notice[] }

let operations: TestOperations
beforeEach(async () => void (operations = await startTestOperations({ now: () => now })))
afterEach(() => operations.stop())

const file = () => join(operations.dataDir, 'releases/registry.json')
const put = (body: object) => operations.call('PUT', '/notices', body)

async function stored(): Promise<Stored> {
  return (await operations.call('GET', '/notices')).body as Stored
}

async function published(change: Partial<Notice> = {}): Promise<Notice> {
  const { revision } = await stored()
  const { status, body } = await put({ notice: { ...notice, ...change }, basedOn: revision })
  expect(status).toBe(200)
  return (body as Stored).list.at(-1) as Notice
}

describe('a notice', () => {
  it('is stored as it was typed, and audited by the name of the operator', async () => {
    expect(await stored()).toEqual({ revision: 0, list: [] })
    const { id, ...content } = await published()
    expect(content).toEqual(notice)
    expect(await stored()).toEqual({ revision: 1, list: [{ id, ...notice }] })
    expect(JSON.parse(await readFile(file(), 'utf8'))).toMatchObject({ revision: 0, notices: await stored() })
    const { title, place, from: begins, until: ends } = notice
    expect(operations.audited).toMatchObject([
      { actor: 'operator:owner/kim', action: 'notice.publish', detail: { id, title, place, begins, ends } },
    ])
  })

  it('is changed, ended and deleted, each in the audit log', async () => {
    const { id } = await published()
    await put({ id, notice: { ...notice, title: '새 제목' }, basedOn: 1 })
    await put({ id, notice: { ...notice, until: now.toISOString() }, basedOn: 2 })
    expect((await stored()).list).toEqual([{ id, ...notice, until: now.toISOString() }])
    expect(await put({ id, notice: null, basedOn: 3 })).toMatchObject({ body: { revision: 4, list: [] } })
    expect(operations.audited.map(({ action }) => action)).toEqual([
      'notice.publish',
      'notice.change',
      'notice.change',
      'notice.delete',
    ])
  })

  it.each([
    ['a script as its link', { link: { label: '누름', address: 'javascript:alert(1)' } }],
    ['an end before its beginning', { until: notice.from }],
    ['a longer text', { text: '가'.repeat(2_001) }],
    ['fields of its own', { html: '<b>' }],
  ])('is refused with %s', async (_, change) => {
    expect(await put({ notice: { ...notice, ...change }, basedOn: 0 })).toMatchObject({
      status: 400,
      body: { errorCode: 'REQUEST_MALFORMED' },
    })
    expect(await stored()).toEqual({ revision: 0, list: [] })
  })

  it.each([
    ['that is not there is neither changed', { id: 'nobody', notice }],
    ['that is not there is not deleted', { id: 'nobody', notice: null }],
    ['without an id is not deleted', { notice: null }],
  ])('%s', async (_, body) => {
    expect(await put({ ...body, basedOn: 0 })).toMatchObject({
      status: 404,
      body: { errorCode: 'NOTICE_NOT_FOUND', message: '이미 삭제된 공지입니다. 목록을 확인해주세요.' },
    })
  })
})

describe('two officers at once', () => {
  it('do not overwrite each other: one of them is told', async () => {
    const both = await Promise.all(
      ['하나', '둘'].map(title => put({ notice: { ...notice, title }, basedOn: 0 })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)).toMatchObject({
      body: {
        errorCode: 'NOTICES_CHANGED',
        message: '그 사이 다른 운영자가 공지를 바꾸었습니다. 바뀐 내용을 확인한 뒤 다시 시도해주세요.',
      },
    })
    expect((await stored()).list).toHaveLength(1)
  })

  it('of two machines that share a bucket agree', async () => {
    const releaseStorage = createBucketStorage(createMemoryBucket())
    const machines = await Promise.all(
      [1, 2].map(() => startTestOperations({ releaseStorage, now: () => now })),
    )
    const both = await Promise.all(machines.map(each => each.call('PUT', '/notices', { notice, basedOn: 0 })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const seen = await Promise.all(machines.map(each => each.call('GET', '/notices')))
    expect(seen[0]).toEqual(seen[1])
    expect(seen[0]).toMatchObject({ body: { revision: 1, list: [notice] } })
    await Promise.all(machines.map(each => each.stop()))
  })
})

describe('the stored notices', () => {
  it('are neither read nor replaced while the registry is damaged', async () => {
    await published()
    await writeFile(file(), '{"revision":1')
    const refusal = { status: 503, body: { errorCode: 'REGISTRY_DAMAGED' } }
    expect(await operations.call('GET', '/notices')).toMatchObject(refusal)
    expect(await put({ notice, basedOn: 1 })).toMatchObject(refusal)
    expect(await readFile(file(), 'utf8')).toBe('{"revision":1')
  })

  it('stay when a release goes live, and stop none though one of them is wrong', async () => {
    await published()
    const registry = JSON.parse(await readFile(file(), 'utf8')) as { notices: { list: unknown[] } }
    registry.notices.list.push({ html: '<b>' })
    await writeFile(file(), JSON.stringify(registry))
    const folder = join(operations.folder, 'built')
    await writeBuiltRemote(folder, { name: 'mfe-test' })
    await operations.call('POST', '/releases', await archiveIn(folder))
    const { status } = await operations.call('POST', '/releases/mfe-test/promote', { version: '1.0.0' })
    expect(status).toBe(200)
    expect(await stored()).toMatchObject({ revision: 1, list: [notice] })
  })

  it('are a hundred at most, of which each can be changed', async () => {
    await published()
    const list = Array.from({ length: 100 }, (_, id) => ({ id: String(id), ...notice }))
    const registry = JSON.parse(await readFile(file(), 'utf8')) as object
    await writeFile(file(), JSON.stringify({ ...registry, notices: { revision: 5, list } }))
    expect(await put({ notice, basedOn: 5 })).toMatchObject({
      status: 409,
      body: {
        errorCode: 'TOO_MANY_NOTICES',
        message: '공지는 100건까지 등록할 수 있습니다. 지난 공지를 삭제한 뒤 다시 시도해주세요.',
      },
    })
    expect(await put({ id: '7', notice, basedOn: 5 })).toMatchObject({ status: 200, body: { revision: 6 } })
  })
})
