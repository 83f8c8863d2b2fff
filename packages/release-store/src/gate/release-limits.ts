import type { Release } from 'release-format'
import type { Refusal } from './refusal.ts'

const MEGABYTE = 1024 * 1024

/** The most bytes of a release, uncompressed: of its entry, of any other file, and of all files together. */
export const RELEASE_LIMITS = { entry: MEGABYTE, file: 4 * MEGABYTE, release: 24 * MEGABYTE }

const LABELS = { entry: 'an entry', file: 'a file', release: 'all files together' }
const WAY_OUT = 'Load large parts by `import()` when a screen needs them, and leave shared packages out.'

/** Returns the refusals of the parts that are larger than the limits, by the sizes in a `release.json`. */
export function refusalsOfSizes({ name, version, entry, files }: Release): Refusal[] {
  const sum = files.reduce((total, { size }) => total + size, 0)
  const parts = files.map(({ path, size }) => [path, size, path === entry ? 'entry' : 'file'] as const)
  return [...parts, ['the release', sum, 'release'] as const]
    .filter(([, size, kind]) => size > RELEASE_LIMITS[kind])
    .map(([part, size, kind]) => ({
      rule: 'sizes',
      candidate: `${name} ${version}: ${part} has ${bytes(size)}.`,
      live: `The most for ${LABELS[kind]} is ${bytes(RELEASE_LIMITS[kind])}.`,
      wayOut: WAY_OUT,
    }))
}

const bytes = (count: number) => `${count.toLocaleString('en')} bytes`
