import { DownloadButton } from 'applicant-flow/documents'
import * as t from './texts.ko.ts'

/** To be filled in and kept at hand (PDIR-13). */
export function PledgeForm() {
  return (
    <DownloadButton form="directDeliveryPledge" variant="tertiary">
      {t.pledge}
    </DownloadButton>
  )
}
