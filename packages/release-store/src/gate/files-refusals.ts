import { join } from 'node:path'
import type { Release } from 'release-format'
import { builtIn, bytesOf, differenceOf } from '../storage/release-files.ts'
import type { ReadFile } from '../storage/release-storage.ts'
import { RefusedByGate, type Refusal } from './refusal.ts'
import { refusalsOfSizes } from './release-limits.ts'
import { refusalsOfViews } from './views-refusals.ts'

/** Texts that every minifier leaves in a package whose one copy is the page's. */
const SHARED_CODE = [
  { name: 'react', sign: /__(?:CLIENT|SECRET)_INTERNALS\w* ?=[^=]/ },
  { name: 'react-dom', sign: /onCommitFiberRoot/ },
]

const AGAIN = 'Build it again, and make release.json after the build.'

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
 * Returns the faults in the files of a build: too large, missing, unlike the list, of a wrong type, with a copy of a
 * package that the page shares, or a first view that may not be shown. Files of a release that is too large are not read.
 */
export async function refusalsOfFiles(release: Release, read: ReadFile): Promise<Refusal[]> {
  const found = refusalsOfSizes(release)
  if (found.length > 0) return found
  const { name, version, files } = release
  for (const file of files) {
    const bytes = await read(file.path)
    const difference = differenceOf(file, bytes)
    const faults = difference ? [fileFault(...difference)] : faultsInCode(file.path, bytes)
    const label = `${file.path} of ${name} ${version}`
    found.push(...faults.map(fault => ({ ...fault, candidate: `${label} ${fault.candidate}` })))
  }
  return [...found, ...(await refusalsOfViews(release, read))]
}

function fileFault(candidate: string, live: string): Refusal {
  return { rule: 'files', candidate, live, wayOut: AGAIN }
}

function faultsInCode(path: string, bytes: Uint8Array | null): Refusal[] {
  if (!/\.(m?js|css)$/.test(path)) return []
  const text = new TextDecoder().decode(bytes ?? undefined)
  if (/^\s*</.test(text)) return [fileFault('holds markup.', 'Browsers read it as code.')]
  const shared = path.endsWith('.css') ? [] : SHARED_CODE.filter(({ sign }) => sign.test(text))
  return shared.map(({ name }) => ({
    rule: 'one copy',
    candidate: `contains ${name}.`,
    live: `The page shares its one copy of ${name}.`,
    wayOut: `Leave ${name} out of the bundle (\`import: false\`), and name it in \`requires\`.`,
  }))
}
