import { useEffect, useState } from 'react'
import type { Opening, Place } from '../client/place.ts'
import type { QueueSettings } from '../client/settings.ts'
import { openingText, timeLeftText } from './opening-text.ts'
import * as t from './texts.ko.ts'
import { peopleText } from './wait-text.ts'
import styles from './waiting-overlay.module.css'

type Props = { opening: Opening; place: Place; settings: QueueSettings; now: () => number }

/** Shows the opening and the minutes until then: running seconds help nobody. */
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
      <div className={styles[opening.entrant === null ? 'ahead' : 'behind']}>
        <dt>{opening.entrant === null ? t.ahead : t.alsoWaiting}</dt>
        <dd>{peopleText(place.ahead, settings.aheadLimit)}</dd>
      </div>
      {opening.entrant !== null && (
        <div>
          <dt>{t.entrant}</dt>
          <dd>{t.entrantNumber(opening.entrant.toLocaleString('ko-KR'))}</dd>
        </div>
      )}
    </dl>
  )
}

const TICK_MS = 1_000

/** Returns the seconds until the opening, counted by `now` (milliseconds) from the last reply. */
function useSecondsLeft(opening: Opening, now: () => number): number {
  const [left, setLeft] = useState(opening.secondsLeft)

  useEffect(() => {
    const opensAt = now() + opening.secondsLeft * 1000
    const count = () => setLeft(Math.max(0, Math.ceil((opensAt - now()) / 1000)))
    count()
    const timer = setInterval(count, TICK_MS)
    return () => clearInterval(timer)
  }, [opening, now])

  return left
}
