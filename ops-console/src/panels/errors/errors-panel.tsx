import { SummaryList } from 'ui-kit'
import { LiveView } from '../../live/live-view.tsx'
import { Bars } from './bars.tsx'
import { failuresOf, minuteBars } from './failures.ts'
import styles from './errors-panel.module.css'
import * as t from './texts.ko.ts'

/** The failures in pages within the last hour, by release: the worst first. */
export function ErrorsPanel() {
  return (
    <LiveView topic="beacons">
      {telemetry => {
        const failing = failuresOf(telemetry)
        if (failing.length === 0) return <p>{t.none}</p>
        return failing.map(({ remote, version, failures, starts, kinds }) => (
          <article className={styles['release']} key={`${remote} ${version}`}>
            <h3 className={styles['title']}>
              {remote} {version}
            </h3>
            <p>{t.sum(failures, starts)}</p>
            <Bars label={t.chart(remote, version)} values={minuteBars(telemetry, { remote, version })} />
            <SummaryList rows={kinds.map(([kind, times]) => [t.kinds[kind] ?? kind, t.times(times)])} />
          </article>
        ))
      }}
    </LiveView>
  )
}
