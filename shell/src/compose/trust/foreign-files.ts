import { filesHash, type RegisteredRelease, type Release } from 'release-format'
import { guardAddresses } from './guarded-addresses.ts'

const PATIENCE_MS = 5000

/**
 * Sees to it that no script or style of a release runs that is not the one of its list, whichever bundler made it: what is
 * loaded by an element gets its hash there, and modules, which `import()` loads without one, are brought before by
 * elements that check them. To be awaited before the entry is loaded. Rejects when a file does not come, or is another
 * one. Loaded only for releases whose entry does not check its own files.
 */
export async function checkFiles(release: RegisteredRelease): Promise<void> {
  const folder = folderOf(release)
  const files = await listOf(release, folder)
  const integrities = new Map(files.map(({ path, integrity }) => [folder + path, integrity]))
  guardAddresses(folder, integrities)
  const entry = new URL(release.entry, location.origin).href
  const scripts = [...integrities.keys()].filter(address => /\.m?js$/.test(address) && address !== entry)
  await Promise.all(scripts.map(broughtAsModule))
}

/** The release's list of files, which the registry vouches for by its hash. */
async function listOf({ files: expected }: RegisteredRelease, folder: string): Promise<Release['files']> {
  const response = await fetch(`${folder}release.json`, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!response.ok) throw new Error(`${folder}release.json: HTTP ${response.status}`)
  const { files } = (await response.json()) as Release
  if ((await filesHash(files)) === expected) return files
  throw new Error(`${folder}release.json does not list the files of the release`)
}

/** Under which all of its files lie. */
function folderOf({ entry }: RegisteredRelease): string {
  // Of a tester's release it is a whole address, beside the list.
  if (URL.canParse(entry)) return new URL('.', entry).href
  const [folder = ''] = /^\/remotes\/[^/]+\/[^/]+\//.exec(entry) ?? []
  return new URL(folder, location.origin).href
}

// The page keeps modules by their address: `import()` of one that is there already gets the checked one.
function broughtAsModule(address: string): Promise<void> {
  const link = document.createElement('link')
  if (!link.relList.supports('modulepreload')) {
    return Promise.reject(new Error(`${address} cannot be checked by this browser`))
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  link.addEventListener('load', () => resolve())
  link.addEventListener('error', () => {
    // What came may be kept for ever, as every file of a release; the next document is to have the right one.
    void fetch(address, { cache: 'reload' }).catch(() => undefined)
    reject(new Error(`${address} did not come, or is not the released one`))
  })
  link.rel = 'modulepreload'
  link.href = address
  document.head.append(link)
  return promise.finally(() => link.remove())
}
