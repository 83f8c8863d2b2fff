import type { ReleasesReport } from 'ops-api'

/** Returns the name of a release: its remote and its version. */
export const releaseName = ({ remote, version }: { remote: string; version: string | null | undefined }) =>
  `${remote} ${version}`

/** Returns a test for releases that browsers get: live, canary or fallback. While `releases` are unknown, all pass it. */
export function isGivenBy(releases: Pick<ReleasesReport, 'remotes'> | undefined) {
  const given = releases?.remotes.flatMap(({ name, version, canary, fallback }) =>
    [version, canary?.version, fallback].map(each => releaseName({ remote: name, version: each })),
  )
  return (release: { remote: string; version: string }) => given?.includes(releaseName(release)) ?? true
}
