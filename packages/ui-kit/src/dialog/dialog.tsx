import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import styles from './dialog.module.css'

type Props = {
  /** The id of the element that names it. */
  nameId: string
  size?: 'small' | 'large'
  /** During a call nothing closes it (AMB-114). */
  busy?: boolean
  /** Selector of the element that takes the focus when it opens: the first match. */
  firstFocus: string
  /** Called when Escape, or the phone's way back, asks to close it. Without it, it closes by itself. */
  onDismiss?: () => void
  /** Called once it has closed and the focus is back where it was, with the answer; empty after Escape. */
  onClose?: (answer: string) => void
  children: ReactNode
}

/** A window over the page that needs an answer. Open as long as it is drawn (MODAL-01..03). */
export function Dialog({ nameId, size = 'small', busy = false, firstFocus, ...props }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isWanted = useRef(false)

  useLayoutEffect(() => {
    const element = dialog.current
    isWanted.current = true
    element?.showModal()
    element?.querySelector<HTMLElement>(firstFocus)?.focus()
    // A dialog longer than the window begins at its top, though its button has the focus.
    element?.scrollTo(0, 0)
    return () => {
      isWanted.current = false
      element?.close()
      dropSecondPress()
    }
  }, [firstFocus])

  function close({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    // The event arrives late: the dialog may be off the screen, or, in development mode, open once more.
    if (isWanted.current && !currentTarget.open) props.onClose?.(currentTarget.returnValue)
  }

  function cancel(event: SyntheticEvent<HTMLDialogElement>) {
    // A file chooser inside reports its own cancelling with the same event.
    if (event.target !== event.currentTarget) return
    if (busy || props.onDismiss) event.preventDefault()
    if (!busy) props.onDismiss?.()
  }

  function press(event: KeyboardEvent) {
    // Browsers close on the second Escape in a row even if its `cancel` was prevented, unless the key event is
    // prevented too.
    if (busy && event.key === 'Escape') event.preventDefault()
  }

  return (
    <dialog
      className={styles['dialog']}
      ref={dialog}
      data-size={size}
      aria-labelledby={nameId}
      aria-busy={busy || undefined}
      onClose={close}
      onCancel={cancel}
      onKeyDown={press}
    >
      {props.children}
    </dialog>
  )
}

/** Drops the second press of a double click, so that it does not press the content under a closed dialog. */
function dropSecondPress() {
  function drop(event: MouseEvent) {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', drop, { capture: true, once: true })
}
