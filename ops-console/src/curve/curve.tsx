import { useEffect, useRef } from 'react'
import type uPlot from 'uplot'
import { drawCurves, type Series } from './draw-curves.ts'
import styles from './curve.module.css'

type Props = {
  /** The content of the picture, in a sentence. */
  label: string
  /** The time of each value, in Unix seconds. */
  times: readonly number[]
  series: readonly Series[]
}

/** Curves over time. The sentence is for people who do not see the picture. */
export function Curve(props: Props) {
  // A picture of other curves is another picture.
  return <Picture key={props.series.map(({ look }) => look).join(' ')} {...props} />
}

function Picture({ label, times, series }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const drawn = useRef<uPlot>(undefined)
  const looks = useRef(series.map(({ look }) => look))

  useEffect(() => {
    if (!element.current) return undefined
    const { chart, remove } = drawCurves(element.current, looks.current)
    drawn.current = chart
    return remove
  }, [])
  useEffect(() => drawn.current?.setData([[...times], ...series.map(({ values }) => [...values])]))

  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas is drawn into it
  return <div className={styles['curve']} role="img" aria-label={label} ref={element} />
}
