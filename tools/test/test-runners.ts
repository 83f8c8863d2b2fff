import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runReading } from '../process/run.ts'
import { root } from '../workspace/workspace.ts'
import { tallyOfPlaywright, tallyOfReport, tallyOfVitest } from './reports.ts'
import type { Print } from './run-stages.ts'
import type { Tally } from './tally.ts'

const results = join(root, 'test-results')

/** The tests beside the code, in Node and in a browser: all, or those in some folders. */
export async function runVitest(print: Print, folders: readonly string[] = []): Promise<Tally> {
  const report = newReport('vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const places = folders.map(folder => join(root, folder, '/'))
  const args = ['run', ...reporters, '--passWithNoTests', ...places]
  const exitCode = await runScript('node_modules/vitest/vitest.mjs', args, print, { cwd: root })
  return tallyOfReport(report, exitCode, tallyOfVitest)
}

/** The journeys through the built site; the arguments go on to Playwright. */
export async function runJourneys(
  print: Print,
  args: readonly string[] = [],
  env: Surroundings['env'] = {},
): Promise<Tally> {
  const report = newReport('browser.json')
  const exitCode = await runScript('e2e/node_modules/@playwright/test/cli.js', ['test', ...args], print, {
    cwd: join(root, 'e2e'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  return tallyOfReport(report, exitCode, tallyOfPlaywright)
}

type Surroundings = { cwd: string; env?: Readonly<Record<string, string>> }

// On a pipe both would omit colours.
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

function runScript(path: string, args: readonly string[], print: Print, { cwd, env }: Surroundings) {
  const environment = { ...process.env, ...colours, ...env }
  return runReading(process.execPath, [join(root, path), ...args], print, { cwd, env: environment })
}

/** Removes the previous report: a stage that crashes must not be credited with it. */
function newReport(name: string): string {
  const file = join(results, name)
  mkdirSync(results, { recursive: true })
  rmSync(file, { force: true })
  return file
}
