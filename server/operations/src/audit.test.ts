import { join } from 'node:path'
import { writeBuiltRemote } from 'release-store/testing'
import { afterEach, expect, it } from 'vitest'
import { archiveIn } from './testing/archive.ts'
import { startTestOperations, type TestOperations } from './testing/test-operations.ts'

let operations: TestOperations
afterEach(() => operations.stop())

it('a change that is done stays done while the audit log cannot be written, and the server’s log has it', async () => {
  operations = await startTestOperations({ audit: () => Promise.reject(new Error('no database')) })
  const built = join(operations.folder, 'built')
  await writeBuiltRemote(built)
  const upload = await operations.call('POST', '/releases', await archiveIn(built))
  const promotion = await operations.call('POST', '/releases/mfe-test/promote', { version: '1.0.0' })
  const rollback = await operations.call('POST', '/releases/mfe-test/rollback')
  expect([upload.status, promotion.status, rollback.status]).toEqual([201, 200, 409])
  expect((await operations.call('GET', '/releases')).body).toMatchObject({
    remotes: [{ name: 'mfe-test', version: '1.0.0' }],
  })
  const unwritten = operations.logged.filter(line => line.includes('operation not in the audit log'))
  const by = { actor: 'operator:owner/kim', address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) }
  const release = { remote: 'mfe-test', version: '1.0.0' }
  expect(unwritten.map(line => JSON.parse(line) as object)).toMatchObject([
    { ...by, action: 'release.upload', detail: { ...release, isNew: true } },
    { ...by, action: 'release.promote', detail: { remote: 'mfe-test', to: '1.0.0' } },
    { ...by, action: 'operation.refused', detail: { errorCode: expect.any(String) } },
  ])
})

it('the audit log is read page by page, the newest first, by the kind of action, to its end', async () => {
  operations = await startTestOperations()
  const { audited, call } = operations
  for (let each = 0; each < 45; each += 1) {
    const action = each % 3 === 0 ? 'waiting-room.change' : 'release.promote'
    audited.push({ at: new Date(0), actor: 'operator:kim', address: '', action, detail: { each } })
  }
  type Page = { entries: { detail: { each: number } }[]; next: string | null }
  const read = async (query: string) => {
    const { entries, next } = (await call('GET', `/audit${query}`)).body as Page
    return { all: entries.map(({ detail }) => detail.each), next }
  }
  const first = await read('')
  expect([first.all.length, first.all[0], first.all.at(-1)]).toEqual([20, 44, 25])
  const second = await read(`?before=${first.next}`)
  expect([second.all[0], second.all.at(-1)]).toEqual([24, 5])
  for (const last of [`?before=${second.next}`, `?before=${second.next}&most=5`])
    expect(await read(last)).toEqual({ all: [4, 3, 2, 1, 0], next: null })
  expect((await read('?kind=waiting-room&most=3')).all).toEqual([42, 39, 36])
  for (const wrong of ['?before=x', '?kind=x', '?most=0', '?most=101'])
    expect([wrong, (await call('GET', `/audit${wrong}`)).status]).toEqual([wrong, 400])
})

it('a request without the right token is no entry of an operator', async () => {
  operations = await startTestOperations()
  const withoutToken = await fetch(`${operations.address}/ops/api/releases/mfe-test/retire`, {
    method: 'POST',
  })
  expect([withoutToken.status, operations.audited]).toEqual([401, []])
})
