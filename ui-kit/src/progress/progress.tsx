import { useId } from 'react'
import styles from './progress.module.css'

type Props = {
  label: string
  /** 0 to 100; left out while nobody can tell. */
  percent?: number | undefined
}

/** How far something has got, in words and as a bar. */
export function Progress({ label, percent }: Props) {
  const id = useId()
  return (
    <div className={styles['progress']}>
      <span id={id}>{label}</span>
      {percent !== undefined && <span className={styles['percent']}>{Math.round(percent)}%</span>}
      <progress className={styles['bar']} aria-labelledby={id} max={100} value={percent} />
    </div>
  )
}
