import { scriptBudgetOf, type RemoteReport, type TelemetryReport } from 'ops-api'
import * as t from './texts.ko.ts'

type Fact = readonly [label: string, value: string]

/** Returns the versions of a remote that browsers get or still run, each with its open pages. */
export function factsOf(remote: RemoteReport, telemetry: TelemetryReport | undefined): readonly Fact[] {
  const { name, version, scripts, canary, fallback } = remote
  const ofRemote = telemetry?.releases.filter(release => release.remote === name)
  const withPages = (of: string, ...more: string[]) =>
    [of, ...more, ofRemote ? t.pages(ofRemote.find(each => each.version === of)?.open ?? 0) : t.unknown].join(
      ' · ',
    )
  return [
    ...(version === null ? [] : [[t.live, withPages(version)] as const]),
    ...(scripts === undefined ? [] : [[t.scripts, t.weight(scripts, scriptBudgetOf(name))] as const]),
    ...(canary ? [[t.canary, withPages(canary.version, t.share(canary), ...stepOf(canary))] as const] : []),
    ...(fallback === null ? [] : [[t.fallback, withPages(fallback)] as const]),
  ]
}

/** The present step of a canary that grows by itself, and the time of the next one. */
function stepOf({ rollout }: NonNullable<RemoteReport['canary']>): string[] {
  if (!rollout) return []
  const { step, steps, nextAt } = rollout
  return [t.step(step + 1, steps.length, nextAt)]
}

/** Returns the open pages that run none of these, in words; null without any. They change as soon as nothing is lost. */
export function stillOnOthers(remote: RemoteReport, telemetry: TelemetryReport | undefined): string | null {
  const named = [remote.version, remote.canary?.version, remote.fallback]
  const others = (telemetry?.releases ?? []).filter(
    release => release.remote === remote.name && release.open > 0 && !named.includes(release.version),
  )
  if (others.length === 0) return null
  const sum = (figure: 'open' | 'deferred' | 'unsaved') => others.reduce((all, each) => all + each[figure], 0)
  const parts = [
    others.length === 1 ? others[0]?.version : t.versions(others.length),
    t.pages(sum('open')),
    ...(sum('deferred') > 0 ? [t.deferred(sum('deferred'))] : []),
    ...(sum('unsaved') > 0 ? [t.unsaved(sum('unsaved'))] : []),
  ]
  return `${t.behind}: ${parts.join(' · ')}`
}
