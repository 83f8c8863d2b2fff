import type { Rollout, Step } from 'release-format'
import type { ReleasesReport, RemoteReport, Stored, StoredRelease, Verification } from 'release-store'
import type { Done } from './site.ts'

/** Returns a line for each remote: the live version, the canary, the fallback, former versions, or that it is retired. */
export function statusLines({ revision, remotes }: ReleasesReport): string[] {
  const lines = remotes.map(remoteLine)
  return [`revision ${revision}`, ...(lines.length > 0 ? lines : ['nothing is live yet'])]
}

function remoteLine({ name, version, canary, fallback, former }: RemoteReport): string {
  const trial = canary
    ? `  (canary: ${canary.version} for ${browsers(canary)}${rolloutText(canary.rollout)})`
    : ''
  const spare = fallback === null ? '' : `  (fallback: ${fallback})`
  const past = former.length > 0 ? `  (before: ${former.join(', ')})` : ''
  return `  ${name.padEnd(12)} ${version ?? 'retired'}${trial}${spare}${past}`
}

function rolloutText(rollout: Rollout | undefined): string {
  if (!rollout) return ''
  const { steps, step, nextAt, paused } = rollout
  const following = steps[step + 1]
  const next = following ? `${following.percent} %` : 'live for all'
  return nextAt === null ? `; paused before ${next}: ${paused}` : `; ${next} at ${nextAt}`
}

/** Describes a change, or the change that a dry run would make. */
export function changeLines(change: Done, isDryRun: boolean): string[] {
  const { remote, to, waits, routesAdded, routesRemoved, pages, isTried } = change
  if (waits && !isDryRun) return [`${remote} ${to} waits for a second person, who confirms it in the console`]
  return [
    isDryRun ? `in a dry run: ${sentence(change, 'would be')}` : sentence(change, 'is'),
    ...routesAdded.map(path => `  a page from now on: ${path}`),
    ...routesRemoved.map(path => `  a page no more: ${path}`),
    ...(pages === undefined && !isDryRun ? [] : [`  ${pagesText(pages)}`]),
    ...(isTried === false ? ['  not tried out in a browser: the site has none, or SMOKE is off there'] : []),
  ]
}

function pagesText(pages: number | null | undefined): string {
  if (pages === undefined)
    return 'the running site counts open pages: --site <address> prints how many change'
  return pages === null
    ? 'how many pages are open is not known'
    : `about ${pages} of the pages that are open now`
}

/** `is` is the verb: of a change, or of one that a dry run describes. */
function sentence(
  { action, remote, from, to, percent, allow, isChanged }: Done,
  is: 'is' | 'would be',
): string {
  const all = is === 'is' ? 'live now' : 'live for all browsers'
  switch (action) {
    case 'promote':
      return `${remote} ${to} ${from === to && !isChanged ? 'was live already' : `${is} ${all}${before(from)}`}`
    case 'canary':
      return `${remote} ${to} ${is} what ${browsers({ percent, allow })} get${before(from)}`
    case 'end canary':
      return `${remote} ${to} ${is} what all browsers get${from === to ? '' : `; ${browsers({ percent, allow })} had ${from}`}`
    case 'roll back':
      return `${remote} ${to} ${is} live again${before(from)}`
    case 'retire':
      return `${remote} ${is} retired; open pages keep it until they are loaded again`
  }
}

function before(version: string | null): string {
  return version === null ? '' : ` (before: ${version})`
}

function browsers({ percent, allow }: { percent: number; allow: readonly string[] }): string {
  const listed = allow.length > 0 ? [`${allow.length} listed`] : []
  return [...(percent > 0 ? [`${percent} of 100 browsers`] : []), ...listed].join(' and ') || 'no browsers'
}

export function storedLines({ name, version, isNew }: Stored): string[] {
  return [`${name} ${version} ${isNew ? 'is stored; it is not live' : 'was stored already'}`]
}

/** A line for each stored release: the time of its storage, and its place on the site. */
export function listLines(stored: readonly StoredRelease[], remotes: readonly RemoteReport[]): string[] {
  const lines = stored.map(({ name, version, storedAt }) => {
    const remote = remotes.find(each => each.name === name)
    const isCanary = remote?.canary?.version === version && '  canary'
    const place = remote?.version === version ? '  live' : isCanary || ''
    return `${storedAt}  ${name.padEnd(12)} ${version}${place}`
  })
  return lines.length > 0 ? lines : ['No release is stored.']
}

/** The steps of a remote, the newest first. */
export function historyLines(steps: readonly Step[]): string[] {
  return steps.map(({ at, by, action, from, to, percent, reason }) => {
    const share = percent === undefined ? '' : ` ${percent} %`
    return `${at}  ${action}${share}  ${from ?? '–'} → ${to ?? '–'}  by ${by}${reason === undefined ? '' : `: ${reason}`}`
  })
}

export function verificationLines({ revision, problem, releases }: Verification): string[] {
  const lines = releases.map(
    ({ remote, version, files, problem: found }) =>
      `  ${remote.padEnd(12)} ${version}  ${found ?? `${files} files, all as they were published`}`,
  )
  return [`revision ${revision}  ${problem ?? 'signed, and accepted by pages'}`, ...lines]
}

/** Returns whether the registry and every release were found intact. */
export function isInOrder({ problem, releases }: Verification): boolean {
  return problem === null && releases.every(release => release.problem === null)
}
