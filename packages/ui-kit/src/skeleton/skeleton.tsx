import { Status } from '../status/status.tsx'
import styles from './skeleton.module.css'

type Props = { label: string; lines?: number }

/** Keeps the room for what is on its way, where it is known how much that will be. Comes late, like the spinner. */
export function Skeleton({ label, lines = 3 }: Props) {
  return (
    <div className={styles['skeleton']}>
      <Status className="sr-only">{label}</Status>
      {Array.from({ length: lines }, (_, at) => (
        <span className={styles['line']} key={at} />
      ))}
    </div>
  )
}
