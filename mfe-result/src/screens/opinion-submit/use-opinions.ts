import { useEffect, useEffectEvent, useState } from 'react'
import { messageFor, RequestRefused, UnexpectedResponse } from 'api-client/errors'
import { listOpinions, type Opinion } from 'api-client/opinion'
import type { ApplicationResult } from 'api-client/result'
import { leaveHome, openResult } from 'applicant-flow/application-result'
import type { Draft } from 'applicant-flow/draft'
import { canSubmitOpinion } from 'domain-rules/opinion'
import { useAttempt } from 'remote-kit'
import { session } from 'shared-session'
import { opinionDrafts } from './opinion-draft.ts'
import * as t from './texts.ko.ts'

const HTTP_OK = 200

export type OpinionPage = { result: ApplicationResult; opinions: readonly Opinion[]; draft: Draft<string> }

/** The reason that no opinion may be submitted, or undefined (OPN-13, OPN-16, OPN-19). */
export function whyClosed({ result, opinions }: OpinionPage): string | undefined {
  const verdict = canSubmitOpinion({ applicationStatus: result.status, opinions })
  return verdict.ok ? undefined : verdict.reason
}

export type LoadedOpinions = {
  /** Null until it has loaded. A reload keeps the present one until the new one arrives. */
  page: OpinionPage | null
  failure: string | null
  reload: () => Promise<void>
}

/**
 * Loads the held application with its opinions. On entering, an error response shows that identification is needed.
 * Another status in the body shows the server's sentence and ends the session. Both lead home (OPN-40, OPN-41, AMB-102).
 * A broken connection does not.
 */
export function useOpinions(): LoadedOpinions {
  const [page, setPage] = useState<OpinionPage | null>(null)
  const [failure = null, reload] = useAttempt(load)
  const loadFirst = useEffectEvent(() => void reload())
  useEffect(() => loadFirst(), [])

  async function load(signal: AbortSignal): Promise<string | null> {
    const { identityCi: ci } = session.get()
    try {
      const result = await openResult(signal)
      if (!result) return null
      const opinions = await listOpinions(result.applicationNumber)
      const draft = await opinionDrafts.open({ ci, subject: result.applicationNumber })
      if (!signal.aborted) setPage({ result, opinions, draft })
      return null
    } catch (error) {
      return page === null && isErrorResponse(error) ? leaveRefused(error, signal) : messageFor(error)
    }
  }

  return { page, failure, reload }
}

type ErrorResponse = RequestRefused | UnexpectedResponse

/** A call that was made too often is none: its sentence names the time of the next try. */
function isErrorResponse(error: unknown): error is ErrorResponse {
  if (error instanceof RequestRefused) return error.errorCode !== 'TOO_MANY_REQUESTS'
  return error instanceof UnexpectedResponse && error.httpStatus !== HTTP_OK
}

function leaveRefused({ httpStatus, message }: ErrorResponse, signal: AbortSignal): Promise<null> {
  if (httpStatus !== HTTP_OK) return leaveHome(t.page.identityRequired, signal)
  return leaveHome(message, signal, () => session.reset())
}
