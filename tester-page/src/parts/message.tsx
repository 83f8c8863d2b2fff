import { useEffect } from 'react'
import { Status } from 'ui-kit'
import { Problem } from 'page-kit'
import type { Outcome } from './use-attempts.ts'
import styles from './message.module.css'

const SHOWN_MS = 6000

type Props = { outcome: Outcome; onOver: () => void }

/** Shows the outcome of a button at the foot of the window: success for a while, an error until the next one. */
export function Message({ outcome: { sentence, problem }, onOver }: Props) {
  useEffect(() => {
    if (sentence === undefined) return
    const timer = setTimeout(onOver, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [sentence, onOver])

  return (
    <div className={styles['message']}>
      <Status className={styles['said']}>{sentence}</Status>
      {problem && <Problem error={problem} />}
    </div>
  )
}
