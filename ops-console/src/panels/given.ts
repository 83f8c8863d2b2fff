import type { ReleasesReport } from 'ops-api'

/** Returns a test for releases that browsers get: live, canary or fallback. While `releases` are unknown, all pass it. */
export function isGivenBy(releases: Pick<ReleasesReport, 'remotes'> | undefined) {
  const given = releases?.remotes.flatMap(({ name, version, canary, fallback }) =>
    [version, canary?.version, fallback].map(each => `${name} ${each}`),
  )
  return ({ remote, version }: { remote: string; version: string }): boolean =>
    given === undefined || given.includes(`${remote} ${version}`)
}
