import { globSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import type { Measured } from './measured.ts'
import { TESTS } from './vitest.config.ts'

const OTHER_CODE = ['**/*.test.{ts,tsx}', '**/*.ko.ts', '**/testing/**', '**/test/**']

/** In a page each fault costs seconds. Left out are those of names, words and lists of dependencies. */
const LEFT_OUT_IN_PAGE = ['StringLiteral', 'ArrayDeclaration']

const NOT_COPIED = ['bench', 'cdn', 'e2e', 'test-results']

/** Returns the places that are code of this package, out of places such as `src/a.ts:3-9`. */
export function placesIn({ folder, code }: Measured, places: readonly string[]): string[] {
  return places.filter(place => {
    const path = place.replace(/:[^:]*$/, '')
    return matchesGlob(path, `${folder}/${code}`) && !OTHER_CODE.some(pattern => matchesGlob(path, pattern))
  })
}

/** Returns the files of a folder; any other place as it is. */
export function filesAt(root: string, place: string): string[] {
  const files = globSync(join(place, '**/*.{ts,tsx}'), { cwd: root })
  return files.length > 0 ? files : [place]
}

/**
 * Changes the code of a package in one place at a time, in a copy of the workspace, and runs the tests that execute
 * it: all of its code, or these places alone. Prints the faults that no test has noticed. Keeps the outcomes for the
 * next run, which repeats those whose code or tests have changed.
 */
export async function runStryker(
  root: string,
  { name, folder, code, tests = folder, config = 'vitest.config.ts' }: Measured,
  places = [`${folder}/${code}`, ...OTHER_CODE.map(pattern => `!${pattern}`)],
): Promise<Score> {
  // Its runner takes one folder of tests alone; the settings of vitest take a pattern.
  process.env[TESTS] = tests
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    vitest: { configFile: `tools/mutants/${config}`, related: true },
    mutate: places,
    mutator: { excludedMutations: config === 'vitest.browser.config.ts' ? LEFT_OUT_IN_PAGE : [] },
    incremental: true,
    incrementalFile: join(root, `.cache/mutants/${name}.json`),
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

/** The planted faults that the tests have noticed, all that they have run on, and those on which no test would start. */
export type Score = { noticed: number; all: number; untried: number }

const NOTICED = ['Killed', 'Timeout']
const UNNOTICED = ['Survived', 'NoCoverage']

/** Counts the outcomes of the faults. A fault that does not run, or was left out, does not count. */
export function scoreOf(faults: readonly { status: string }[]): Score {
  const count = (statuses: string[]) => faults.filter(({ status }) => statuses.includes(status)).length
  const noticed = count(NOTICED)
  return { noticed, all: noticed + count(UNNOTICED), untried: count(['RuntimeError']) }
}
