import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const root = import.meta.dirname
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 10_000 } } }

// Each file starts a backend of its own and calls it over HTTP, so files share no state.
const sharingTheProgram = { environment: 'node', isolate: false } as const

/** All tests, over HTTP on a real PostgreSQL that `DATABASE_URL` names: one server for the run, a database for each file. */
const onAServer: TestProjectInlineConfiguration = {
  root,
  test: {
    ...patience,
    name: 'backend',
    ...sharingTheProgram,
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/databases/database-server.ts'],
  },
}

/** Every call once more, on the database that a backend without `DATABASE_URL` runs by itself. */
const onItsOwn: TestProjectInlineConfiguration = {
  root,
  test: {
    ...patience,
    name: 'backend on its own database',
    ...sharingTheProgram,
    include: ['src/robustness/every-call-log.test.ts'],
    provide: { ownDatabase: true },
  },
}

export default defineConfig({ test: { projects: [onAServer, onItsOwn] } })
