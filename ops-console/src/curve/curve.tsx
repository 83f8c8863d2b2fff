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
export function Curve({ label, times, series }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const drawn = useRef<uPlot>(undefined)
  const looks = series.map(({ look }) => look).join(' ')

  useEffect(() => {
    if (!element.current) return undefined
    const { chart, remove } = drawCurves(element.current, looks.split(' ') as Series['look'][])
    drawn.current = chart
    return remove
  }, [looks])
  useEffect(() => {
    drawn.current?.setData([[...times], ...series.map(({ values }) => [...values])])
  }, [looks, times, series])

  return <div className={styles['curve']} role="img" aria-label={label} ref={element} />
}
