import { useId } from 'react'
import { Bar, type Percent } from './bar.tsx'
import styles from './progress.module.css'

type Props = { label: string; percent?: Percent }

/** The progress of something, in words and as a bar. */
export function Progress({ label, percent }: Props) {
  const id = useId()
  return (
    <div className={styles['progress']}>
      <span id={id}>{label}</span>
      {percent !== undefined && <span className={styles['percent']}>{Math.round(percent)}%</span>}
      <Bar percent={percent} aria-labelledby={id} />
    </div>
  )
}
