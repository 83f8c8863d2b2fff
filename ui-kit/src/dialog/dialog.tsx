import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import styles from './dialog.module.css'

type Props = {
  title: ReactNode
  message: ReactNode
  /** Buttons; the value of the one pressed is the answer. The first takes the focus. */
  actions: ReactNode
  /** Called once it has closed, with the answer; Escape answers with nothing. The focus is back where it was. */
  onClose: (answer: string) => void
}

/** A message over the page that wants an answer. Open as long as it is drawn (MODAL-01..03). */
export function Dialog({ title, message, actions, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const ids = { title: useId(), message: useId() }

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector('button')?.focus()
    return () => element?.close()
  }, [])

  function close({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    // Development mode closes and opens it once more, and the event of that closing arrives late.
    if (!currentTarget.open) onClose(currentTarget.returnValue)
  }

  return (
    <dialog
      className={styles['dialog']}
      ref={dialog}
      aria-labelledby={ids.title}
      aria-describedby={ids.message}
      onClose={close}
    >
      <form className={styles['content']} method="dialog">
        <h2 className={styles['title']} id={ids.title}>
          {title}
        </h2>
        <div className={styles['message']} id={ids.message}>
          {message}
        </div>
        <div className={styles['actions']}>{actions}</div>
      </form>
    </dialog>
  )
}
