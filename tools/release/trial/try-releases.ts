import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { gateOf, RefusedByGate, type Refusal } from 'release-store/gate'
import { assertBuilt, builtIn } from 'release-store'
import type { Release } from 'release-format'
import { presentChromium } from '../../browser/find-chromium.ts'
import { countRenderers, Observer } from './observer.ts'
import { stubVisitor } from './stub-visitor.ts'
import { startTrialSite, type BuiltRelease } from './trial-site.ts'
import { walkArea } from './walk-area.ts'
import { walkOverlay } from './walk-overlay.ts'

/** The result of a trial: the refusals, and the reason if the release could not be tried in a browser. */
export type Outcome = { refusals: readonly Refusal[]; notTried: string | null }

/**
 * Tries built releases in turn, each in a folder of its own. The gate judges files and declaration; one that passes runs in
 * the pages of a built shell, in a browser without windows. Throws the errors of `builtIn` and `startTrialSite`.
 */
export async function tryReleases(folders: readonly string[], shellDir: string): Promise<Outcome[]> {
  const builds = await Promise.all(folders.map(async folder => ({ folder, release: await builtIn(folder) })))
  const refusals = await Promise.all(builds.map(build => refusalsByGate(build, shellDir)))
  const passed = builds.filter((_, at) => refusals[at]?.length === 0)
  const notTried = passed.length > 0 ? whyNotTried(shellDir) : null
  const walked = notTried === null ? await walkAll(passed, shellDir) : new Map<BuiltRelease, Refusal[]>()
  return builds.map((build, at) => ({ refusals: walked.get(build) ?? refusals[at] ?? [], notTried }))
}

async function refusalsByGate({ folder }: BuiltRelease, shellDir: string): Promise<readonly Refusal[]> {
  try {
    await gateOf(shellDir)(await assertBuilt(folder))
    return []
  } catch (error) {
    if (error instanceof RefusedByGate) return error.refusals
    throw error
  }
}

async function walkAll(
  builds: readonly BuiltRelease[],
  shellDir: string,
): Promise<Map<BuiltRelease, Refusal[]>> {
  const refusals = new Map<BuiltRelease, Refusal[]>()
  const executablePath = presentChromium()
  if (builds.length === 0 || executablePath === null) return refusals
  const site = await startTrialSite(builds, shellDir)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    for (const build of builds) refusals.set(build, await walk(build.release, browser, site.address))
    return refusals
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Returns the reason why no release can be tried in the pages of that shell; null if one can. */
export function whyNotTried(shellDir: string): string | null {
  if (presentChromium() === null)
    return 'not tried out: there is no Chromium here, and CHROMIUM_PATH names none'
  return existsSync(join(shellDir, 'index.html')) ? null : `not tried out: no shell is built in ${shellDir}`
}

/** Walks through a release on a trial site, as one visitor. Returns the faults of the first step that has some. */
async function walk(release: Release, browser: Browser, site: string): Promise<Refusal[]> {
  await using context = await browser.newContext({ baseURL: site })
  await stubVisitor(context, site)
  await context.addInitScript(countRenderers)
  const page = await context.newPage()
  const observer = new Observer(release, page)
  return await (release.slot === 'main' ? walkArea : walkOverlay)(release, page, observer)
}
