import { DownloadButton } from 'remote-kit'
import { texts } from '../texts/popups.ko.ts'
import { DailyPopup } from './daily-popup.tsx'
import { PopupImage } from './popup-image.tsx'
import type { ShownPopup } from './use-daily-popup.ts'

const { proofNotice } = texts

/** What proof is needed: thirteen examples, and two files to keep (POPUP-01 to POPUP-16). */
export function ProofNotice({ popup }: { popup: ShownPopup }) {
  return (
    <DailyPopup popup={popup} title={proofNotice.title} startsTicked>
      <p>{proofNotice.lead}</p>
      <div className="popup-downloads">
        <DownloadButton form="evidenceExamples">{proofNotice.examplesFile}</DownloadButton>
        <DownloadButton form="deliveryLedger">{proofNotice.ledgerFile}</DownloadButton>
      </div>
      <ul className="popup-examples">
        {proofNotice.examples.map(({ file, caption, alt }) => (
          <li key={file}>
            <PopupImage path={`evidence/${file}.svg`} {...{ caption, alt }} width={480} height={360} />
          </li>
        ))}
      </ul>
      <p>{proofNotice.reminder}</p>
    </DailyPopup>
  )
}
