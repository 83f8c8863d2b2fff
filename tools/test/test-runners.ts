import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runVisibly } from '../process/run.ts'
import { root } from '../workspace/workspace.ts'
import { tallyOfPlaywright, tallyOfReport, tallyOfVitest } from './reports.ts'
import type { Tally } from './tally.ts'

const results = join(root, 'test-results')

/** The tests beside the code, in Node and in a browser: all, or those in some folders. */
export async function runVitest(folders: readonly string[] = []): Promise<Tally> {
  const report = newReport('vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const places = folders.map(folder => join(root, folder, '/'))
  const args = ['run', ...reporters, '--passWithNoTests', ...places]
  const exitCode = await runVisibly(join(root, 'node_modules/vitest/vitest.mjs'), args, { cwd: root })
  return tallyOfReport(report, exitCode, tallyOfVitest)
}

/** The journeys through the built site; the arguments go on to Playwright. */
export async function runJourneys(args: readonly string[] = []): Promise<Tally> {
  const report = newReport('browser.json')
  const playwright = join(root, 'e2e/node_modules/@playwright/test/cli.js')
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const exitCode = await runVisibly(playwright, ['test', ...args], { cwd: join(root, 'e2e'), env })
  return tallyOfReport(report, exitCode, tallyOfPlaywright)
}

/** Without the one before it: a stage that crashes must not be credited with an old report. */
function newReport(name: string): string {
  const file = join(results, name)
  mkdirSync(results, { recursive: true })
  rmSync(file, { force: true })
  return file
}
