import { Status } from '../status/status.tsx'
import styles from './skeleton.module.css'

type Props = { label: string; lines?: number }

/** Keeps room for content that is being loaded, if its size is known. Appears late, like the spinner. */
export function Skeleton({ label, lines = 3 }: Props) {
  return (
    <div className={styles['skeleton']} data-coming>
      <Status className="sr-only">{label}</Status>
      {Array.from({ length: lines }, (_, at) => (
        <span className={styles['line']} key={at} />
      ))}
    </div>
  )
}
