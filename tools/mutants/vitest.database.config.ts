import { mergeConfig } from 'vitest/config'
import inNode from './vitest.config.ts'

/** The same with the database of the backend's tests. */
export default mergeConfig(inNode, {
  test: { globalSetup: ['server/backend/src/testing/databases/database-server.ts'] },
})
