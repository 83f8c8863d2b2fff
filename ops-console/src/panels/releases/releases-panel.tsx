import { useState } from 'react'
import { LiveView } from '../../live/live-view.tsx'
import { useFeed, useLive } from '../../live/use-live.ts'
import type { Ops, Verb } from '../../api/ops.ts'
import type { Remote, Told } from '../../api/shapes.ts'
import { ChangeDialog, isAsking } from './change-dialog.tsx'
import { RemoteCard, type OpenPages } from './remote-card.tsx'
import { useChange } from './use-change.ts'
import { neverLive } from './versions.ts'

/** What is live, how many open pages run it, and what can be done about it. */
export function ReleasesPanel({ ops }: { ops: Ops }) {
  const feed = useFeed()
  // What pages tell may fail by itself: a roll back must not wait for it.
  const told = useLive('beacons')
  const stored = useLive('stored')
  const change = useChange(ops)
  const [wanted, setWanted] = useState<{ remote: Remote; verb: Verb }>()

  function open(remote: Remote, verb: Verb) {
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
              pages={pagesOf(told.value, remote.name)}
              onChange={verb => open(remote, verb)}
            />
          ))
        }
      </LiveView>
      {wanted && <ChangeDialog {...wanted} change={change} onClose={close} />}
    </>
  )
}

/** What open pages tell of each version of a remote; null while that is not known. */
function pagesOf(told: Told | undefined, name: string): OpenPages | null {
  if (!told) return null
  const ofRemote = told.releases.filter(({ remote }) => remote === name)
  return new Map(ofRemote.map(release => [release.version, release]))
}
