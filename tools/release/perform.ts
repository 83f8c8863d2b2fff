import { resolve } from 'node:path'
import { NotLive } from 'release-store'
import { WrongUsage } from '../process/command.ts'
import { readWorkspace, root } from '../workspace/workspace.ts'
import { buildRemote } from './build-remote.ts'
import { builtShell, checkShell } from './check-shell.ts'
import { releaseNotes } from './notes.ts'
import type { Manner, Request } from './read-request.ts'
import * as report from './report.ts'
import { smokeRun } from './smoke-run.ts'
import type { Done, Order, Target } from './target.ts'

export type Result = {
  /** For `--json`: what the operations API would say. */
  value: unknown
  lines: readonly string[]
  /** Whether what is live may be another now. */
  isChange?: boolean
  exitCode?: number
}

/** Does what was asked for, on that site. Throws what the operations throw. */
export async function perform(
  request: Request,
  target: Target,
  { dryRun, reason, site, smoke = false }: Pick<Manner, 'dryRun' | 'reason'> & Partial<Manner>,
): Promise<Result> {
  const manner = { dryRun, ...(reason !== undefined && { reason }) }
  switch (request.verb) {
    case 'publish':
      return publish(await buildRemote(request.remote, request.version), request.storeOnly)
    case 'publish folder':
      return publish(resolve(request.folder), request.storeOnly)
    case 'promote':
    case 'canary': {
      const { verb, ...order } = request
      const folder = target.storedFolder?.(order.remote, order.version)
      const notes = folder === undefined ? [] : await tried(folder)
      return changed(await target.change(verb, { ...(order satisfies Order), ...manner }), notes)
    }
    case 'rollback':
    case 'retire': {
      const { verb, ...order } = request
      return changed(await target.change(verb, { ...(order satisfies Order), ...manner }))
    }
    case 'status': {
      const value = await target.report()
      return { value, lines: report.statusLines(value) }
    }
    case 'history': {
      const { remotes } = await target.report()
      const found = remotes.find(({ name }) => name === request.remote)
      if (!found) throw new NotLive(request.remote)
      return { value: found.history, lines: report.historyLines(found.history) }
    }
    case 'verify': {
      const value = await target.verify(request.remote)
      return { value, lines: report.verificationLines(value), exitCode: report.isInOrder(value) ? 0 : 1 }
    }
    case 'sign': {
      if (!target.sign) throw new WrongUsage('sign works on the data folder of the site, where its key is.')
      const isSigned = await target.sign()
      const line = isSigned
        ? 'What is live was signed anew.'
        : 'What is live is signed so that pages believe it.'
      return { value: { isSigned }, lines: [line], isChange: isSigned }
    }
    case 'check-shell': {
      await checkShell(request.folder, site)
      return { value: { refusals: [] }, lines: ['Every live release runs in the pages of this shell.'] }
    }
    case 'notes': {
      const value = await releaseNotes(readWorkspace(root), request.remote, request.since)
      const lines = value.map(title => `- ${title}`)
      return { value, lines: lines.length > 0 ? lines : [`Nothing changed in ${request.remote}.`] }
    }
  }

  async function publish(folder: string, storeOnly: boolean): Promise<Result> {
    if (!storeOnly) {
      const notes = target.storedFolder ? await tried(folder) : []
      return changed(await target.publish(folder, manner), notes)
    }
    const value = await target.store(folder)
    return { value, lines: report.storedLines(value) }
  }

  /** Nothing is tried out for a dry run. */
  async function tried(folder: string): Promise<string[]> {
    if (!smoke || dryRun) return []
    return [
      (await smokeRun(folder, builtShell)) ??
        'tried out in a browser: it loads, shows its page and leaves it',
    ]
  }

  function changed(value: Done, notes: readonly string[] = []): Result {
    return { value, lines: [...report.changeLines(value, dryRun), ...notes], isChange: !dryRun }
  }
}
