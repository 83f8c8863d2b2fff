import { readFile, writeFile, readdir } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { parseRelease, type Release } from 'release-format'
import { integrityOf } from 'release-store'
import { WrongUsage } from '../explain.ts'

const ENTRY = 'remoteEntry.js'
const DESCRIPTION = 'release.json'

/**
 * Writes the release.json of a build: the facts of `about.json` beside the folder, and each file with size and hash.
 * Throws `WrongUsage` and `InvalidRelease`.
 */
export async function describeBuild(folder: string, version?: string): Promise<Release> {
  const about = await factsIn(join(dirname(folder), 'about.json'))
  const files = await Promise.all((await servedPathsIn(folder)).map(path => describedFile(folder, path)))
  const entry = files.find(({ path }) => path === ENTRY)
  if (!entry) throw new WrongUsage(`${folder} has no ${ENTRY}. Build it first; the entry needs that name.`)
  const { integrity } = entry
  const release = parseRelease({ ...about, ...(version && { version }), entry: ENTRY, integrity, files })
  await writeFile(join(folder, DESCRIPTION), `${JSON.stringify(release, null, 2)}\n`)
  return release
}

async function factsIn(file: string): Promise<object> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as object
  } catch (error) {
    if (error instanceof SyntaxError) throw new WrongUsage(`${file} is not JSON: ${error.message}`)
    throw error
  }
}

/** Hidden files are not served, so they are no part of a release. */
async function servedPathsIn(folder: string): Promise<string[]> {
  const paths = (await filesIn(folder)).map(file => relative(folder, file).replaceAll(sep, '/'))
  return paths.filter(path => path !== DESCRIPTION && !/(^|\/)\./.test(path)).toSorted()
}

async function describedFile(folder: string, path: string) {
  const bytes = await readFile(join(folder, path))
  return { path, size: bytes.length, integrity: integrityOf(bytes) }
}

/** Returns the paths of all files in a folder and below it. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
}
