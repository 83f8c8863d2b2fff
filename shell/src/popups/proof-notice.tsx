import { DownloadButton } from 'applicant-flow/documents'
import { allExamples } from 'applicant-flow/examples'
import { DailyPopup } from './daily-popup.tsx'
import { PopupImage } from './popup-image.tsx'
import * as t from './texts.ko.ts'
import type { ShownPopup } from './use-daily-popup.ts'

/** The proof that is needed: thirteen examples, and two files to keep (POPUP-01 to POPUP-16). */
export function ProofNotice({ popup }: { popup: ShownPopup }) {
  return (
    <DailyPopup popup={popup} title={t.proofNotice.title} startsTicked>
      <p>{t.proofNotice.lead}</p>
      <div className="popup-downloads">
        <DownloadButton form="evidenceExamples">{t.proofNotice.examplesFile}</DownloadButton>
        <DownloadButton form="deliveryLedger">{t.proofNotice.ledgerFile}</DownloadButton>
      </div>
      <ul className="popup-examples">
        {allExamples.map(({ file, caption, alt }) => (
          <li key={file}>
            <PopupImage path={`evidence/${file}.svg`} {...{ caption, alt }} width={480} height={360} />
          </li>
        ))}
      </ul>
      <p>{t.proofNotice.reminder}</p>
    </DailyPopup>
  )
}
