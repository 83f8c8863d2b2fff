import { useState } from 'react'
import type { ReleasesReport, TelemetryReport } from 'ops-api'
import { Disclosure, Select, Table, type Column } from 'ui-kit'
import { LiveView, useLive } from '../../live/live-view.tsx'
import { releaseName } from '../given.ts'
import { failuresOf, type Failing } from './failures.ts'
import * as t from './texts.ko.ts'

const ALL = 'all'

const columns: readonly Column<Failing>[] = [
  { header: t.release, cell: releaseName, namesRow: true },
  { header: t.failures, cell: ({ failures }) => t.times(failures), numeric: true },
  { header: t.starts, cell: ({ starts }) => t.times(starts), numeric: true },
  { header: t.kindsOf, cell: ({ kinds }) => kinds.map(t.kindTimes).join(' · ') },
]

/** The failures in pages within the last hour, by release: the worst first, those of versions that are gone folded away. */
export function ErrorsPanel() {
  const releases = useLive('releases').value
  return <LiveView topic="beacons">{telemetry => <Failures {...{ telemetry, releases }} />}</LiveView>
}

type Props = { telemetry: TelemetryReport; releases: ReleasesReport | undefined }

function Failures({ telemetry, releases }: Props) {
  const [wanted, setWanted] = useState(ALL)
  const all = failuresOf(telemetry, releases)
  const remotes = [...new Set(all.map(({ remote }) => remote))].toSorted()
  // The last failure of the wanted remote may be over.
  const shown = remotes.includes(wanted) ? all.filter(({ remote }) => remote === wanted) : all
  const gone = shown.filter(({ isGone }) => isGone)
  return (
    <>
      {remotes.length > 1 && (
        <Select
          label={t.remote}
          placeholder={t.remote}
          options={[{ value: ALL, label: t.all }, ...remotes.map(name => ({ value: name, label: name }))]}
          value={wanted}
          onChange={setWanted}
        />
      )}
      <FailureTable caption={t.caption} rows={shown.filter(({ isGone }) => !isGone)} />
      {gone.length > 0 && (
        <Disclosure label={t.gone(gone.length)}>
          <FailureTable caption={t.gone(gone.length)} rows={gone} />
        </Disclosure>
      )}
    </>
  )
}

function FailureTable({ caption, rows }: { caption: string; rows: readonly Failing[] }) {
  if (rows.length === 0) return <p>{t.none}</p>
  return <Table caption={caption} columns={columns} rows={rows} keyOf={releaseName} />
}
