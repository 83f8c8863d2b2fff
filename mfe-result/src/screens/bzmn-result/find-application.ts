import { countApplications } from 'api-client/business'
import { hasUnfiledApplication } from 'applicant-flow/receipt'
import type { Verdict } from 'domain-rules'
import { lookupVerdict } from 'domain-rules/business'
import { dialogs, resetSession, session } from 'shared-session'
import * as t from './texts.ko.ts'

/**
 * Stores the business in the session if it has an application (BZMN-30..32, BZMN-34). A session belongs to one
 * application: the session of another business ends, and that of an unfinished application only after a question.
 * Returns a refusal with its reason, or null if the person keeps their unfinished application or has left.
 * @throws the named errors of `countApplications`
 */
export async function findApplication(businessNumber: string, signal: AbortSignal): Promise<Verdict | null> {
  const verdict = lookupVerdict(await countApplications(businessNumber))
  if (!verdict.ok) return verdict
  if (signal.aborted) return null

  const isApplying = hasUnfiledApplication()
  const labels = { yes: t.lookUp, no: t.stay }
  if (isApplying && !(await dialogs.confirm(t.unfiled, labels, { signal }))) return null
  if (isApplying || session.get().businessNumber !== businessNumber) resetSession()
  session.update({ half: 'result', businessNumber })
  return verdict
}
