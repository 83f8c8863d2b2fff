import type { LineHistory } from 'ops-api'
import { Curve } from '../../curve/curve.tsx'
import styles from './waiting-room-panel.module.css'
import * as t from './texts.ko.ts'

/** The curves of a line, each with the limit above it. */
const curves = [
  { figure: 'waiting' },
  { figure: 'inside', limit: 'limit' },
  { figure: 'perSecond', limit: 'rate' },
] as const

type Props = { name: string; line: LineHistory['lines'][string]; from: string }

/** The last hour of a line: the people who waited, the people inside under the limit, and the entries under the rate. */
export function LinePicture({ name, line, from }: Props) {
  const times = line.waiting.map((_, minute) => Date.parse(from) / 1_000 + minute * 60)
  return (
    <div className={styles['pictures']}>
      {curves.map(({ figure, ...under }) => {
        const values = line[figure]
        const measured = values.filter(value => value !== null)
        const most = Math.max(0, ...measured)
        const label = t.lastHour(name, t.figures[figure], measured.at(-1) ?? 0)
        const limit = 'limit' in under ? [{ look: 'limit', values: line[under.limit] } as const] : []
        return (
          <figure key={figure} className={styles['picture']}>
            <Curve label={label} times={times} series={[{ look: 'calm', values }, ...limit]} />
            <figcaption>{t.mostOf(t.figures[figure], most)}</figcaption>
          </figure>
        )
      })}
    </div>
  )
}
