import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts'
import { unneededPaths } from './unneeded-files.ts'

const now = new Date('2026-03-02T12:00:00Z')
const aWeekAgo = new Date('2026-02-23T12:00:00Z')

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

function issue(paths: readonly string[], more: object = {}) {
  const file = { ci: 'ci', businessNumber: '1234567890', category: 'receipt', originalName: 'a.png' } as const
  const rows = paths.map(filePath => ({
    ...file,
    savedName: filePath,
    filePath,
    issuedAt: aWeekAgo,
    ...more,
  }))
  return test.database.insertInto('file').values(rows).execute()
}

it('500 uploads are removed at once', async () => {
  await issue(Array.from({ length: 501 }, (_, number) => `${number}.png`))
  expect(await unneededPaths(test.database, now)).toHaveLength(500)
})
