import { Layers } from 'ui-kit'
import { DailyPopup } from './daily-popup.tsx'
import { PopupImage } from './popup-image.tsx'
import * as t from './texts.ko.ts'
import { useDailyPopup, type ShownPopup } from './use-daily-popup.ts'

/** The popup of the FAQ page (POPUP-34, AMB-86). */
export function FaqPopup() {
  return <FaqNotice popup={useDailyPopup('faq-notice')} />
}

/** What it shows: an image, a box that starts unticked, a close button (POPUP-33). */
export function FaqNotice({ popup }: { popup: ShownPopup }) {
  const { title, alt } = t.faqNotice
  return (
    <Layers>
      <DailyPopup popup={popup} title={title} startsTicked={false}>
        <PopupImage path="notices/notice-supplement.svg" alt={alt} width={720} height={480} />
      </DailyPopup>
    </Layers>
  )
}
