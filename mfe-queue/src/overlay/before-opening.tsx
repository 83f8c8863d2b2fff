import type { Opening, Place } from '../client/place.ts'
import type { QueueSettings } from '../client/settings.ts'
import { openingText, timeLeftText } from './opening-text.ts'
import * as t from './texts.ko.ts'
import { useSecondsLeft } from './use-seconds-left.ts'
import { peopleText } from './wait-text.ts'
import styles from './waiting-overlay.module.css'

type Props = { opening: Opening; place: Place; settings: QueueSettings; now: () => number }

/** When the line opens, and how long it is until then: in minutes, since no one is helped by seconds that run. */
export function BeforeOpening({ opening, place, settings, now }: Props) {
  const secondsLeft = useSecondsLeft(opening, now)
  return (
    <dl className={styles['place']}>
      <div className={styles['wait']}>
        <dt>{t.opensAt}</dt>
        <dd>
          <time dateTime={new Date(opening.at).toISOString()}>{openingText(opening)}</time>
        </dd>
      </div>
      <div className={styles['wait']}>
        <dt>{t.timeLeft}</dt>
        <dd>{timeLeftText(secondsLeft)}</dd>
      </div>
      <div className={styles['ahead']}>
        <dt>{opening.hasDraw ? t.alsoWaiting : t.ahead}</dt>
        <dd>{peopleText(place.ahead, settings.aheadLimit)}</dd>
      </div>
    </dl>
  )
}
