import { useState } from 'react'
import { Button, Checkbox } from 'ui-kit'
import type { EntrySignal } from './entry-signal.ts'
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
  /** Offered beside Stop while the question is closed. */
  signals: readonly EntrySignal[]
}

/** Shows Stop, and the question before the place is given up (GP-24). The focus moves between them. */
export function WayOut({ texts, isReconnecting, isAsking, onAsk, onStop, signals }: Props) {
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
          {signals.map(signal => (
            <EntrySignalChoice key={signal.label} signal={signal} />
          ))}
        </div>
      )}
    </>
  )
}

/** Switches a signal at entry on and off. */
function EntrySignalChoice({ signal }: { signal: EntrySignal }) {
  const [isWanted, setIsWanted] = useState(signal.isWanted)
  const choose = async (wanted: boolean) => setIsWanted(await signal.want(wanted))
  return <Checkbox label={signal.label} checked={isWanted} onChange={wanted => void choose(wanted)} />
}

// Nothing can take the focus while the dialog opens, so the first focus stays.
function takeFocus(button: HTMLButtonElement | null) {
  button?.focus()
}
