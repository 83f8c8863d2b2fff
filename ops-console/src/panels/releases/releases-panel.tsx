import { useState } from 'react'
import { LiveView } from '../../live/live-view.tsx'
import { useFeed, useLive } from '../../live/use-live.ts'
import type { Ops, Verb } from '../../api/ops.ts'
import type { RemoteReport, TelemetryReport } from 'ops-api'
import { ChangeDialog } from './change-dialog.tsx'
import { isAsking } from './change-form.ts'
import { RemoteCard, type OpenPages } from './remote-card.tsx'
import { useChange } from './use-change.ts'
import { neverLive } from './versions.ts'

/** The releases of each remote, with their open pages and the changes to choose from. */
export function ReleasesPanel({ ops }: { ops: Ops }) {
  const feed = useFeed()
  // Telemetry may fail alone: a roll back must not wait for it.
  const telemetry = useLive('beacons')
  const stored = useLive('stored')
  const change = useChange(ops)
  const [wanted, setWanted] = useState<{ remote: RemoteReport; verb: Verb }>()

  function open(remote: RemoteReport, verb: Verb) {
    setWanted({ remote, verb })
    change.begin()
    if (!isAsking(verb)) void change.preview({ remote: remote.name, verb })
  }

  function close() {
    setWanted(undefined)
    void feed.refresh('releases', 'audit')
  }

  return (
    <>
      <LiveView topic="releases">
        {({ remotes }) =>
          [...remotes, ...neverLive(remotes, stored.value?.releases)].map(remote => (
            <RemoteCard
              key={remote.name}
              remote={remote}
              pages={pagesOf(telemetry.value, remote.name)}
              onChange={verb => open(remote, verb)}
            />
          ))
        }
      </LiveView>
      {wanted && <ChangeDialog {...wanted} change={change} onClose={close} />}
    </>
  )
}

/** Returns the open pages by version of a remote; null while they are unknown. */
function pagesOf(telemetry: TelemetryReport | undefined, name: string): OpenPages | null {
  if (!telemetry) return null
  const ofRemote = telemetry.releases.filter(({ remote }) => remote === name)
  return new Map(ofRemote.map(release => [release.version, release]))
}
