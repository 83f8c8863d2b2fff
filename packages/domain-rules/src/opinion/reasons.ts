import * as t from './texts.ko.ts'

/** An entry of the code group REAS_TYPE (RES-28). */
export type ReasonCode = { code: string; name: string; description: string }

/** A reason on the screen; an unknown one has no guidance. */
export type Reason = ReasonCode & { guidance: string | null }

const NOT_MAIN_REPRESENTATIVE = 'US01'
const CLOSED_BUSINESS = 'US02'

/** Returns the codes of a remark, which are separated by commas (RES-27). */
export function reasonCodesOf(remark: string | null | undefined): string[] {
  return (remark ?? '')
    .split(',')
    .map(code => code.trim())
    .filter(Boolean)
}

/** Returns the reason of a code by the list of known codes (RES-29 to RES-33). */
export function reasonFor(code: string, known: readonly ReasonCode[]): Reason {
  const entry = known.find(candidate => candidate.code === code)
  return {
    code,
    name: entry?.name || t.reasons.unknownName,
    description: entry?.description || t.reasons.noDescription,
    guidance: guidanceFor(code, entry !== undefined),
  }
}

/** Returns false if no opinion can help: the applicant is not the main representative (RES-99, AMB-81). */
export function isOpinionOffered(remark: string | null | undefined): boolean {
  return !reasonCodesOf(remark).includes(NOT_MAIN_REPRESENTATIVE)
}

function guidanceFor(code: string, isKnown: boolean): string | null {
  if (code === NOT_MAIN_REPRESENTATIVE) return t.reasons.onlyMainRepresentative
  if (code === CLOSED_BUSINESS) return t.reasons.closedBusiness
  return isKnown ? t.reasons.askCallCentre : null
}
