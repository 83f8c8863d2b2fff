import type { YesNo } from '../yes-no.ts'
import type { ConsentChoices } from './consents-verdict.ts'

/** Returns true if shared administrative information is declined; the screen then asks for confirmation (CONS-60, AMB-45). */
export function declinesSharedInformation(choices: ConsentChoices): boolean {
  return choices.info_admin_yn !== 'Y'
}

/** Returns true if the person hands in documents: after declining shared information or the my-data request (APLY-08, APLY-136). */
export function documentsNeeded(choices: ConsentChoices, mydataRequest: YesNo | null): boolean {
  return declinesSharedInformation(choices) || mydataRequest !== 'Y'
}

/** Returns `ntaxAgreYn` of the application: Y if both consents of the group are given (APLY-125). */
export function taxInformationConsent(choices: ConsentChoices): YesNo {
  return choices.info_admin_yn === 'Y' && choices.tax_info_yn === 'Y' ? 'Y' : 'N'
}
