import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishFolder, storeFolder } from './release-command.ts'
import type { Site } from './site.ts'

const SOURCE = join(import.meta.dirname, '../../foreign-remote')
const about = {
  name: 'mfe-foreign',
  slot: 'main',
  routes: [{ path: '/foreign', title: '다른 팀의 화면', timer: false, needs: [] }],
}

type Other = {
  /** Another remote, slot or routes. */
  about?: Partial<typeof about>
  version?: string
  requires?: Record<string, string>
  files?: Record<string, string>
  smoke?: boolean
}

/**
 * Publishes a remote of another bundler, with the documented `release.json`. `other` changes its needs or its files;
 * `smoke` tries it in a browser first. Throws with the reason of a refusal.
 */
export function publishForeignRemote(site: Site, other: Other = {}): Promise<void> {
  return inFolder(other, folder => publishFolder(site, folder, other))
}

/** Stores another version of it without making it live. */
export function storeForeignRemote(site: Site, other: Other): Promise<void> {
  return inFolder(other, folder => storeFolder(site, folder))
}

async function inFolder(other: Other, work: (folder: string) => Promise<void>): Promise<void> {
  const { version = '1.0.0', requires = {}, files: texts = {} } = other
  const named = { ...about, ...other.about }
  const folder = await mkdtemp(join(tmpdir(), 'foreign-remote-'))
  try {
    await cp(SOURCE, folder, { recursive: true })
    const code = await readFile(join(folder, 'remoteEntry.js'), 'utf8')
    await writeFile(
      join(folder, 'remoteEntry.js'),
      code.replaceAll('mfe_foreign', named.name.replace('-', '_')),
    )
    for (const [path, text] of Object.entries(texts)) await writeFile(join(folder, path), text)
    const entry = 'remoteEntry.js'
    const files = await filesIn(folder)
    const integrity = files.find(({ path }) => path === entry)?.integrity
    await writeFile(
      join(folder, 'release.json'),
      JSON.stringify({ ...named, version, requires, entry, integrity, files }),
    )
    await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function filesIn(folder: string) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = found
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
  return Promise.all(
    paths.map(async path => {
      const bytes = await readFile(join(folder, path))
      const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
      return { path, size: bytes.length, integrity }
    }),
  )
}
