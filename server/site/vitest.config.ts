import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const root = import.meta.dirname

/** The parts of the site together, over HTTP on a real PostgreSQL. */
const site: TestProjectInlineConfiguration = {
  root,
  test: {
    name: 'site',
    environment: 'node',
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    include: ['src/**/*.test.ts'],
    globalSetup: [join(root, '../backend/src/testing/databases/database-server.ts')],
  },
}

export default defineConfig({ test: { projects: [site] } })
