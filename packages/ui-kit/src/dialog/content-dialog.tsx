import { useId, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import * as t from './texts.ko.ts'

type Props = {
  title: ReactNode
  children: ReactNode
  /** Buttons at its foot, always visible. */
  actions?: ReactNode
  size?: 'small' | 'large'
  /** During a call neither Escape nor the cross closes it (AMB-114). */
  busy?: boolean
  /** A cross in the corner. Not for a question: there the buttons are the answers. */
  hasCross?: boolean
  onDismiss: () => void
}

/** A dialog of any content: pictures, a form, a long text. Its title takes the focus, so that reading begins there. */
export function ContentDialog({ title, children, actions, size = 'large', busy = false, ...props }: Props) {
  const { hasCross = true, onDismiss } = props
  const titleId = useId()
  return (
    <Dialog nameId={titleId} size={size} busy={busy} firstFocus="h2" onDismiss={onDismiss}>
      <div className={styles['content']}>
        <h2 className={styles['title']} id={titleId} tabIndex={-1} data-beside-cross={hasCross}>
          {title}
        </h2>
        <div className={styles['body']}>{children}</div>
        {actions && <div className={styles['actions']}>{actions}</div>}
        {hasCross && (
          <button
            className={styles['cross']}
            type="button"
            aria-disabled={busy || undefined}
            onClick={() => busy || onDismiss()}
          >
            <Icon name="close" />
            <span className="sr-only">{t.close}</span>
          </button>
        )}
      </div>
    </Dialog>
  )
}
