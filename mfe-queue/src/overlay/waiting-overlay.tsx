import { useId, useState, type SyntheticEvent } from 'react'
import type { Place } from '../client/place.ts'
import type { QueueSettings } from '../client/settings.ts'
import * as t from './texts.ko.ts'
import { BeforeOpening } from './before-opening.tsx'
import { useBlockedFrames } from './blocked-frames.ts'
import { openingText } from './opening-text.ts'
import { PlaceInLine } from './place-in-line.tsx'
import { usePopupPosition } from './popup-position.ts'
import { EntrySignalChoice } from './entry-signal-choice.tsx'
import type { EntrySignal } from './entry-signal.ts'
import { skinOf } from './skin.ts'
import { stageTexts } from './stage-texts.ts'
import { useOpenDialog } from './use-open-dialog.ts'
import { useTitleWithPlace } from './use-title-with-place.ts'
import { peopleText } from './wait-text.ts'
import styles from './waiting-overlay.module.css'
import { WayOut } from './way-out.tsx'

type Props = {
  place: Place
  settings: QueueSettings
  /** What is read aloud, once whenever it changes. */
  announcement: string
  /** Of a wait that another release left in the middle of the question. */
  isAskingAtFirst: boolean
  onAsk: (isAsking: boolean) => void
  signal: EntrySignal
  onStop: () => void
  /** In milliseconds. */
  now: () => number
}

/** Over the whole page while the person stands in line: how long yet, how many ahead, and a way out (QUE-01 to QUE-14). */
export function WaitingOverlay({ isAskingAtFirst, ...props }: Props) {
  const { place, settings, announcement, signal, onAsk, onStop, now } = props
  const { opening } = place
  const texts = stageTexts(place)
  const { dialog, heading, keepOpen } = useOpenDialog()
  const ids = { title: useId(), announcement: useId(), note: useId() }
  const [isAsking, setIsAsking] = useState(isAskingAtFirst)
  usePopupPosition(dialog, settings)
  useBlockedFrames(settings.blockedFrames)
  const people = peopleText(place.ahead, settings.aheadLimit)
  useTitleWithPlace(opening ? t.opens(openingText(opening)) : t.waiting(people))

  function ask(isOpen: boolean) {
    setIsAsking(isOpen)
    onAsk(isOpen)
  }

  // Escape means "away from here": it asks the same question as the button, and closes nothing by itself.
  function askInstead(event: SyntheticEvent) {
    event.preventDefault()
    ask(true)
  }

  return (
    <dialog
      className={styles['overlay']}
      data-skin={skinOf(settings.skin, navigator.userAgent)}
      style={{ zIndex: settings.popupLayer }}
      data-phone-look={settings.hasPhoneLook || undefined}
      ref={dialog}
      aria-labelledby={ids.title}
      aria-describedby={`${ids.announcement} ${ids.note}`}
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
      <p className={styles['note']} id={ids.note}>
        {texts.note}
      </p>
      <WayOut
        texts={texts}
        isReconnecting={place.isReconnecting}
        isAsking={isAsking}
        onAsk={ask}
        onStop={onStop}
      >
        <EntrySignalChoice signal={signal} />
      </WayOut>
    </dialog>
  )
}
