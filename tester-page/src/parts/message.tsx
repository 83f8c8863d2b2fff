import { useEffect } from 'react'
import { Status } from 'ui-kit'
import { Problem } from 'page-kit'
import type { Outcome } from './use-attempts.ts'
import styles from './message.module.css'

const SHOWN_MS = 6000

type Props = { outcome: Outcome; onOver: () => void }

/** Says at the foot of the window what came of a press: for a while what was done, until the next press what was not. */
export function Message({ outcome: { said, problem }, onOver }: Props) {
  useEffect(() => {
    if (said === undefined) return
    const timer = setTimeout(onOver, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [said, onOver])

  return (
    <div className={styles['message']}>
      <Status className={styles['said']}>{said}</Status>
      {problem && <Problem error={problem} />}
    </div>
  )
}
