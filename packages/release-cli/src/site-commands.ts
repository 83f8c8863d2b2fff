import { NotLive, assertBuilt, type RolloutOrder } from 'release-store'
import type { Asked, Command, Commands, Result } from './command.ts'
import { WrongUsage } from './explain.ts'
import * as report from './report.ts'
import type { ChangeVerb, Done, Order, Site } from './site.ts'

/** The commands that work on the releases of any site. */
export const siteCommands = {
  publish: {
    args: '<folder>',
    about: 'stores a build, a folder with a release.json, and makes it live',
    options: ['store-only'],
    run: onSite((asked, site) => publish(asked.names.folder, asked, site)),
  },
  gate: {
    args: '<folder>',
    about: 'stores a build, live for nobody, and checks that it fits the live site',
    run: onSite(gate),
  },
  trial: {
    args: '<remote> <version>',
    about: 'runs a stored release in a browser, and changes nothing',
    run: onSite(tryStored),
  },
  promote: changing('promote', '<remote> <version>', 'makes a stored release live for all browsers'),
  canary: {
    ...changing(
      'canary',
      '<remote> <version> [percent]',
      'gives a stored release to some browsers; 0 ends it',
    ),
    options: ['allow', 'steps'],
  },
  pause: steering('pause', 'pauses a canary with steps; it keeps its share'),
  resume: steering('resume', 'resumes a paused canary; its present step begins anew'),
  skip: steering('skip', 'begins the next step of a canary at once'),
  rollback: {
    ...changing('rollback', '<remote>', 'ends the canary, or else restores the release before'),
    options: ['to'],
  },
  retire: changing('retire', '<remote>', 'takes the remote out of the site'),
  status: {
    about: 'prints the live releases, canaries and former releases',
    run: onSite((_, site) => status(site)),
  },
  list: {
    args: '[remote]',
    about: 'prints the stored releases, the newest first',
    run: onSite(list),
  },
  clean: {
    about: 'removes old stored releases that nothing needs',
    options: ['days', 'keep'],
    run: onSite(clean),
  },
  history: {
    args: '<remote>',
    about: 'prints its last hundred steps: time, actor, reason',
    run: onSite(history),
  },
  verify: {
    args: '[remote]',
    about: 'compares the live releases with their hashes and signatures',
    run: onSite(verify),
  },
} satisfies Commands

function onSite(run: (asked: Asked, site: Site) => Promise<Result>): Command['run'] {
  return async (asked, openSite) => run(asked, await openSite())
}

/** Publishes a folder. Its files are compared with their hashes first, then the release is tried out. */
export async function publish(folder: string, asked: Asked, site: Site): Promise<Result> {
  await assertBuilt(folder)
  if (asked.options['store-only']) {
    const value = await site.store(folder)
    return { value, lines: report.storedLines(value) }
  }
  const trial = await trialLines({ folder }, asked, site)
  return changed(await site.publish(folder, orderOf(asked)), asked, trial)
}

async function gate({ names: { folder } }: Asked, site: Site): Promise<Result> {
  await assertBuilt(folder)
  const { name, version } = await site.store(folder)
  const value = await site.change('promote', { remote: name, version, dryRun: true })
  return { value, lines: [`${name} ${version} is stored, and fits the live site.`] }
}

async function tryStored({ names: { remote, version } }: Asked, site: Site): Promise<Result> {
  const isTried = site.trial
    ? (await site.trial(remote, version)).isTried
    : !(await site.tryOut?.({ remote, version }))?.startsWith('not tried')
  const line = isTried
    ? `${remote} ${version} was tried out in a browser, and runs.`
    : `${remote} ${version} was not tried out: there is no browser, or SMOKE is off there.`
  return { value: { isTried }, lines: [line], exitCode: isTried ? 0 : 1 }
}

