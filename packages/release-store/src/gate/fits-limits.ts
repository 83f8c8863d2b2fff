import type { Release } from 'release-format'
import type { Refusal } from './refusal.ts'
import { RELEASE_LIMITS } from './release-limits.ts'

/** Returns the parts of a release that are larger than the limits, by the sizes in its `release.json`. */
export function refusalsOfSizes({ name, version, entry, files }: Release): Refusal[] {
  const all = files.reduce((sum, { size }) => sum + size, 0)
  return [
    ...files.flatMap(({ path, size }) => refusal(path, size, path === entry ? 'entry' : 'file')),
    ...refusal('the release', all, 'release'),
  ]

  function refusal(part: string, size: number, kind: keyof typeof RELEASE_LIMITS): Refusal[] {
    const most = RELEASE_LIMITS[kind]
    if (size <= most) return []
    return [
      {
        rule: 'sizes',
        candidate: `${name} ${version}: ${part} has ${bytes(size)}.`,
        live: `The most for ${LABELS[kind]} is ${bytes(most)}.`,
        wayOut: 'Load large parts by `import()` when a screen needs them, and leave shared packages out.',
      },
    ]
  }
}

const LABELS = { entry: 'an entry', file: 'a file', release: 'all files together' }

function bytes(count: number): string {
  return `${count.toLocaleString('en')} bytes`
}
