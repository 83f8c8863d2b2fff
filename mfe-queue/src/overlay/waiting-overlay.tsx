import { useId } from 'react'
import type { Place } from '../client/place.ts'
import type { QueueSettings } from '../client/settings.ts'
import * as t from './texts.ko.ts'
import { BeforeOpening } from './before-opening.tsx'
import { useBlockedFrames, useOpenDialog, useStopQuestion } from './use-dialog.ts'
import { messageText } from './message-text.ts'
import { openingText } from './opening-text.ts'
import { PlaceInLine } from './place-in-line.tsx'
import { usePopupPosition } from './popup-position.ts'
import type { EntrySignal } from './entry-signal.ts'
import { skinOf } from './skin.ts'
import { stageTexts } from './stage-texts.ts'
import { useTitleWithPlace } from './use-title-with-place.ts'
import { peopleText, clockText } from './wait-text.ts'
import styles from './waiting-overlay.module.css'
import { WayOut } from './way-out.tsx'

type Props = {
  place: Place
  settings: QueueSettings
  /** The text that is read aloud when it changes. */
  announcement: string
  /** True if the question was open when another release handed the wait over. */
  isAskingAtFirst: boolean
  onAsk: (isAsking: boolean) => void
  signals: readonly EntrySignal[]
  onStop: () => void
  /** Milliseconds. */
  now: () => number
}

/** Covers the page while the person waits: the time left, the people ahead, and a way out (QUE-01 to QUE-14). */
export function WaitingOverlay({ isAskingAtFirst, ...props }: Props) {
  const { place, settings, announcement, signals, onStop, now } = props
  const { opening, checkedAt } = place
  const texts = stageTexts(place)
  const text = messageText(place.message)
  const { dialog, heading, keepOpen } = useOpenDialog()
  const ids = { title: useId(), announcement: useId(), note: useId(), message: useId() }
  const { isAsking, ask, askInstead } = useStopQuestion(isAskingAtFirst, props.onAsk)
  usePopupPosition(dialog, settings)
  useBlockedFrames(settings.blockedFrames)
  const people = peopleText(place.ahead, settings.aheadLimit)
  useTitleWithPlace(titleOf(place, people))

  return (
    <dialog
      className={styles['overlay']}
      data-skin={skinOf(settings.skin, navigator.userAgent)}
      style={{ zIndex: settings.popupLayer }}
      data-phone-look={settings.hasPhoneLook || undefined}
      ref={dialog}
      aria-labelledby={ids.title}
      aria-describedby={[ids.announcement, ids.note, text && ids.message].filter(Boolean).join(' ')}
      onKeyDown={event => event.key === 'Escape' && askInstead(event)}
      onCancel={askInstead}
      onClose={keepOpen}
    >
      <h2 className={styles['title']} id={ids.title} ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      {opening ? (
        <BeforeOpening opening={opening} place={place} settings={settings} now={now} />
      ) : (
        <PlaceInLine place={place} settings={settings} />
      )}
      <output className="sr-only">
        <span id={ids.announcement}>{announcement}</span>
      </output>
      <output className={styles['message']}>{text && <span id={ids.message}>{text}</span>}</output>
      <p className={styles['note']} id={ids.note}>
        {texts.note}
      </p>
      <WhileWaiting checkedAt={checkedAt} />
      <WayOut
        texts={texts}
        isReconnecting={place.isReconnecting}
        isAsking={isAsking}
        onAsk={ask}
        onStop={onStop}
        signals={signals}
      />
    </dialog>
  )
}

/** Returns the state of the wait for the title of the tab. */
function titleOf({ opening, notice, isReconnecting }: Place, people: string): string {
  if (isReconnecting) return t.connecting
  if (notice) return notice === 'paused' ? t.pausedWait : t.waitingForNumber
  return opening ? t.opens(openingText(opening)) : t.waiting(people)
}

/** Shows the time of the last reply (milliseconds since 1970), the things to prepare, and a line in English. */
function WhileWaiting({ checkedAt }: { checkedAt: number | undefined }) {
  return (
    <p className={styles['meanwhile']}>
      {checkedAt !== undefined && <span>{t.lastChecked(clockText(checkedAt))}</span>}
      <span lang="en">{t.inEnglish}</span>
      <span className={styles['prepare']}>{t.prepare}</span>
    </p>
  )
}
