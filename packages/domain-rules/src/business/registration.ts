import { proceed, refuse, type Verdict } from '../verdict.ts'
import * as t from './texts.ko.ts'

/** What the tax office said of a business; an empty text counts as not given. */
export type RegistrationFacts = {
  taxStatus?: string | undefined
  errorCode?: string | undefined
  /** The server's own sentence for the person, when it has one. */
  message?: string | undefined
}

const CLOSED = '03'
const MAY_APPLY = ['01', '02', '10']
const MAY_APPLY_WITHOUT_STATUS = '10'

/** Whether a registered business may go on to identity verification (BZMN-14 to BZMN-20, AMB-98). */
export function registrationVerdict({ taxStatus, errorCode, message }: RegistrationFacts): Verdict {
  if (taxStatus === CLOSED) return refuse(t.closed)
  if (taxStatus) return MAY_APPLY.includes(taxStatus) ? proceed : refuse(t.unregistered)

  // The tax office sometimes gives no status; error code 10 then stands for "may go on".
  if (errorCode === MAY_APPLY_WITHOUT_STATUS) return proceed
  return refuse(message || t.unregistered)
}

/** Whether a result can be looked up, by the number of applications that were found (BZMN-31). */
export function lookupVerdict(applicationCount: number): Verdict {
  return applicationCount > 0 ? proceed : refuse(t.noApplication)
}
