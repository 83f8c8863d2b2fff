import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { availableParallelism } from 'node:os'
import { problemWithVersion, sharedPackages } from '../api/check-api.ts'
import { checkBoundaries } from '../boundaries/check-boundaries.ts'
import { checkReached } from '../boundaries/check-reached.ts'
import { readTree } from '../boundaries/tree.ts'
import { checkHouse } from '../house/check-house.ts'
import { run, type Outcome } from '../process/run.ts'
import { checkKoreanStyle } from '../texts/korean-style.ts'
import { checkTestedTexts } from '../texts/untested-texts.ts'
import { checkTrace } from '../trace/check-trace.ts'
import { packageFolders } from '../workspace/workspace.ts'
import { inParallel } from '../process/in-parallel.ts'
import { brokenAt, sum, type Tally } from '../test/tally.ts'

type Step = { name: string; run: () => Promise<Pick<Outcome, 'exitCode' | 'output'>> }

/**
 * Returns the steps of `npm run check`, the slowest first, for everything or for these folders. Boundaries, tests
 * of files, shared versions and requirements are always checked for everything, unused code only without folders.
 */
export function checkSteps(root: string, folders: readonly string[] = []): Step[] {
  const unusedCode = program(root, 'unused code', 'knip/bin/knip.js', ['--no-progress', '--no-config-hints'])
  return [
    program(root, 'lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', ...folders]),
    program(root, 'types', 'typescript/bin/tsc', ['--build', ...compilerSettings(root, folders)]),
    ...(folders.length > 0 ? [] : [unusedCode]),
    program(root, 'format', 'oxfmt/bin/oxfmt', ['--check', ...folders]),
    own('house style', () => checkHouse(root, folders.length > 0 ? folders : ['.'])),
    own('Korean style', () => checkKoreanStyle(root, folders.length > 0 ? folders : packageFolders(root))),
    own('tests of texts', () => checkTestedTexts(root, folders.length > 0 ? folders : packageFolders(root))),
    own('boundaries', () =>
      checkBoundaries(readTree(root)).map(({ path, message }) => `${path}: ${message}`),
    ),
    own('tests of files', () =>
      checkReached(readTree(root)).map(({ path, message }) => `${path}: ${message}`),
    ),
    own('versions of shared packages', () => versionProblems(root)),
    own('tests of requirements', () => checkTrace(root)),
  ]
}

function program(root: string, name: string, script: string, args: readonly string[]): Step {
  const path = join(root, 'node_modules', script)
  return { name, run: () => run(process.execPath, [path, ...args], { cwd: root }) }
}

/**
 * Returns the compiler settings in the folders, also second ones for tests. Without folders, returns those of the
 * root and of every package.
 */
function compilerSettings(root: string, folders: readonly string[]): string[] {
  if (folders.length === 0)
    return ['tsconfig.json', ...compilerSettings(root, ['docs', ...packageFolders(root)])]
  return folders.flatMap(folder => {
    const files = readdirSync(join(root, folder)).filter(name => /^tsconfig(\.\w+)?\.json$/.test(name))
    return files.map(file => `${folder}/${file}`)
  })
}

/** Returns a step of our own code, which returns a line for each fault. */
function own(name: string, faults: () => readonly string[] | Promise<readonly string[]>): Step {
  return {
    name,
    async run() {
      const lines = await faults()
      return { exitCode: lines.length > 0 ? 1 : 0, output: lines.join('\n') }
    },
  }
}

async function versionProblems(root: string): Promise<string[]> {
  const problems = await Promise.all(sharedPackages.map(name => problemWithVersion(root, name)))
  return problems.filter(problem => problem !== null)
}

/** Runs the steps, prints each result as soon as it is there, and counts every step as one. */
export async function runChecks(steps: readonly Step[], print: (text: string) => void): Promise<Tally> {
  return sum(await inParallel(availableParallelism(), steps, step => report(step, print)))
}

async function report(step: Step, print: (text: string) => void): Promise<Tally> {
  const startedAt = performance.now()
  const { exitCode, output } = await step.run()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const isFine = exitCode === 0
  print(`${isFine ? '✓' : '✗'} ${step.name} (${seconds} s)\n${isFine ? '' : `${output.trim()}\n\n`}`)
  return isFine ? { passed: 1, failures: [] } : brokenAt(step.name)
}
