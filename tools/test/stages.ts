import { findChromium } from '../browser/find-chromium.ts'
import { findFirefox } from '../browser/find-firefox.ts'
import { findWebKit } from '../browser/find-webkit.ts'
import { buildAlone, buildPackages, sitePackages } from '../build/build-packages.ts'
import { runChecks, checkSteps } from '../check/steps.ts'
import { ensureRedis } from '../redis/ensure-redis.ts'
import { foldersNamed } from '../workspace/named-folders.ts'
import { root, type Workspace } from '../workspace/workspace.ts'
import type { Stage } from './run-stages.ts'
import { nothing } from './tally.ts'
import { runJourneys, runVitest } from './test-runners.ts'

/** The remotes whose journeys also run on a page of their own, as the project "<remote> alone" of e2e. */
const WALKED_ALONE = ['mfe-apply']

/** Projects of e2e that run only when they are asked for by name. */
const ON_DEMAND = [
  'deploy',
  'faults',
  'firefox',
  'pictures',
  'releases',
  'screenshots',
  'topology',
  'trial',
  'webkit',
]

/** All stages. The site is built and its journeys run, in parallel with the checks and the tests beside the code. */
export function allStages(workspace: Workspace): Stage[] {
  return [browser, redis, checks(), testsBesideCode(), build(workspace), journeys()]
}

/**
 * Returns the journeys on the whole built site, or those that the first argument names; the other arguments are
 * passed to Playwright.
 */
export function journeyStages(workspace: Workspace, args: readonly string[]): Stage[] {
  const [name = '', ...others] = args
  if (!ON_DEMAND.includes(name)) return [browser, build(workspace), journeys(args)]
  return [browsersOf[name] ?? browser, build(workspace), onDemand(name, others)]
}

/**
 * Returns the stages of these packages: their checks, the tests beside their code, and the journeys of remotes as
 * pages of their own. Throws `WrongUsage` for a name that no package has.
 */
export function stagesOf(workspace: Workspace, names: readonly string[]): Stage[] {
  const folders = foldersNamed(workspace, 'npm test', names)
  const walked = WALKED_ALONE.filter(name => names.includes(name))
  const journeysAlone = [
    buildAsPages(workspace, walked),
    journeys(walked.map(name => `--project=${name} alone`)),
  ]
  return [
    browser,
    redis,
    checks(folders),
    testsBesideCode(folders),
    ...(walked.length > 0 ? journeysAlone : []),
  ]
}

/** Finds or installs a browser; the tests read its place from this variable. */
function browserAs(variable: string, find: () => Promise<string>): Stage {
  return {
    name: 'browser',
    async run() {
      process.env[variable] = await find()
      return nothing
    },
  }
}

const browser = browserAs('CHROMIUM_PATH', findChromium)
const firefox = browserAs('FIREFOX_PATH', findFirefox)
const webkit = browserAs('WEBKIT_DRIVER_PATH', findWebKit)
const browsersOf: Readonly<Record<string, Stage>> = { firefox, webkit }

/** Installs a Redis if possible; the tests print a message if there is none. */
const redis: Stage = {
  name: 'redis',
  // Debian installs one thing at a time.
  after: ['browser'],
  async run() {
    await ensureRedis()
    return nothing
  },
}

function checks(folders: readonly string[] = []): Stage {
  return { name: 'checks', budget: 120, run: print => runChecks(checkSteps(root, folders), print) }
}

function testsBesideCode(folders: readonly string[] = []): Stage {
  const run: Stage['run'] = print => runVitest(print, folders)
  return { name: 'tests beside the code', needs: ['browser'], after: ['redis', 'checks'], budget: 600, run }
}

function build(workspace: Workspace): Stage {
  return {
    name: 'build',
    budget: 120,
    async run() {
      await buildPackages(workspace, sitePackages(workspace))
      await buildAlone(workspace, WALKED_ALONE)
      return nothing
    },
  }
}

/** Returns these remotes as pages of their own, with the packages that such a page needs. */
function buildAsPages(workspace: Workspace, names: readonly string[]): Stage {
  return {
    name: 'build',
    async run() {
      await buildPackages(workspace, ['cdn'])
      await buildAlone(workspace, names)
      return nothing
    },
  }
}

function journeys(args: readonly string[] = []): Stage {
  return {
    name: 'journeys',
    needs: ['browser', 'build'],
    budget: 600,
    run: print => runJourneys(print, args),
  }
}

function onDemand(name: string, args: readonly string[]): Stage {
  const env = { E2E_ON_DEMAND: name }
  return { name, needs: ['browser', 'build'], run: print => runJourneys(print, args, env) }
}
