import { Status } from '../status/status.tsx'
import styles from './spinner.module.css'

/** Says that something is on its way; stays out of sight for the first second, in which most things arrive. */
export function Spinner({ label }: { label: string }) {
  return (
    <Status className={styles['spinner']}>
      <span className={styles['ring']} />
      <span>{label}</span>
    </Status>
  )
}
