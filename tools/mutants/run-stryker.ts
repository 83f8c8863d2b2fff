import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import type { Measured } from './measured.ts'

const OTHER_CODE = ['**/*.test.ts', '**/*.ko.ts', '**/testing/**', '**/test/**']
const NOT_COPIED = ['bench', 'cdn', 'docs', 'e2e', 'shell', 'test-results']

/**
 * Changes the code of a package in one place at a time, in a copy of the workspace, and runs the tests that execute
 * it. Prints the faults that no test has noticed.
 */
export async function runStryker(root: string, { folder, code }: Measured): Promise<Score> {
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    vitest: { configFile: 'tools/mutants/vitest.config.ts', dir: folder, related: true },
    mutate: [`${folder}/${code}`, ...OTHER_CODE.map(pattern => `!${pattern}`)],
    ignorePatterns: NOT_COPIED,
    tempDirName: join(root, 'test-results/mutants'),
    // Stryker would rewrite the settings of the compiler by functions that TypeScript 7 no longer has.
    tsconfigFile: 'not-needed.json',
    // A test that takes long because the machine is busy has noticed nothing.
    timeoutMS: 10_000,
    concurrency: 2,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
    warnings: false,
  })
  return scoreOf(await stryker.runMutationTest())
}

/** The share of planted faults that the tests have noticed. */
type Score = { noticed: number; all: number }

const NOTICED = ['Killed', 'Timeout']
const UNNOTICED = ['Survived', 'NoCoverage']

/** Counts the outcomes of the faults. A fault that does not run, or was left out, does not count. */
export function scoreOf(faults: readonly { status: string }[]): Score {
  const count = (statuses: string[]) => faults.filter(({ status }) => statuses.includes(status)).length
  const noticed = count(NOTICED)
  return { noticed, all: noticed + count(UNNOTICED) }
}
