import { useState } from 'react'
import { LiveView, useLive, useSite } from '../../live/live-view.tsx'
import type { RemoteReport } from 'ops-api'
import { ChangeDialog } from './change-dialog.tsx'
import rows from '../row/row.module.css'
import { LinkDialog } from './link-dialog.tsx'
import { RemoteRow, type Wish } from './remote-row.tsx'
import * as t from './texts.ko.ts'
import { neverLive } from './versions.ts'

/** The releases of each remote, with their open pages and the changes to choose from. */
export function ReleasesPanel() {
  const { feed } = useSite()
  // Telemetry may fail alone: a roll back must not wait for it.
  const telemetry = useLive('beacons')
  const stored = useLive('stored')
  const [wanted, setWanted] = useState<{ remote: RemoteReport; wish: Wish }>()

  function close() {
    setWanted(undefined)
    void feed.refresh('releases', 'audit')
  }

  return (
    <>
      <LiveView topic="releases">
        {({ remotes, questions }) => {
          const all = [...remotes, ...neverLive(remotes, stored.value?.releases)]
          if (all.length === 0) return <p>{t.none}</p>
          return (
            <div className={rows['rows']}>
              {all.map(remote => (
                <RemoteRow
                  key={remote.name}
                  remote={remote}
                  telemetry={telemetry.value}
                  isAsked={questions.some(question => question.remote === remote.name)}
                  onWish={wish => setWanted({ remote, wish })}
                />
              ))}
            </div>
          )
        }}
      </LiveView>
      {wanted?.wish === 'link' && <LinkDialog remote={wanted.remote.name} onClose={close} />}
      {wanted && wanted.wish !== 'link' && (
        <ChangeDialog remote={wanted.remote} verb={wanted.wish} onClose={close} />
      )}
    </>
  )
}
