import { readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { packTar } from 'modern-tar'
import { createBucketStorage, readRegistry } from 'release-store'
import { createMemoryBucket, writeBuiltRemote, writeText } from 'release-store/testing'
import { RefusedByGate } from 'release-store/gate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TryOut } from './trial.ts'
import { archiveIn } from '../testing/archive.ts'
import { startTestOperations, type TestOperations } from '../testing/test-operations.ts'

let operations: TestOperations
const tryOut = vi.fn<TryOut>(async () => false)
beforeEach(async () => void (operations = await startTestOperations({ tryOut })))
afterEach(() => operations.stop())

const call: TestOperations['call'] = (...request) => operations.call(...request)
const at = (path: string) => join(operations.folder, path)

/** Packs a folder as a pipeline does. */
const archiveOf = (folder: string, flags?: string) => archiveIn(at(folder), flags)

async function upload(version: string, part: { name?: string; path?: string } = {}) {
  const folder = `built/${part.name ?? ''}${version}`
  await writeBuiltRemote(at(folder), { version, ...part })
  return call('POST', '/releases', await archiveOf(folder))
}

const live = async () => {
  const { body } = await call('GET', '/releases')
  return (body as { remotes: { name: string; version: string; canary: unknown }[] }).remotes
}

describe('an upload', () => {
  it.each(['-c', '-cz'])('is stored and not live, until it is promoted (tar %s)', async flags => {
    await writeBuiltRemote(at('built'), { files: { 'assets/x.js': 'x' } })
    const archive = await archiveOf('built', flags)
    const stored = { name: 'mfe-test', version: '1.0.0', files: 2 }
    expect(await call('POST', '/releases', archive)).toEqual({
      status: 201,
      body: { ...stored, isNew: true },
    })
    expect(await call('POST', '/releases', archive)).toEqual({
      status: 200,
      body: { ...stored, isNew: false },
    })
    expect(await live()).toEqual([])
    expect(await call('POST', '/releases/mfe-test/promote', { version: '1.0.0' })).toMatchObject({
      status: 200,
      body: { from: null, to: '1.0.0', routesAdded: ['/test-area'], isChanged: true, revision: 1 },
    })
    // The entry and one byte of `assets/x.js`.
    expect(await live()).toMatchObject([{ name: 'mfe-test', version: '1.0.0', canary: null, scripts: 19 }])
  })

  it.each<[string, number, string, () => Promise<Uint8Array>]>([
    ['that is no archive', 400, 'RELEASE_UNREADABLE', async () => Buffer.from('<html>')],
    ['that is empty', 400, 'RELEASE_UNREADABLE', async () => Buffer.alloc(1024)],
    [
      'that is compressed and damaged',
      400,
      'RELEASE_UNREADABLE',
      async () => Buffer.from([0x1f, 0x8b, 8, 0]),
    ],
    [
      'that was cut',
      400,
      'RELEASE_UNREADABLE',
      async () => {
        await writeBuiltRemote(at('built'), { files: { 'assets/x.js': 'x'.repeat(9_000) } })
        return (await archiveOf('built')).subarray(0, 4_000)
      },
    ],
    [
      'with a link in it',
      400,
      'RELEASE_UNREADABLE',
      async () => {
        await writeBuiltRemote(at('built'))
        await symlink('/etc/passwd', at('built/link'))
        return archiveOf('built')
      },
    ],
    [
      'without release.json',
      404,
      'RELEASE_NOT_FOUND',
      async () => {
        await writeText(at('built/x.js'), 'x')
        return archiveOf('built')
      },
    ],
    [
      'whose files are not those that it lists',
      409,
      'REFUSED_BY_GATE',
      async () => {
        await writeBuiltRemote(at('built'))
        await writeText(at('built/remoteEntry.js'), 'evil')
        return archiveOf('built')
      },
    ],
    [
      'with more files than any release has',
      413,
      'REQUEST_TOO_LARGE',
      async () => {
        await Promise.all(Array.from({ length: 2_001 }, (_, n) => writeText(at(`built/${n}`), '')))
        return archiveOf('built')
      },
    ],
  ])('%s is refused and leaves nothing behind', async (_, status, errorCode, archive) => {
    expect(await call('POST', '/releases', await archive())).toMatchObject({
      status,
      body: { errorCode, message: expect.stringMatching(/[가-힣]/) },
    })
    const left = await readdir(operations.folder, { recursive: true })
    expect(left.filter(path => /data.releases.(uploads.|remotes)/.test(path))).toEqual([])
  })

  it.each(['../outside.js', '/tmp/outside.js', 'a/../../outside.js', 'a//b.js', '.hidden', 'a\\b.js'])(
    'cannot write to %s',
    async name => {
      const archive = await packTar([{ header: { name, size: 4 }, body: 'evil' }])
      expect(await call('POST', '/releases', archive)).toMatchObject({
        status: 400,
        body: { errorCode: 'RELEASE_UNREADABLE', message: '릴리스 압축 파일(tar)을 읽을 수 없습니다.' },
      })
      expect(await readdir(operations.folder, { recursive: true })).toEqual([])
    },
  )

  it.each([[['a', 'a']], [['a', 'a/b']], [['a/b', 'a']], [['x'.repeat(300)]]])(
    'whose names no folder has is refused: %j',
    async names => {
      const files = names.map(name => ({ header: { name, size: 1 }, body: 'x' }))
      expect(await call('POST', '/releases', await packTar(files))).toMatchObject({
        status: 400,
        body: { errorCode: 'RELEASE_UNREADABLE' },
      })
    },
  )

  it('with a version that no beacon can report is refused', async () => {
    expect(await upload('1'.repeat(65))).toMatchObject({
      status: 400,
      body: { errorCode: 'RELEASE_INVALID', message: 'release.json의 내용이 올바르지 않습니다.' },
    })
  })

  it('may be larger than any other request, up to 32 MB', async () => {
    const send = (megabytes: number) => call('POST', '/releases', Buffer.alloc(megabytes * 1024 * 1024))
    expect((await send(32)).status).toBe(400)
    expect((await send(32.1)).status).toBe(413)
  })

  it('that grows beyond the limit when it is unpacked is refused', async () => {
    await writeText(at('built/large.js'), ' '.repeat(33 * 1024 * 1024))
    expect((await call('POST', '/releases', await archiveOf('built', '-cz'))).status).toBe(413)
  })
})

describe('a change', () => {
  beforeEach(async () => {
    for (const version of ['1.0.0', '2.0.0']) await upload(version)
    await call('POST', '/releases/mfe-test/promote', { version: '1.0.0' })
    operations.audited.length = 0
  })

  it('gives some browsers a version, then all, then takes it back', async () => {
    const allow = ['tester-1']
    const canary = { version: '2.0.0', percent: 5, allow }
    expect((await call('POST', '/releases/mfe-test/canary', canary)).body).toMatchObject({
      action: 'canary',
      from: '1.0.0',
      to: '2.0.0',
      percent: 5,
      allow,
    })
    expect(await live()).toMatchObject([
      { version: '1.0.0', canary: { version: '2.0.0', percent: 5, allow } },
    ])
    await call('POST', '/releases/mfe-test/promote', { version: '2.0.0' })
    expect(await live()).toMatchObject([{ version: '2.0.0', canary: null }])
    expect((await call('POST', '/releases/mfe-test/rollback', {})).body).toMatchObject({
      action: 'roll back',
      from: '2.0.0',
      to: '1.0.0',
    })
    expect((await call('POST', '/releases/mfe-test/retire')).body).toMatchObject({
      to: null,
      routesRemoved: ['/test-area'],
    })
    expect(await live()).toMatchObject([{ version: null }])
  })

  it('stands in the audit log and in the history: who, from where, what', async () => {
    const body = { version: '2.0.0', reason: 'the form was empty' }
    await call('POST', '/releases/mfe-test/promote', body)
    await call('POST', '/releases/mfe-test/promote', { version: '9.9.9' })
    expect((await call('GET', '/audit')).body).toMatchObject({
      entries: operations.audited.toReversed().map(({ action }) => ({ action })),
    })
    expect(operations.audited).toMatchObject([
      {
        actor: 'operator:owner/kim',
        address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
        action: 'release.promote',
        detail: { remote: 'mfe-test', from: '1.0.0', to: '2.0.0' },
      },
      {
        action: 'operation.refused',
        detail: { call: 'POST /ops/api/releases/:remote/promote', errorCode: 'RELEASE_NOT_FOUND' },
      },
    ])
    const step = {
      by: 'operator:owner/kim',
      action: 'promote',
      from: '1.0.0',
      to: '2.0.0',
      reason: body.reason,
    }
    expect(await live()).toMatchObject([{ history: [step, { to: '1.0.0' }] }])
  })

  it('only says in a dry run what it would do', async () => {
    const body = { version: '2.0.0', dryRun: true }
    const { status, body: change } = await call('POST', '/releases/mfe-test/promote', body)
    expect([status, change]).toMatchObject([200, { from: '1.0.0', to: '2.0.0', isChanged: false }])
    expect(await live()).toMatchObject([{ version: '1.0.0' }])
    expect(operations.audited).toEqual([])
  })

  it('says in how many open pages it makes a difference, and that nothing was tried out in a browser', async () => {
    const open = { remote: 'mfe-test', version: '1.0.0', kind: 'open', upTo: 0, count: 1_200 }
    await operations.counts.add(new Date(), [open, { ...open, version: '2.0.0', count: 7 }])
    const canary = { version: '2.0.0', percent: 10 }
    const planned = await call('POST', '/releases/mfe-test/canary', { ...canary, dryRun: true })
    expect(planned.body).toMatchObject({ pages: 120, isTried: false })
    await call('POST', '/releases/mfe-test/canary', canary)
    expect((await call('POST', '/releases/mfe-test/rollback', { dryRun: true })).body).toMatchObject({
      pages: 7,
    })
    expect(operations.audited).toMatchObject([{ detail: { to: '2.0.0', pages: 120, isTried: false } }])
  })

  it('to what browsers have not had yet is tried out in a browser first, where the site has one', async () => {
    tryOut.mockResolvedValueOnce(true)
    const done = await call('POST', '/releases/mfe-test/promote', { version: '2.0.0' })
    expect(done.body).toMatchObject({ isChanged: true, isTried: true })
    expect(tryOut).toHaveBeenLastCalledWith(expect.objectContaining({ version: '2.0.0' }), false)
    const refusal = { rule: 'drawing', candidate: 'It is blank.', live: 'x', wayOut: 'Mend it.' } as const
    tryOut.mockRejectedValueOnce(new RefusedByGate([refusal]))
    expect(await call('POST', '/releases/mfe-test/promote', { version: '1.0.0' })).toMatchObject({
      status: 409,
      body: { errorCode: 'REFUSED_BY_GATE', errors: [{ message: expect.stringContaining('It is blank.') }] },
    })
    expect(await live()).toMatchObject([{ version: '2.0.0' }])
  })

  it('is refused when another operator has changed the remote since it was looked at, and no other remote', async () => {
    const other = { name: 'mfe-other', path: '/other' }
    const { basedOn } = (
      await call('POST', '/releases/mfe-test/rollback', { version: '2.0.0', dryRun: true })
    ).body as { basedOn: number }
    await upload('1.0.0', other)
    await call('POST', '/releases/mfe-other/promote', { version: '1.0.0' })
    const promote = (version: string) => call('POST', '/releases/mfe-test/promote', { version, basedOn })
    expect((await promote('2.0.0')).status).toBe(200)
    expect(await promote('1.0.0')).toMatchObject({
      status: 409,
      body: {
        errorCode: 'RELEASE_CHANGED_MEANWHILE',
        message: '그 사이 이 화면의 릴리스가 바뀌었습니다. 바뀐 내용을 확인한 뒤 다시 시도해주세요.',
        errors: [{ message: 'operator:owner/kim has changed mfe-test meanwhile: promote, 1.0.0 → 2.0.0.' }],
      },
    })
    expect(await live()).toMatchObject([{ name: 'mfe-other' }, { version: '2.0.0' }])
    expect(operations.audited.at(-1)).toMatchObject({
      action: 'operation.refused',
      detail: { errorCode: 'RELEASE_CHANGED_MEANWHILE' },
    })
  })

  it('can be to any release that is stored', async () => {
    const stored = await call('GET', '/releases/stored')
    expect(stored.body).toEqual({
      releases: expect.arrayContaining(
        ['1.0.0', '2.0.0'].map(version => ({ name: 'mfe-test', version, storedAt: expect.any(String) })),
      ),
    })
  })

  it('is told from damage: what is live is compared with its hashes and signatures', async () => {
    expect(await call('GET', '/releases/verification?remote=mfe-none')).toMatchObject({ status: 404 })
    const verify = async () => (await call('GET', '/releases/verification?remote=mfe-test')).body
    const release = { remote: 'mfe-test', version: '1.0.0', files: 1, problem: null }
    expect(await verify()).toEqual({ revision: 1, problem: null, releases: [release] })
    await writeText(join(operations.dataDir, 'releases/remotes/mfe-test/1.0.0/remoteEntry.js'), 'evil')
    expect(await verify()).toMatchObject({
      releases: [{ problem: expect.stringContaining('lists 18 bytes') }],
    })
  })
})

it('in a bucket are served by every machine of the site, whichever made them live', async () => {
  const storage = createBucketStorage(createMemoryBucket())
  const [one, other] = [
    await startTestOperations({ releaseStorage: storage }),
    await startTestOperations({ releaseStorage: storage }),
  ]
  try {
    await writeBuiltRemote(join(one.folder, 'built'))
    const archive = await archiveIn(join(one.folder, 'built'))
    expect((await one.call('POST', '/releases', archive)).status).toBe(201)
    await one.call('POST', '/releases/mfe-test/promote', { version: '1.0.0' })
    expect(await readRegistry(one.dataDir)).toMatchObject({ revision: 1 })
    await expect.poll(() => readRegistry(other.dataDir)).toMatchObject({ revision: 1 })
    const place = join(other.dataDir, 'releases/remotes/mfe-test/1.0.0')
    expect(await readdir(place)).toEqual(['release.json', 'remoteEntry.js'])
  } finally {
    await Promise.all([one.stop(), other.stop()])
  }
})
