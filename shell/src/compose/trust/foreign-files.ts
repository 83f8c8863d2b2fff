import { filesHash, type RegisteredRelease, type Release } from 'release-format'
import { folderOf } from '../federation/release-folder.ts'
import type { AddressGuard } from './guarded-addresses.ts'

export { AddressGuard } from './guarded-addresses.ts'

const PATIENCE_MS = 5000

/**
 * Verifies the files of a release whose entry does not verify them itself, whichever bundler made it. An element that
 * loads a file gets its hash. Modules, which `import()` loads without a hash, are loaded beforehand by elements with one.
 * To be awaited before the entry is loaded. Rejects if a file is missing or differs from the list.
 */
export async function checkFiles(release: RegisteredRelease, guard: AddressGuard): Promise<void> {
  const folder = folderOf(release)
  const files = await listOf(release, folder)
  const integrities = new Map(files.map(({ path, integrity }) => [folder + path, integrity]))
  guard.add(folder, integrities)
  const entry = new URL(release.entry, location.origin).href
  const scripts = [...integrities.keys()].filter(address => /\.m?js$/.test(address) && address !== entry)
  await Promise.all(scripts.map(loadAsModule))
}

/** The release's list of files. The registry contains its hash. */
async function listOf({ files: expected }: RegisteredRelease, folder: string): Promise<Release['files']> {
  const response = await fetch(`${folder}release.json`, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!response.ok) throw new Error(`${folder}release.json: HTTP ${response.status}`)
  const { files } = (await response.json()) as Release
  if ((await filesHash(files)) === expected) return files
  throw new Error(`${folder}release.json does not list the files of the release`)
}

// The page keeps modules by their address: a later `import()` gets the module that was verified.
function loadAsModule(address: string): Promise<void> {
  const link = document.createElement('link')
  if (!link.relList.supports('modulepreload')) {
    return Promise.reject(new Error(`${address} cannot be verified by this browser`))
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  link.addEventListener('load', () => resolve())
  link.addEventListener('error', () => {
    // The browser may keep the wrong file for a year; this replaces it for the next document.
    void fetch(address, { cache: 'reload' }).catch(() => undefined)
    reject(new Error(`${address} is missing, or is not the released one`))
  })
  link.rel = 'modulepreload'
  link.href = address
  document.head.append(link)
  return promise.finally(() => link.remove())
}
