import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './alert-box.module.css'

type Props = {
  tone: 'info' | 'success' | 'warning' | 'danger'
  title?: ReactNode
  /** Spoken as soon as it appears. For events during another activity of the user. */
  announced?: boolean
  children: ReactNode
}

/** Important information. Its words carry the meaning; colour and shape only repeat it. */
export function AlertBox({ tone, title, announced = false, children }: Props) {
  return (
    <div className={styles['box']} data-tone={tone} role={announced ? 'alert' : undefined}>
      <Icon name={tone} />
      <div className={styles['body']}>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  )
}
