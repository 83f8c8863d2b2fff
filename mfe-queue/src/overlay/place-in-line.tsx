import type { Place } from '../client/place.ts'
import type { QueueSettings } from '../client/settings.ts'
import * as t from './texts.ko.ts'
import { LinePicture } from './line-picture.tsx'
import { useProgressInSteps } from './progress-steps.ts'
import { peopleText, waitText } from './wait-text.ts'
import styles from './waiting-overlay.module.css'

type Props = { place: Place; settings: QueueSettings }

/** Shows the place in the line, without a wait while nobody enters. Announcements for screen readers are separate, and rarer. */
export function PlaceInLine({ place, settings }: Props) {
  const progress = useProgressInSteps(place.progress)
  if (place.notice === 'numberLater') return null
  return (
    <>
      <LinePicture progress={place.progress} />
      <dl className={styles['place']}>
        <div className={styles['wait']}>
          <dt>{t.estimatedWait}</dt>
          <dd>{place.notice ? t.pausedWait : waitText(place.seconds, settings.timeLimit)}</dd>
        </div>
        <div className={styles['ahead']}>
          <dt>{t.ahead}</dt>
          <dd>{peopleText(place.ahead, settings.aheadLimit)}</dd>
        </div>
        <div className={styles['behind']}>
          <dt>{t.behind}</dt>
          <dd>{peopleText(place.behind, settings.behindLimit)}</dd>
        </div>
      </dl>
      <progress className={styles['progress']} aria-label={t.progress} max={100} value={progress} />
    </>
  )
}