function changing(verb: ChangeVerb, args: string, about: string): Command {
  return {
    args,
    about,
    run: onSite(async (asked, site) => {
      const { remote, version } = asked.names
      const order = { ...orderOf(asked), ...targetOf(verb, asked) }
      const isNew =
        verb === 'promote' || (verb === 'canary' && (order.percent !== 0 || order.allow !== undefined))
      const trial = isNew ? await trialLines({ remote, version }, asked, site) : []
      return changed(await site.change(verb, { ...order, remote }), asked, trial)
    }),
  }
}

function targetOf(verb: ChangeVerb, { names, options: { to, allow, steps } }: Asked): Omit<Order, 'remote'> {
  const { version, percent } = names
  if (verb === 'rollback') return { version: to }
  if (verb !== 'canary') return version ? { version } : {}
  if (steps) return { version, steps: stepsIn(steps), ...(allow && { allow }) }
  if (!percent && !allow)
    throw new WrongUsage('For how many of a hundred browsers? Name a percentage, or --allow.')
  return { version, percent: Number.parseInt(percent || '0', 10), ...(allow && { allow }) }
}

/** Reads `1:10,10:30`. Throws `WrongUsage` for shares that do not rise. */
function stepsIn(text: string) {
  const pairs = text.split(',').map(step => step.split(':').map(Number))
  const steps = pairs.map(([percent = 0, minutes = 0]) => ({ percent, minutes }))
  const rise = steps.every(
    ({ percent, minutes }, place) => minutes > 0 && percent > (steps[place - 1]?.percent ?? 0),
  )
  if (rise) return steps
  throw new WrongUsage('Each step needs a larger share than the one before, and at least a minute.')
}

function steering(order: RolloutOrder, about: string): Command {
  return {
    args: '<remote>',
    about,
    run: onSite(async ({ names: { remote }, options: { reason } }, site) => {
      await site.steer(remote, order, reason)
      return status(site)
    }),
  }
}

function orderOf({ options: { reason, 'dry-run': dryRun = false } }: Asked) {
  return { dryRun, ...(reason !== undefined && { reason }) }
}

/** A release is tried out in a browser before a change, but not in a dry run. */
async function trialLines(
  build: { folder: string } | { remote: string; version: string },
  { options }: Asked,
  site: Site,
): Promise<string[]> {
  if (options['no-smoke'] || options['dry-run'] || !site.tryOut) return []
  return [await site.tryOut(build)]
}

function changed(value: Done, { options }: Asked, trial: readonly string[]): Result {
  const isDryRun = options['dry-run'] ?? false
  return { value, lines: [...report.changeLines(value, isDryRun), ...trial], isChange: !isDryRun }
}

async function status(site: Site): Promise<Result> {
  const value = await site.report()
  return { value, lines: report.statusLines(value) }
}

async function verify({ names: { remote } }: Asked, site: Site): Promise<Result> {
  const value = await site.verify(remote || undefined)
  return { value, lines: report.verificationLines(value), exitCode: report.isInOrder(value) ? 0 : 1 }
}

async function list({ names: { remote } }: Asked, site: Site): Promise<Result> {
  const [stored, { remotes }] = await Promise.all([site.stored(), site.report()])
  const value = stored.filter(({ name }) => !remote || name === remote)
  return { value, lines: report.listLines(value, remotes) }
}

async function clean({ options }: Asked, site: Site): Promise<Result> {
  const { days = '30', keep = '10', 'dry-run': dryRun = false } = options
  const value = await site.clean({ days: Number(days), newest: Number(keep), dryRun })
  const count = `${value.length} releases ${dryRun ? 'would be' : 'were'} removed.`
  return { value, lines: [...value.map(({ name, version }) => `  ${name.padEnd(12)} ${version}`), count] }
}

async function history({ names: { remote } }: Asked, site: Site): Promise<Result> {
  const { remotes } = await site.report()
  const found = remotes.find(({ name }) => name === remote)
  if (!found) throw new NotLive(remote)
  return { value: found.history, lines: report.historyLines(found.history) }
}
