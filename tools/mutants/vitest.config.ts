import { defineConfig } from 'vitest/config'

/** The variable with the folders of the tests, as a pattern. */
export const TESTS = 'TESTS_OF_FAULTS'

/** The tests that Stryker runs again and again, in the copy in which it changes the code: those in Node alone. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [`${process.env[TESTS] ?? '**'}/**/*.test.{ts,tsx}`],
    setupFiles: ['tools/mutants/fewer-cases.ts'],
    exclude: ['**/node_modules/**', '**/*.browser.test.*'],
    // The code contains all changes at once, which makes it slower.
    testTimeout: 60_000,
    // Some faults are noticed by something that never appears, so each costs this patience.
    expect: { poll: { timeout: 4_000 } },
  },
})
