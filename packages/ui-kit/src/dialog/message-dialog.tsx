import { useId, type ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import styles from './dialog.module.css'

type Props = {
  title: ReactNode
  message: ReactNode
  /** Buttons; the value of the one pressed is the answer. The first takes the focus. */
  actions: ReactNode
  /** Called once it has closed, with the answer; Escape answers with nothing. */
  onClose: (answer: string) => void
}

/** A few words over the page, and the buttons that answer them. */
export function MessageDialog({ title, message, actions, onClose }: Props) {
  const ids = { title: useId(), message: useId() }
  return (
    <Dialog titleId={ids.title} messageId={ids.message} firstFocus="button" onClose={onClose}>
      <form className={styles['content']} method="dialog">
        <h2 className={styles['title']} id={ids.title}>
          {title}
        </h2>
        <div className={styles['message']} id={ids.message}>
          {message}
        </div>
        <div className={styles['actions']}>{actions}</div>
      </form>
    </Dialog>
  )
}
