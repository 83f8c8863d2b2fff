import { proceed, refuse, type Verdict } from '../verdict.ts'
import * as t from './texts.ko.ts'

/** Input of `registrationVerdict`: the tax office's facts of a business; an empty text counts as absent. */
export type RegistrationFacts = {
  taxStatus?: string | undefined
  errorCode?: string | undefined
  /** The server's own sentence for the person, if it has one. */
  message?: string | undefined
}

const CLOSED = '03'
const MAY_APPLY = ['01', '02', '10']
const MAY_APPLY_WITHOUT_STATUS = '10'

/** Lets a registered business go on to identity verification, or refuses it (BZMN-14 to BZMN-20, AMB-98). */
export function registrationVerdict({ taxStatus, errorCode, message }: RegistrationFacts): Verdict {
  if (taxStatus === CLOSED) return refuse(t.closed)
  if (taxStatus) return MAY_APPLY.includes(taxStatus) ? proceed : refuse(t.unregistered)

  // The tax office sometimes sends no status; error code 10 then means "may go on".
  if (errorCode === MAY_APPLY_WITHOUT_STATUS) return proceed
  return refuse(message || t.unregistered)
}

/** Refuses a result lookup that has found no application (BZMN-31). */
export function lookupVerdict(applicationCount: number): Verdict {
  return applicationCount > 0 ? proceed : refuse(t.noApplication)
}
