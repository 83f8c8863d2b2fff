import { koreanPeriod } from 'domain-rules/notice'
import { siteConfig } from 'site-config'
import { useIsWithin } from '../time/use-is-within.ts'
import { DailyPopup } from './daily-popup.tsx'
import { MessageNotice } from './message-notice.tsx'
import * as t from './texts.ko.ts'
import { useDailyPopup } from './use-daily-popup.ts'

/** The second popup of home, an image with its words, until its time is over (POPUP-20 to POPUP-22, AMB-93). */
export function ImageNotice() {
  const popup = useDailyPopup('home-image-notice')
  const { imagePopup, maintenance } = siteConfig().windows
  const isOfNow = useIsWithin(imagePopup)
  const announced = maintenance.at(-1)
  const { title, why, when, what, mayChange } = t.imageNotice
  return isOfNow ? (
    <DailyPopup popup={popup} title={title} startsTicked>
      <MessageNotice picture="notice-maintenance">
        <p>{why}</p>
        {announced && (
          <p>
            {when} <strong>{koreanPeriod(announced)}</strong>
          </p>
        )}
        <p>{what}</p>
        <p>{mayChange}</p>
      </MessageNotice>
    </DailyPopup>
  ) : null
}
