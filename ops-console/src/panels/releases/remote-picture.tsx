import { Curve } from '../../curve/curve.tsx'
import { failsOften, type Hour } from './hour.ts'
import styles from './releases-panel.module.css'
import * as t from './texts.ko.ts'

/** The starts and failures of a remote in the last hour. */
export function RemotePicture({ name, hour }: { name: string; hour: Hour }) {
  const { times, starts, failures, allStarts, allFailures, share } = hour
  const series = [
    { look: 'calm', values: starts } as const,
    ...(allFailures > 0 ? [{ look: 'danger', values: failures } as const] : []),
  ]
  const worst = failures.lastIndexOf(Math.max(...failures))
  const sentence = t.hour(name, allStarts, allFailures, allFailures > 0 ? times[worst] : undefined)
  return (
    <div className={styles['picture']}>
      <Curve label={sentence} times={times} series={series} />
      <span className={styles['figures']} data-many={failsOften(hour)}>
        {t.starts(allStarts)}
        <br />
        {t.failures(allFailures, share)}
      </span>
    </div>
  )
}
