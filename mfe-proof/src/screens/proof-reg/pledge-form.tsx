import { DownloadButton } from 'applicant-flow/documents'
import * as t from './texts.ko.ts'

/** A form to fill in and keep at hand (PDIR-13). */
export function PledgeForm() {
  return (
    <DownloadButton form="directDeliveryPledge" variant="tertiary">
      {t.pledge}
    </DownloadButton>
  )
}
