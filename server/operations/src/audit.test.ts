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
  expect(unwritten.map(line => (JSON.parse(line) as { action: string }).action)).toEqual([
    'release.upload',
    'release.promote',
    'operation.refused',
  ])
})
