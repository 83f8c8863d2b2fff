import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../browser/find-chromium.ts'
import { buildAlone, buildPackages, sitePackages } from '../build/build-packages.ts'
import { runVisibly } from '../process/run.ts'
import { readWorkspace, root } from '../workspace/workspace.ts'
import { tallyOfPlaywright, tallyOfReport, tallyOfVitest } from './reports.ts'
import { nothing, type Tally } from './tally.ts'

/** The remotes whose journeys are walked on a page of their own as well. */
const WALKED_ALONE = ['mfe-apply']

const results = join(root, 'test-results')

/** Finds or installs a browser; the tests find its place in the environment. Throws what `findChromium` throws. */
export async function provideChromium(): Promise<Tally> {
  process.env['CHROMIUM_PATH'] = await findChromium()
  return nothing
}

/** Builds what the browser tests start. Throws `BuildFailed`. */
export async function buildSite(): Promise<Tally> {
  const workspace = readWorkspace(root)
  await buildPackages(workspace, sitePackages(workspace))
  await buildAlone(workspace, WALKED_ALONE)
  return nothing
}

/** The tests beside the code, in Node and in a browser. */
export async function runVitest(): Promise<Tally> {
  const report = newReport('vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const exitCode = await runVisibly(join(root, 'node_modules/vitest/vitest.mjs'), ['run', ...reporters], {
    cwd: root,
  })
  return tallyOfReport(report, exitCode, tallyOfVitest)
}

/** The journeys through the built site; the arguments go on to Playwright. */
export async function runJourneys(args: readonly string[] = []): Promise<Tally> {
  const report = newReport('browser.json')
  const exitCode = await runVisibly(
    join(root, 'e2e/node_modules/@playwright/test/cli.js'),
    ['test', ...args],
    {
      cwd: join(root, 'e2e'),
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  )
  return tallyOfReport(report, exitCode, tallyOfPlaywright)
}

/** Without the one before it: a stage that crashes must not be credited with an old report. */
function newReport(name: string): string {
  const file = join(results, name)
  mkdirSync(results, { recursive: true })
  rmSync(file, { force: true })
  return file
}
