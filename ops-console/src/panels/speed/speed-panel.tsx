import type { TelemetryReport } from 'ops-api'
import { Table, type Column } from 'ui-kit'
import { LiveView, useLive } from '../../live/live-view.tsx'
import { isGivenBy, releaseName } from '../given.ts'
import * as t from './texts.ko.ts'

type Release = TelemetryReport['releases'][number]

const columns: readonly Column<Release>[] = [
  { header: t.version, cell: releaseName, namesRow: true },
  ...Object.entries(t.measures).map(([measure, { name, value }]) => ({
    header: name,
    optional: true,
    cell: ({ measures }: Release) => {
      const { [measure]: speed } = measures
      return speed ? `${value(speed.most)} · ${t.times(speed.times)}` : null
    },
  })),
]

/** The speed of the versions that browsers get, within the last hour. */
export function SpeedPanel() {
  const isGiven = isGivenBy(useLive('releases').value)
  return (
    <LiveView topic="beacons">
      {({ releases }) => {
        const measured = releases.filter(
          release => Object.keys(release.measures).length > 0 && isGiven(release),
        )
        if (measured.length === 0) return <p>{t.none}</p>
        return (
          <>
            <p>{t.explanation}</p>
            <Table caption={t.caption} columns={columns} rows={measured} keyOf={releaseName} />
          </>
        )
      }}
    </LiveView>
  )
}
