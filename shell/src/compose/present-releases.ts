import type { RegisteredRemote } from 'release-format'

/** Releases with code in the page, by remote. */
const present = new Map<string, readonly RegisteredRemote[]>()

/** From now on the release has code in the page. */
export function notePresent(name: string, release: RegisteredRemote): void {
  present.set(name, [...others(name, release), release])
}

/** Takes all releases of the remote but this one out of the page. */
export function evictOthers(name: string, release: RegisteredRemote): void {
  void evictAll(name, others(name, release))
}

/** Takes a release out of the page that no one uses any more. */
export function evictRelease(name: string, release: RegisteredRemote): void {
  void evictAll(name, [release])
}

/** The code that does it comes when it is needed. Where it does not come, the page works all the same. */
async function evictAll(name: string, releases: readonly RegisteredRemote[]): Promise<void> {
  if (releases.length === 0) return
  present.set(
    name,
    (present.get(name) ?? []).filter(release => !releases.includes(release)),
  )
  try {
    const { evict } = await import('./evict.ts')
    for (const release of releases) evict(name, release)
  } catch (error) {
    console.warn(`a former release of ${name} stays in the page`, error)
  }
}

function others(name: string, { version }: RegisteredRemote): readonly RegisteredRemote[] {
  return (present.get(name) ?? []).filter(release => release.version !== version)
}
