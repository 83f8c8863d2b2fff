import { createHash } from 'node:crypto'
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishFolder } from './release-command.ts'
import type { Site } from './site.ts'

type ReleaseFile = { path: string; size: number; integrity: string }
type Release = { version: string; integrity: string; files: ReleaseFile[]; publisher?: unknown }

const ENTRY = 'remoteEntry.js'

/**
 * Makes a copy of a stored release live, whose lifecycles are those that `fault` returns. `fault` is the text of a
 * function that takes the module of the release.
 */
export async function publishFaultyCopy(
  site: Site,
  remote: string,
  original: string,
  { version, fault }: { version: string; fault: string },
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'faulty-copy-'))
  try {
    await cp(join(site.dataDir, 'releases/remotes', remote, original), folder, { recursive: true })
    await appendFile(join(folder, ENTRY), wrapping(remote.replaceAll('-', '_'), fault))
    await rewriteRelease(folder, version)
    await publishFolder(site, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The script that puts the fault between the page and the container of the remote. */
function wrapping(container: string, fault: string): string {
  return `
    ;(() => {
      const real = ${container}
      const fault = ${fault}
      ${container} = {
        init: (...args) => real.init(...args),
        get: async name => {
          const factory = await real.get(name)
          return () => fault(factory())
        },
      }
    })()`
}

async function rewriteRelease(folder: string, version: string): Promise<void> {
  const path = join(folder, 'release.json')
  const { publisher: _, ...release } = JSON.parse(await readFile(path, 'utf8')) as Release
  const bytes = await readFile(join(folder, ENTRY))
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
  const files = release.files.map(file =>
    file.path === ENTRY ? { path: ENTRY, size: bytes.length, integrity } : file,
  )
  await writeFile(path, JSON.stringify({ ...release, version, integrity, files }))
}
