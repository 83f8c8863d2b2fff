import { siteConfig } from 'site-config'
import { useIsWithin } from '../time/use-is-within.ts'
import { DailyPopup } from './daily-popup.tsx'
import { PopupImage } from './popup-image.tsx'
import * as t from './texts.ko.ts'
import { useDailyPopup } from './use-daily-popup.ts'

/** The second popup of home, nothing but an image, until its time is over (POPUP-20 to POPUP-22, AMB-93). */
export function ImageNotice() {
  const popup = useDailyPopup('home-image-notice')
  const isOfNow = useIsWithin(siteConfig().windows.imagePopup)
  const { title, alt } = t.imageNotice
  return isOfNow ? (
    <DailyPopup popup={popup} title={title} startsTicked>
      <PopupImage path="notices/notice-maintenance.svg" alt={alt} width={720} height={480} />
    </DailyPopup>
  ) : null
}
