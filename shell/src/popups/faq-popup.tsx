import { Layers } from 'ui-kit'
import { DailyPopup } from './daily-popup.tsx'
import { MessageNotice } from './message-notice.tsx'
import * as t from './texts.ko.ts'
import { useDailyPopup, type ShownPopup } from './use-daily-popup.ts'

/** The popup of the FAQ page (POPUP-34, AMB-86). */
export function FaqPopup() {
  return <FaqNotice popup={useDailyPopup('faq-notice')} />
}

/** An image with its words, a box that starts unticked, and a close button (POPUP-33). */
export function FaqNotice({ popup }: { popup: ShownPopup }) {
  const { title, question, within, days, again, steps } = t.faqNotice
  return (
    <Layers>
      <DailyPopup popup={popup} title={title} startsTicked={false}>
        <MessageNotice picture="notice-supplement">
          <p>{question}</p>
          <p>
            {within} <strong>{days}</strong> {again}
          </p>
          <ol>
            {steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </MessageNotice>
      </DailyPopup>
    </Layers>
  )
}
