import type { ReactNode } from 'react'
import { Button } from 'ui-kit'
import type { StageTexts } from './stage-texts.ts'
import * as t from './texts.ko.ts'
import styles from './waiting-overlay.module.css'

type Props = {
  texts: StageTexts
  /** True while the waiting room does not reply. */
  isReconnecting: boolean | undefined
  isAsking: boolean
  onAsk: (isAsking: boolean) => void
  onStop: () => void
  /** Shown beside Stop while the question is closed. */
  children: ReactNode
}

/** Shows Stop, and the question before the place is given up (GP-24). The focus moves between them. */
export function WayOut({ texts, isReconnecting, isAsking, onAsk, onStop, children }: Props) {
  return (
    <>
      <p className={styles['warning']}>{texts.warning}</p>
      <output className={styles['connection']}>
        {isReconnecting ? t.reconnecting : !isAsking && texts.reassurance}
      </output>
      {isAsking ? (
        <fieldset className={styles['question']}>
          <legend>{t.stopQuestion}</legend>
          <Button key="keep" ref={takeFocus} size="medium" onClick={() => onAsk(false)}>
            {t.keepWaiting}
          </Button>
          <Button key="stop" size="medium" variant="tertiary" onClick={onStop}>
            {t.stop}
          </Button>
        </fieldset>
      ) : (
        <div className={styles['question']}>
          <Button key="ask" ref={takeFocus} size="medium" variant="tertiary" onClick={() => onAsk(true)}>
            {t.stop}
          </Button>
          {children}
        </div>
      )}
    </>
  )
}

// Nothing can take the focus while the dialog opens, so the first focus stays.
function takeFocus(button: HTMLButtonElement | null) {
  button?.focus()
}
