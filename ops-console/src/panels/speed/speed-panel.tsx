import { Table, type Column } from 'ui-kit'
import { LiveView } from '../../live/live-view.tsx'
import { useLive } from '../../live/use-live.ts'
import { isGivenBy } from '../given.ts'
import { speedsIn, type Speed } from './speeds.ts'
import styles from './speed-panel.module.css'
import * as t from './texts.ko.ts'

type Row = ReturnType<typeof speedsIn>[number]['versions'][number]

const columns: readonly Column<Row>[] = [
  { header: t.version, cell: ({ version }) => version, namesRow: true },
  ...Object.entries(t.measures).map(([measure, { name, value }]) => ({
    header: name,
    cell: ({ speedOf }: Row) => <SpeedBar speed={speedOf(measure)} value={value} />,
  })),
]

/** Compares the speed of the versions of each remote within the last hour. */
export function SpeedPanel() {
  const releases = useLive('releases').value
  return (
    <LiveView topic="beacons">
      {telemetry => {
        const remotes = speedsIn(telemetry, isGivenBy(releases))
        if (remotes.length === 0) return <p>{t.none}</p>
        return (
          <>
            <p>{t.explanation}</p>
            {remotes.map(({ remote, versions }) => (
              <Table
                key={remote}
                caption={remote}
                columns={columns}
                rows={versions}
                keyOf={({ version }) => version}
              />
            ))}
          </>
        )
      }}
    </LiveView>
  )
}

/** The value in figures; the bar repeats it. */
function SpeedBar({ speed, value }: { speed: Speed | null; value: (most: number) => string }) {
  if (!speed) return t.notMeasured
  return (
    <>
      {value(speed.most)} · {t.times(speed.times)}
      <svg className={styles['bar']} aria-hidden viewBox="0 0 1 1" preserveAspectRatio="none">
        <rect width={speed.share} height={1} />
      </svg>
    </>
  )
}
