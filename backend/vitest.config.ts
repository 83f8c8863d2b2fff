import { defineProject } from 'vitest/config'

/** The backend's tests run over HTTP on a real PostgreSQL: one server for the run, a database of its own for each file. */
export default defineProject({
  test: {
    name: 'backend',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/database-server.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
