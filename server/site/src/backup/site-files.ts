import { existsSync } from 'node:fs'
import { cp, lstat } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of the data folder that operators have written: settings and lines of the waiting room, tokens, waiting changes. */
const FILES = ['ops-tokens.json', 'pending-changes.json', 'waiting-room']

/** Drafts, locks and sockets belong to a running process. */
const IS_KEPT = /(\.jsonl?|\/key)$/

/** Copies the files of the site besides objects and releases from one data folder to another. */
export async function copySiteFiles(from: string, to: string): Promise<void> {
  const filter = async (path: string) => IS_KEPT.test(path) || (await lstat(path)).isDirectory()
  for (const path of FILES.filter(name => existsSync(join(from, name))))
    await cp(join(from, path), join(to, path), { recursive: true, filter })
}
