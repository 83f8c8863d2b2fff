import { resolve } from 'node:path'
import { NotLive } from 'release-store'
import { WrongUsage } from '../process/command.ts'
import { readWorkspace, root } from '../workspace/workspace.ts'
import { buildRemote } from './build-remote.ts'
import { builtShell, checkShell } from './check-shell.ts'
import { releaseNotes } from './notes.ts'
import type { Command, Options } from './read-command.ts'
import * as report from './report.ts'
import type { Done, Site } from './site.ts'
import { smokeRun } from './smoke-run.ts'

export type Result = {
  /** The value for `--json`, in the shape of the operations API. */
  value: unknown
  lines: readonly string[]
  /** True if another release may be live now. */
  isChange?: boolean
  exitCode?: number
}

type Given = Pick<Options, 'dryRun' | 'reason'> & Partial<Options>

/** Runs a command of `npm run release` on a site. Throws the errors of the operations, and `WrongUsage`. */
export async function runReleaseCommand(command: Command, site: Site, options: Given): Promise<Result> {
  switch (command.verb) {
    case 'publish':
      return publish(await buildRemote(command.remote, command.version), command, site, options)
    case 'publish folder':
      return publish(resolve(command.folder), command, site, options)
    case 'promote':
    case 'canary':
    case 'rollback':
    case 'retire':
      return change(command, site, options)
    case 'status': {
      const value = await site.report()
      return { value, lines: report.statusLines(value) }
    }
    case 'history':
      return history(command, site)
    case 'verify': {
      const value = await site.verify(command.remote)
      return { value, lines: report.verificationLines(value), exitCode: report.isInOrder(value) ? 0 : 1 }
    }
    case 'sign':
      return sign(site)
    case 'check-shell':
      await checkShell(command.folder, options.site)
      return { value: { refusals: [] }, lines: ['Every live release runs in the pages of this shell.'] }
    case 'notes':
      return notes(command)
  }
}

type Of<Verb extends Command['verb']> = Extract<Command, { verb: Verb }>

async function publish(
  folder: string,
  { storeOnly }: Of<'publish' | 'publish folder'>,
  site: Site,
  options: Given,
): Promise<Result> {
  if (storeOnly) {
    const value = await site.store(folder)
    return { value, lines: report.storedLines(value) }
  }
  const trial = site.storedFolder ? await trialLines(folder, options) : []
  return changed(await site.publish(folder, orderOf(options)), options, trial)
}

async function change(
  { verb, ...order }: Of<'promote' | 'canary' | 'rollback' | 'retire'>,
  site: Site,
  options: Given,
): Promise<Result> {
  const isNew = verb === 'promote' || verb === 'canary'
  const folder = isNew && 'version' in order && site.storedFolder?.(order.remote, String(order.version))
  const trial = folder ? await trialLines(folder, options) : []
  return changed(await site.change(verb, { ...order, ...orderOf(options) }), options, trial)
}

function orderOf({ dryRun, reason }: Given) {
  return { dryRun, ...(reason !== undefined && { reason }) }
}

/** A release is tried out in a browser before a change, but not in a dry run. */
async function trialLines(folder: string, { smoke = false, dryRun }: Given): Promise<string[]> {
  if (!smoke || dryRun) return []
  const reason = await smokeRun(folder, builtShell)
  return [reason ?? 'tried out in a browser: it loads, shows its page and leaves it']
}

function changed(value: Done, { dryRun }: Given, trial: readonly string[]): Result {
  return { value, lines: [...report.changeLines(value, dryRun), ...trial], isChange: !dryRun }
}

async function history({ remote }: Of<'history'>, site: Site): Promise<Result> {
  const { remotes } = await site.report()
  const found = remotes.find(({ name }) => name === remote)
  if (!found) throw new NotLive(remote)
  return { value: found.history, lines: report.historyLines(found.history) }
}

async function sign(site: Site): Promise<Result> {
  if (!site.sign) throw new WrongUsage('sign works on the data folder of the site, where its key is.')
  const isSigned = await site.sign()
  const line = isSigned
    ? 'The live releases were signed anew.'
    : 'The live releases have valid signatures already.'
  return { value: { isSigned }, lines: [line], isChange: isSigned }
}

async function notes({ remote, since }: Of<'notes'>): Promise<Result> {
  const value = await releaseNotes(readWorkspace(root), remote, since)
  const lines = value.map(title => `- ${title}`)
  return { value, lines: lines.length > 0 ? lines : [`Nothing changed in ${remote}.`] }
}
