import { join } from 'node:path'
import { startNamed } from '../dev/named-process.ts'

const PROGRAM = 'server/backend/src/testing/databases/serve-databases.ts'

/**
 * Starts the PostgreSQL for the backend's tests, and gives its addresses to all programs that are started afterwards. A
 * runner of tests that is killed would leave one of its own behind. The end of the command stops it.
 */
export async function provideDatabaseServer(root: string): Promise<void> {
  const surroundings = { cwd: root, env: {} }
  const { found } = await startNamed('database', join(root, PROGRAM), [], surroundings, [/^(\{.*\})$/])
  process.env['TEST_DATABASE_SERVER'] = found[0]
}
