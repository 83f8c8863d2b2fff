import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from 'file-kit'

/** The files of the data folder that operators have written: settings and lines of the waiting room, tokens, waiting changes. */
const FILES = ['ops-tokens.json', 'pending-changes.json', 'waiting-room']

/** Drafts, locks and sockets belong to a running process. */
const IS_KEPT = /(\.jsonl?|\/key)$/

/** Copies the files of the site besides objects and releases from one data folder to another. */
export async function copySiteFiles(from: string, to: string): Promise<void> {
  for (const path of await siteFiles(from)) {
    const bytes = await readFile(join(from, path))
    await mkdir(dirname(join(to, path)), { recursive: true })
    await writeFile(join(to, path), bytes, { flush: true })
  }
}

async function siteFiles(dataDir: string): Promise<string[]> {
  const found = await Promise.all(FILES.map(path => filesUnder(dataDir, path)))
  return found.flat().filter(path => IS_KEPT.test(path))
}

async function filesUnder(dataDir: string, path: string): Promise<string[]> {
  try {
    if ((await stat(join(dataDir, path))).isFile()) return [path]
    const inside = await readdir(join(dataDir, path), { recursive: true, withFileTypes: true })
    return inside
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(dataDir.length + 1))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}
