import { countApplications } from 'api-client/business'
import { hasUnfiledApplication } from 'applicant-flow/receipt'
import type { Verdict } from 'domain-rules'
import { lookupVerdict } from 'domain-rules/business'
import { dialogs, resetSession, session } from 'shared-session'
import * as t from './texts.ko.ts'

/**
 * Remembers the business in the session where it has an application to look at (BZMN-30..32, BZMN-34). A session belongs to
 * one application: that of another business is forgotten, and that of an application which was begun and not filed only
 * after a question. A refusal says why; null when the person stays with what they have begun.
 * @throws the named errors of `countApplications`
 */
export async function findApplication(businessNumber: string): Promise<Verdict | null> {
  const verdict = lookupVerdict(await countApplications(businessNumber))
  if (!verdict.ok) return verdict

  const isApplying = hasUnfiledApplication()
  if (isApplying && !(await dialogs.confirm(t.unfiled, { yes: t.lookUp, no: t.stay }))) return null
  if (isApplying || session.get().businessNumber !== businessNumber) resetSession()
  session.update({ half: 'result', businessNumber })
  return verdict
}
