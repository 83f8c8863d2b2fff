import { releasesOf, type Registry, type Release, type Route } from 'release-format'
import { refusalsBy } from './fits-shell.ts'
import { refusal, RefusedByGate, type Refusal } from './refusal.ts'
import { shellFactsIn, type ShellFacts } from './shell-facts.ts'

/**
 * Returns the gate that a release passes before any browser gets it. It compares the release with the shell in this
 * folder. Without a `shell.json` every release passes. The gate throws `RefusedByGate`.
 */
export function gateOf(shellDir: string): (candidate: Release) => Promise<void> {
  return async candidate => {
    const shell = await shellFactsIn(shellDir)
    const refusals = shell ? refusalsBy(shell, candidate) : []
    if (refusals.length > 0) throw new RefusedByGate(refusals)
  }
}

type Shell = { facts: ShellFacts; routes: readonly Route[] }

/**
 * Returns the reasons why a new shell would break live releases and canaries; none if all of them run in its pages.
 * `releaseOf` reads a `release.json`; it returns null if that cannot be read.
 */
export async function refusalsOfShell(
  { facts, routes }: Shell,
  { remotes }: Registry,
  releaseOf: (name: string, version: string) => Promise<Release | null>,
): Promise<Refusal[]> {
  const paths = new Set(routes.map(({ path }) => path))
  const live = Object.entries(remotes).flatMap(([name, remote]) =>
    releasesOf(remote).map(release => ({ ...release, name })),
  )
  const refusals = live.map(async ({ name, version, requires, routes: theirs }) => {
    const session = (await releaseOf(name, version))?.session
    const candidate = { name, version, requires, routes: theirs, ...(session && { session }) }
    const taken = theirs.filter(({ path }) => paths.has(path))
    return [
      ...refusalsBy(facts, candidate).map(turned),
      ...taken.map(({ path }) => routeRefusal(candidate, path)),
    ]
  })
  return (await Promise.all(refusals)).flat()
}

/** In this comparison the shell is the new side, which has to wait. */
function turned({ rule, candidate, live }: Refusal): Refusal {
  const wayOut =
    'Release that remote for the new shell at the same time, or keep the old beside the new for a while.'
  return refusal(rule, live.replace('The page', 'The new shell'), candidate, wayOut)
}

function routeRefusal({ name, version }: { name: string; version: string }, path: string): Refusal {
  const live = `It is a path of ${name} ${version}.`
  return refusal('routes', `The new shell draws ${path}.`, live, 'Release that remote without it first.')
}
