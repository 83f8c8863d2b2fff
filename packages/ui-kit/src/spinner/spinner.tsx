import { Status } from '../status/status.tsx'
import styles from './spinner.module.css'

/** A status that something is being loaded. Invisible for the first second, in which most content arrives. */
export function Spinner({ label }: { label: string }) {
  return (
    <Status className={styles['spinner']}>
      <span className={styles['ring']} />
      <span>{label}</span>
    </Status>
  )
}
