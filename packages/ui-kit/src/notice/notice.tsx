import type { ReactNode } from 'react'
import styles from './notice.module.css'

type Props = {
  /** The `z-index`, for a notice that has to cover other layers. */
  layer?: number
  children: ReactNode
}

/** A few words in the middle of the window, at any position of scrolling. The page beside it stays usable. */
export function Notice({ layer, children }: Props) {
  return (
    <div className={styles['notice']} style={{ zIndex: layer }}>
      {children}
    </div>
  )
}
