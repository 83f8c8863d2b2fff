import { join } from 'node:path'
import { writeBuiltRemote, writeText } from 'release-store/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { archiveIn } from '../testing/archive.ts'
import { startTestOperations, type TestOperations } from '../testing/test-operations.ts'

let operations: TestOperations

/** 1.0.0 is live, and 2.0.0 is stored. */
beforeEach(async () => {
  operations = await startTestOperations()
  for (const version of ['1.0.0', '2.0.0']) await upload(version)
  await call('POST', '/releases/mfe-test/promote', { version: '1.0.0' })
})
afterEach(() => operations.stop())

const call: TestOperations['call'] = (...request) => operations.call(...request)
const at = (path: string) => join(operations.folder, path)

async function upload(version: string, part: Parameters<typeof writeBuiltRemote>[1] = {}) {
  const folder = at(`built/${part.name ?? ''}${version}`)
  await writeBuiltRemote(folder, { version, ...part })
  return call('POST', '/releases', await archiveIn(folder))
}

const live = async () => {
  const { body } = await call('GET', '/releases')
  return (body as { remotes: unknown[] }).remotes
}

const MALFORMED = 'REQUEST_MALFORMED'
it.each<[refused: string, path: string, body: unknown, status: number, code: string, sentence?: string]>([
  [
    'an unknown version',
    'mfe-test/promote',
    { version: '9' },
    404,
    'RELEASE_NOT_FOUND',
    '해당 버전의 릴리스가 없습니다.',
  ],
  ['a version that leads elsewhere', 'mfe-test/promote', { version: '../1' }, 400, MALFORMED],
  ['no version', 'mfe-test/promote', {}, 400, MALFORMED],
  ['a misspelled dry run', 'mfe-test/promote', { version: '2.0.0', dryrun: true }, 400, MALFORMED],
  [
    'a misspelled step',
    'mfe-test/canary',
    { version: '2.0.0', steps: [{ percent: 1, minutes: 1, hours: 1 }] },
    400,
    MALFORMED,
  ],
  ['an unknown remote', 'mfe-none/retire', {}, 404, 'REMOTE_NOT_LIVE', '현재 게시 중인 릴리스가 없습니다.'],
  [
    'a canary of what is live',
    'mfe-test/canary',
    { version: '1.0.0', percent: 1 },
    409,
    'RELEASE_ALREADY_LIVE',
    '이미 모든 사용자에게 게시된 버전입니다.',
  ],
  ['more than a hundred percent', 'mfe-test/canary', { version: '2.0.0', percent: 101 }, 400, MALFORMED],
  [
    'a rollback of the first',
    'mfe-test/rollback',
    {},
    409,
    'NO_FORMER_RELEASE',
    '되돌릴 이전 릴리스가 없습니다.',
  ],
])('a change is refused for %s', async (_, path, body, status, errorCode, message) => {
  expect(await call('POST', `/releases/${path}`, body)).toMatchObject({
    status,
    body: { errorCode, ...(message && { message }) },
  })
  expect(await live()).toMatchObject([{ version: '1.0.0', canary: null }])
})

it('a change is refused for a page of another remote or of the shell, which the message names', async () => {
  const home = { path: '/board', title: 'home', timer: false, needs: [] }
  await writeText(at('shell/routes.json'), JSON.stringify([home]))
  await upload('1.0.0', { name: 'mfe-rival' })
  await upload('1.0.0', { name: 'mfe-board', path: '/board' })
  const promote = (remote: string) => call('POST', `/releases/${remote}/promote`, { version: '1.0.0' })
  expect(await promote('mfe-rival')).toMatchObject({
    status: 409,
    body: {
      errorCode: 'PATH_TAKEN',
      message: '다른 화면이 이미 사용하는 주소가 포함되어 있습니다.',
      errors: [{ message: expect.stringContaining('a path of mfe-test 1.0.0') }],
    },
  })
  expect((await promote('mfe-board')).body).toMatchObject({
    errors: [{ message: expect.stringContaining('a path of the shell') }],
  })
})

it('an upload is refused for a version that is stored with another content', async () => {
  expect(await upload('2.0.0', { files: { 'assets/x.js': 'x' } })).toMatchObject({
    status: 409,
    body: { errorCode: 'VERSION_TAKEN', message: '같은 버전이 다른 내용으로 이미 올라와 있습니다.' },
  })
})
