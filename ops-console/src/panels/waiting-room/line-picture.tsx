import { useMemo } from 'react'
import type { LineHistory } from 'ops-api'
import { Curve } from '../../curve/curve.tsx'
import styles from './waiting-room-panel.module.css'
import * as t from './texts.ko.ts'

type Figure = keyof LineHistory['lines'][string]
type Props = { name: string; action: string; history: LineHistory }

/** The last hour of a line: the people who waited, the people inside under the limit, and the entries under the rate. */
export function LinePicture({ name, action, history }: Props) {
  const shared = { name, action, history }
  return (
    <div className={styles['pictures']}>
      <FigureCurve {...shared} figure="waiting" />
      <FigureCurve {...shared} figure="inside" limit="limit" />
      <FigureCurve {...shared} figure="perSecond" limit="rate" />
    </div>
  )
}

type FigureProps = Props & { figure: 'waiting' | 'inside' | 'perSecond'; limit?: Figure }

function FigureCurve({ name, action, history, figure, limit }: FigureProps) {
  const line = history.lines[action]
  const times = useMemo(() => timesOf(history), [history])
  const series = useMemo(
    () => [
      { look: 'calm', values: line?.[figure] ?? [] } as const,
      ...(limit ? [{ look: 'limit', values: line?.[limit] ?? [] } as const] : []),
    ],
    [line, figure, limit],
  )
  const measured = (line?.[figure] ?? []).filter(value => value !== null)
  const label = t.figures[figure]
  const most = Math.max(0, ...measured)
  return (
    <figure className={styles['picture']}>
      <Curve label={t.lastHour(name, label, most, measured.at(-1) ?? 0)} times={times} series={series} />
      <figcaption>{t.mostOf(label, most)}</figcaption>
    </figure>
  )
}

function timesOf({ from }: LineHistory): number[] {
  return Array.from({ length: 60 }, (_, minute) => Date.parse(from) / 1_000 + minute * 60)
}
