import { findChromium } from '../browser/find-chromium.ts'
import { buildAlone, buildPackages, sitePackages } from '../build/build-packages.ts'
import { runChecks } from '../check/run-checks.ts'
import { checkSteps } from '../check/steps.ts'
import { foldersNamed } from '../workspace/named-folders.ts'
import { root, type Workspace } from '../workspace/workspace.ts'
import type { Stage } from './run-stages.ts'
import { nothing } from './tally.ts'
import { runJourneys, runVitest } from './test-runners.ts'

/** The remotes whose journeys are also walked on a page of their own, as the project "<remote> alone" of e2e. */
const WALKED_ALONE = ['mfe-apply']

/** Finds or installs a browser; the tests find its place in the environment. */
const browser: Stage = {
  name: 'browser',
  async run() {
    process.env['CHROMIUM_PATH'] = await findChromium()
    return nothing
  },
}

/** The journeys on the whole site, built as it stands; the arguments go on to Playwright. */
export function journeyStages(workspace: Workspace, args: readonly string[] = []): Stage[] {
  return [
    browser,
    {
      name: 'build',
      async run() {
        await buildPackages(workspace, sitePackages(workspace))
        await buildAlone(workspace, WALKED_ALONE)
        return nothing
      },
    },
    { name: 'journeys', needs: ['browser', 'build'], run: () => runJourneys(args) },
  ]
}

/** Everything that can fail. */
export function allStages(workspace: Workspace): Stage[] {
  return [
    { name: 'checks', run: () => runChecks(checkSteps(root)) },
    browser,
    { name: 'tests beside the code', run: () => runVitest() },
    ...journeyStages(workspace).slice(1),
  ]
}

/**
 * What can fail by these packages alone: their checks, the tests beside their code, and the journeys of those
 * remotes that are walked alone.
 */
export function stagesOf(workspace: Workspace, names: readonly string[]): Stage[] {
  const folders = foldersNamed(workspace, 'npm test', names)
  const walked = WALKED_ALONE.filter(name => names.includes(name))
  return [
    { name: 'checks', run: () => runChecks(checkSteps(root, folders)) },
    browser,
    { name: 'tests beside the code', run: () => runVitest(folders) },
    ...(walked.length > 0 ? journeysAlone(workspace, walked) : []),
  ]
}

function journeysAlone(workspace: Workspace, names: readonly string[]): Stage[] {
  return [
    {
      name: 'build',
      async run() {
        await buildPackages(workspace, ['cdn'])
        await buildAlone(workspace, names)
        return nothing
      },
    },
    {
      name: 'journeys alone',
      needs: ['browser', 'build'],
      run: () => runJourneys(names.map(name => `--project=${name} alone`)),
    },
  ]
}
