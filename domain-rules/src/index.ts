export { proceed, refuse, type Verdict } from './verdict.ts'
export { isWithin, koreaDate, type TimeWindow } from './korea-time.ts'

export {
  BUSINESS_NUMBER_LENGTH,
  BUSINESS_NUMBER_PARTS,
  checkBusinessNumber,
  checkBusinessNumberParts,
  digitsOf,
  formatBusinessNumber,
  splitBusinessNumber,
} from './business/business-number.ts'
export { lookupVerdict, registrationVerdict, type RegistrationFacts } from './business/registration.ts'

export {
  SELF_CHECK_QUESTION_COUNT,
  selfCheckVerdict,
  type SelfCheckAnswer,
} from './eligibility/self-check.ts'

export { guardVerdict, type GuardVerdict, type Need } from './journey/guard.ts'
export { paths, type Path } from './journey/paths.ts'

export { estimateWaitSeconds, type QueuePlace } from './queue/wait-estimate.ts'
