import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Release } from 'release-format'
import { builtIn, bytesOf } from '../storage/release-files.ts'
import type { ReadFile } from '../storage/release-storage.ts'
import { refusalsOfSizes } from './fits-limits.ts'
import { RefusedByGate, type Refusal } from './refusal.ts'

type ReleaseFile = Release['files'][number]

/** Texts that every minifier leaves in a package whose one copy is the page's. */
const SHARED_CODE = [
  { name: 'react', sign: /__(?:CLIENT|SECRET)_INTERNALS\w* ?=[^=]/ },
  { name: 'react-dom', sign: /onCommitFiberRoot/ },
]

/**
 * Reads the release.json of a folder, and judges every listed file. Throws `RefusedByGate` with all faults of the files,
 * `MissingRelease` or `InvalidRelease`.
 */
export async function assertBuilt(folder: string): Promise<Release> {
  const release = await builtIn(folder)
  const refusals = await refusalsOfFiles(release, path => bytesOf(join(folder, path)))
  if (refusals.length > 0) throw new RefusedByGate(refusals)
  return release
}

/**
 * Returns the faults in the files of a build: too large, missing, unlike the list, of a wrong type, or with a copy of a
 * package that the page shares. Files of a release that is too large are not read.
 */
export async function refusalsOfFiles(release: Release, read: ReadFile): Promise<Refusal[]> {
  const tooLarge = refusalsOfSizes(release)
  if (tooLarge.length > 0) return tooLarge
  const found: Refusal[] = refusalOfEntry(release)
  for (const file of release.files) found.push(...refusalsOfFile(release, file, await read(file.path)))
  return found
}

function refusalOfEntry({ name, version, entry, integrity, files }: Release): Refusal[] {
  if (files.some(file => file.path === entry && file.integrity === integrity)) return []
  return [
    {
      rule: 'files',
      candidate: `${name} ${version} has the entry ${entry} with ${integrity}.`,
      live: 'Its list of files has no such file.',
      wayOut: AGAIN,
    },
  ]
}

const AGAIN = 'Build it again, and make release.json after the build.'

/** The first fault of a file. */
function refusalsOfFile(release: Release, file: ReleaseFile, bytes: Uint8Array | null): Refusal[] {
  const { path, size, integrity } = file
  const hash = bytes && hashOf(bytes)
  const differs = (candidate: string, listed: string) =>
    refusal(release, path, 'files', candidate, `Its release.json lists ${listed}.`, AGAIN)
  if (!bytes) return [differs('is missing', `it with ${size} bytes`)]
  if (bytes.length !== size) return [differs(`has ${bytes.length} bytes`, `${size} bytes`)]
  if (hash !== integrity) return [differs(`has the hash ${hash}`, integrity)]
  return /\.(m?js|css)$/.test(path) ? refusalsOfCode(release, path, new TextDecoder().decode(bytes)) : []
}

function refusalsOfCode(release: Release, path: string, text: string): Refusal[] {
  if (/^\s*</.test(text))
    return [refusal(release, path, 'files', 'holds markup', 'Browsers read it as code.', AGAIN)]
  const shared = path.endsWith('.css') ? [] : SHARED_CODE.filter(({ sign }) => sign.test(text))
  return shared.map(({ name }) =>
    refusal(
      release,
      path,
      'one copy',
      `contains ${name}`,
      `The page shares its one copy of ${name}.`,
      `Leave ${name} out of the bundle (\`import: false\`), and name it in \`requires\`.`,
    ),
  )
}

function refusal(
  { name, version }: Release,
  path: string,
  rule: Refusal['rule'],
  fault: string,
  live: string,
  wayOut: string,
): Refusal {
  return { rule, candidate: `${path} of ${name} ${version} ${fault}.`, live, wayOut }
}

function hashOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
