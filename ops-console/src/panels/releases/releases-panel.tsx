import { useState } from 'react'
import { LiveView } from '../../live/live-view.tsx'
import { useFeed, useLive } from '../../live/use-live.ts'
import type { Ops } from '../../api/ops.ts'
import type { RemoteReport } from 'ops-api'
import { ChangeDialog } from './change-dialog.tsx'
import { isAsking } from './change-form.ts'
import rows from '../row/row.module.css'
import { LinkDialog } from './link-dialog.tsx'
import { RemoteRow, type Wish } from './remote-row.tsx'
import { useChange } from './use-change.ts'
import { neverLive } from './versions.ts'

/** The releases of each remote, with their open pages and the changes to choose from. */
export function ReleasesPanel({ ops }: { ops: Ops }) {
  const feed = useFeed()
  // Telemetry may fail alone: a roll back must not wait for it.
  const telemetry = useLive('beacons')
  const stored = useLive('stored')
  const change = useChange(ops)
  const [wanted, setWanted] = useState<{ remote: RemoteReport; wish: Wish }>()

  function open(remote: RemoteReport, wish: Wish) {
    setWanted({ remote, wish })
    change.begin()
    if (wish !== 'link' && !isAsking(wish)) change.preview({ remote: remote.name, verb: wish })
  }

  function close() {
    setWanted(undefined)
    void feed.refresh('releases', 'audit')
  }

  return (
    <>
      <LiveView topic="releases">
        {({ remotes, questions }) => (
          <div className={rows['rows']}>
            {[...remotes, ...neverLive(remotes, stored.value?.releases)].map(remote => (
              <RemoteRow
                key={remote.name}
                ops={ops}
                remote={remote}
                telemetry={telemetry.value}
                isAsked={questions.some(question => question.remote === remote.name)}
                onWish={wish => open(remote, wish)}
              />
            ))}
          </div>
        )}
      </LiveView>
      {wanted?.wish === 'link' && <LinkDialog ops={ops} remote={wanted.remote.name} onClose={close} />}
      {wanted && wanted.wish !== 'link' && (
        <ChangeDialog remote={wanted.remote} verb={wanted.wish} change={change} onClose={close} />
      )}
    </>
  )
}
