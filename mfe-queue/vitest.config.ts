import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { patience, testTimeout } from '../vitest.base.ts'

const root = import.meta.dirname

/** The client and the texts of the overlay, in Node. */
const rules: TestProjectInlineConfiguration = {
  root,
  test: {
    name: 'mfe-queue',
    include: ['src/**/*.test.ts'],
    exclude: ['**/*.browser.test.*'],
    environment: 'node',
    pool: 'threads',
    testTimeout,
    expect: patience,
  },
}

export default defineConfig({ test: { projects: [rules] } })
