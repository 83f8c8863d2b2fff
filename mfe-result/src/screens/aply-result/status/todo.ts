import type { ApplicationResult } from 'api-client/result'
import { isApplicationStatus } from 'domain-rules/application'
import { reasonCodesOf } from 'domain-rules/opinion'
import { canAddProof } from 'domain-rules/proof'
import * as t from '../texts.ko.ts'
import { askedAgain } from './supplement-requests.tsx'

/** Returns the sentence about the next thing to do. It names only actions that the screen offers. */
export function todoOf(result: ApplicationResult): string {
  const { status, batches } = result
  if (askedAgain(result).length > 0) return t.todo.supplement
  if (lacksReason(result)) return t.todo.askForReason
  if (status !== '대상선정') return t.noticeOf(status).todo

  const verdict = canAddProof({ applicationStatus: status, batches })
  if (!verdict.ok) return t.todo.nothingBecause(verdict.reason)
  return batches.length > 0 ? t.todo.moreProof : t.noticeOf(status).todo
}

/** Returns true if only the call centre can name the next thing to do. */
export function isForCallCentre(result: ApplicationResult): boolean {
  const lacksRequest = result.status === '보완요청' && askedAgain(result).length === 0
  return lacksRequest || lacksReason(result) || !isApplicationStatus(result.status)
}

function lacksReason({ status, remark }: ApplicationResult): boolean {
  return (status === '보류' || status === '대상미선정') && reasonCodesOf(remark).length === 0
}
