import { proceed, refuse, type Verdict } from '../verdict.ts'
import type { YesNo } from '../yes-no.ts'
import { areConsentsAgreed } from './consent-toggles.ts'
import type { ConsentChoices } from './consents-verdict.ts'
import { CONSENT_SCREENS } from './consents.ts'
import * as t from './texts.ko.ts'

/** Returns true once all my-data items are ticked: only then is the request for one's own data offered (MYD-12). */
export function isMydataRequestOffered(choices: ConsentChoices): boolean {
  return areConsentsAgreed(choices, CONSENT_SCREENS.mydata)
}

/** Returns the choice after a tick: null as soon as an item is unticked (MYD-13). */
export function keptMydataRequest(choices: ConsentChoices, chosen: YesNo | null): YesNo | null {
  return isMydataRequestOffered(choices) ? chosen : null
}

/** Lets the person go on after all six items and either choice; not to request is one (MYD-19, AMB-48). */
export function mydataVerdict(choices: ConsentChoices, chosen: YesNo | null): Verdict {
  if (!isMydataRequestOffered(choices)) return refuse(t.requiredMissing)
  return chosen === null ? refuse(t.mydataRequestMissing) : proceed
}
